import { ORIGIN_CODES, ORIGIN_UNGATED } from '@seaberry/api-client/contract';

import type { SysInfo, UserInfo } from './session.ts';

/** Whether it is another backend: ours always lists its capabilities; until sysInfo is loaded it counts as ours. */
export const isOtherBackEnd = (info: SysInfo | undefined): boolean => info !== undefined && info.capabilities == null;

/**
 * Button codes of a user, in the names of the contract. Another backend has different names for some, and none for calls that it allows all
 * users. For convenience only: each backend enforces its permissions.
 */
export function permissionSet(user: UserInfo, otherBackEnd: boolean): ReadonlySet<string> {
  const held = new Set<string>(user.buttons ?? []);
  if (!otherBackEnd) return held;
  for (const [theirs, ours] of Object.entries(ORIGIN_CODES)) if (held.has(theirs)) held.add(ours);
  for (const code of ORIGIN_UNGATED) held.add(code);
  return held;
}
