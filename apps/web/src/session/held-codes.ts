import { ORIGIN_CODES, ORIGIN_UNGATED } from '@seaberry/api-client/contract';

import type { SysInfo, UserInfo } from './session.ts';

/** Whether a back end is another than ours, which always says what it can; one that has not answered yet passes for ours. */
export const isOtherBackEnd = (info: SysInfo | undefined): boolean => info !== undefined && info.capabilities == null;

/**
 * The button codes a person holds, as the contract names them. Another back end calls some of them otherwise, and has none for what it
 * lets everybody do. Comfort, as the guard is: each back end decides by itself whom it answers.
 */
export function permissionSet(user: UserInfo, otherBackEnd: boolean): ReadonlySet<string> {
  const held = new Set<string>(user.buttons ?? []);
  if (!otherBackEnd) return held;
  for (const [theirs, ours] of Object.entries(ORIGIN_CODES)) if (held.has(theirs)) held.add(ours);
  for (const code of ORIGIN_UNGATED) held.add(code);
  return held;
}
