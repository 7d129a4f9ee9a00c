import { ORIGIN_CODES, ORIGIN_UNGATED } from '@seaberry/api-client/contract';

import type { SysInfo, UserInfo } from './session.ts';

/** Whether a back end is another than ours, which always says what it can; one that has not answered yet passes for ours. */
export const isOtherBackEnd = (info: SysInfo | undefined): boolean => info !== undefined && info.capabilities == null;

/**
 * Button codes of a user, as the contract names them. Another backend names some of them differently, and has none for calls that it allows
 * everyone. A convenience like the route guard: each backend enforces its permissions.
 */
export function permissionSet(user: UserInfo, otherBackEnd: boolean): ReadonlySet<string> {
  const held = new Set<string>(user.buttons ?? []);
  if (!otherBackEnd) return held;
  for (const [theirs, ours] of Object.entries(ORIGIN_CODES)) if (held.has(theirs)) held.add(ours);
  for (const code of ORIGIN_UNGATED) held.add(code);
  return held;
}
