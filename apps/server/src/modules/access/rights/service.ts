import { hasId } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { readRange, SCOPE } from '../range/repo.ts';
import { countMenus, heldMenus, namedMenus, rolesWithRights } from './repo.ts';

/* Rules against privilege escalation: callers grant only rights that they have, and change only users who have no more rights than they
   have, since a caller who resets an administrator's password could sign in as the administrator. Every call that grants rights or changes
   users checks this in its transaction. */

/**
 * Checks menus and buttons to be granted. Platform administrators also see disabled menus, and may grant those in their roles.
 * @throws BusinessError mayNotGrant when the caller lacks one of these menus or buttons, notFound for unknown ids.
 */
export async function assertMayGrantMenus(db: Db, caller: SignedIn, menuIds: readonly string[]): Promise<void> {
  if (menuIds.length === 0) return;
  if ((await countMenus(db, menuIds)) < new Set(menuIds).size) throw new BusinessError(ERROR.notFound);
  const held = await heldMenus(db, caller.userId);
  const lacking = menuIds.filter((id) => !held.has(id));
  if (lacking.length === 0) return;
  const named = caller.platform ? await namedMenus(db, caller.userId) : held;
  if (lacking.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
}

/** Data range of a role. */
export interface GrantedRange {
  /** A value of `SCOPE`. */
  scope: number;
  /** Organizations of a custom range. */
  orgIds: readonly string[];
}

/** @throws BusinessError mayNotGrant when the range exceeds the caller's own. */
export function assertMayGrantRange(caller: SignedIn, { scope, orgIds }: GrantedRange): void {
  const { orgs } = caller;
  if (orgs === null) return;
  // The organizations of "department" and "department and below" depend on the user who gets the role, so they may exceed the caller's.
  if (scope === SCOPE.all || scope === SCOPE.departmentAndBelow || scope === SCOPE.department) throw new BusinessError('mayNotGrant');
  if (scope === SCOPE.custom && orgIds.some((id) => !orgs.includes(id))) throw new BusinessError('mayNotGrant');
}

/**
 * Checks roles to be assigned: each must exist for the company and have no more rights than the caller.
 *
 * @throws BusinessError notFound, mayNotGrant
 */
export async function assertMayGrantRoles(db: Db, caller: SignedIn, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const rows = await rolesWithRights(db, roleIds, caller.platform);
  if (rows.length < new Set(roleIds).size) throw new BusinessError(ERROR.notFound);
  const named = await namedMenus(db, caller.userId);
  for (const { menus, ...range } of rows) {
    if (menus.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
    assertMayGrantRange(caller, range);
  }
}

/**
 * Checks a user to be changed, who must be in the caller's data range (by row-level security) and have no more rights than the caller.
 *
 * @throws BusinessError notFound when unknown or not visible, aboveYou
 */
export async function assertMayChangeUser(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const [person] = await db.orm.select({ accountType: appUser.accountType }).from(appUser).where(hasId(appUser.id, userId));
  if (!person) throw new BusinessError(ERROR.notFound);
  if (userId === caller.userId || caller.platform) return;
  // 999: a platform administrator, even without a role.
  if (person.accountType === 999) throw new BusinessError('aboveYou');
  // Includes disabled roles, since these can be enabled again.
  const [theirs, mine] = [await namedMenus(db, userId, true), await namedMenus(db, caller.userId)];
  if ([...theirs].some((id) => !mine.has(id))) throw new BusinessError('aboveYou');
  if (caller.orgs === null) return;
  const range = await readRange(db, userId, true);
  const { orgs } = caller;
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('aboveYou');
}
