import { hasId } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { readRange, SCOPE } from '../range/repo.ts';
import { countMenus, heldMenus, namedMenus, rolesWithRights } from './repo.ts';

/* Callers grant only what they hold, and change only people who may do no more than they: a caller who could reset the password
   of an administrator would be one. These are the only rules of it; every call that grants or touches people asks here, in its
   transaction. */

/**
 * Administrators of the installation are also shown disabled menus, which no role opens today: of those they grant what their roles name.
 * @throws BusinessError mayNotGrant when the caller lacks one of these menus or buttons, D1002 for ids that are none.
 */
export async function assertMayGrantMenus(db: Db, caller: SignedIn, menuIds: readonly string[]): Promise<void> {
  if (menuIds.length === 0) return;
  if ((await countMenus(db, menuIds)) < new Set(menuIds).size) throw new BusinessError('D1002');
  const held = await heldMenus(db, caller.userId);
  const lacking = menuIds.filter((id) => !held.has(id));
  if (lacking.length === 0) return;
  const named = caller.platform ? await namedMenus(db, caller.userId) : held;
  if (lacking.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
}

/** Range of a role: its width and, for a custom one, its organizations. */
export interface GrantedRange {
  scope: number;
  orgIds: readonly string[];
}

/** @throws BusinessError mayNotGrant when the range reaches further than the caller's own. */
export function assertMayGrantRange(caller: SignedIn, { scope, orgIds }: GrantedRange): void {
  const { orgs } = caller;
  if (orgs === null) return;
  // "Department" and "department and below" depend on each holder of the role, so that their reach is not known here.
  if (scope === SCOPE.all || scope === SCOPE.departmentAndBelow || scope === SCOPE.department) throw new BusinessError('mayNotGrant');
  if (scope === SCOPE.custom && orgIds.some((id) => !orgs.includes(id))) throw new BusinessError('mayNotGrant');
}

/**
 * Roles as they are given to people: each must exist for the company and hold no more than the caller does.
 *
 * @throws BusinessError D1002, mayNotGrant
 */
export async function assertMayGrantRoles(db: Db, caller: SignedIn, roleIds: readonly string[]): Promise<void> {
  if (roleIds.length === 0) return;
  const rows = await rolesWithRights(db, roleIds, caller.platform);
  if (rows.length < new Set(roleIds).size) throw new BusinessError('D1002');
  const named = await namedMenus(db, caller.userId);
  for (const { menus, ...range } of rows) {
    if (menus.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
    assertMayGrantRange(caller, range);
  }
}

/**
 * For whatever changes a person: they are in the caller's data range (row-level security), and may not do more than the caller.
 *
 * @throws BusinessError D1002 unknown or out of sight, aboveYou
 */
export async function assertMayTouch(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const [person] = await db.orm.select({ accountType: appUser.accountType }).from(appUser).where(hasId(appUser.id, userId));
  if (!person) throw new BusinessError('D1002');
  if (userId === caller.userId || caller.platform) return;
  if (person.accountType === 999) throw new BusinessError('aboveYou');
  // Of all their roles, disabled ones too: those may be enabled again.
  const [theirs, mine] = [await namedMenus(db, userId, true), await namedMenus(db, caller.userId)];
  if ([...theirs].some((id) => !mine.has(id))) throw new BusinessError('aboveYou');
  if (caller.orgs === null) return;
  const range = await readRange(db, userId, true);
  const { orgs } = caller;
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('aboveYou');
}
