import type { Db } from '../../../db/port.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { readRange, SCOPE } from '../range/repo.ts';

/*
 * Nobody gives what they do not have, and nobody lays hands on somebody who may do more than they: whoever could reset the password of
 * an administrator would be one. These are the only rules of it; every call that grants or touches people asks here, in its unit.
 */

/** Menus and buttons somebody holds. */
async function heldMenus(db: Db, userId: string): Promise<Set<string>> {
  const rows = await db.sql<{ menu_id: string }>('select menu_id from held_menu where user_id = $1', [userId]);
  return new Set(rows.map(({ menu_id: id }) => id));
}

/**
 * Menus and buttons that the roles of somebody name, whatever of them is disabled or not for their company today. Roles are compared by
 * this: otherwise nobody could give a role, not even an administrator their own, once a menu of it is withdrawn.
 */
async function namedMenus(db: Db, userId: string, ofDisabledRoles = false): Promise<Set<string>> {
  const rows = await db.sql<{ menu_id: string }>(
    `select distinct rm.menu_id from user_role ur join role r on r.id = ur.role_id and (r.enabled or $2::boolean)
     join role_menu rm on rm.role_id = r.id where ur.user_id = $1`,
    [userId, ofDisabledRoles],
  );
  return new Set(rows.map(({ menu_id: id }) => id));
}

/**
 * Administrators of the installation are shown also what nobody holds today, since it is disabled: of that they give what their roles name.
 *
 * @throws BusinessError mayNotGrant when the caller lacks one of these menus or buttons, D1002 for ids that are none.
 */
export async function assertMayGrantMenus(db: Db, caller: SignedIn, menuIds: readonly string[]): Promise<void> {
  if (menuIds.length === 0) return;
  const known = await db.sql<{ id: string }>(
    'select id from menu where id::text in (select value from jsonb_array_elements_text($1::jsonb))',
    [JSON.stringify(menuIds)],
  );
  if (known.length < new Set(menuIds).size) throw new BusinessError('D1002');
  const held = await heldMenus(db, caller.userId);
  const lacking = menuIds.filter((id) => !held.has(id));
  if (lacking.length === 0) return;
  const named = caller.platform ? await namedMenus(db, caller.userId) : held;
  if (lacking.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
}

/** What narrows a role: its width and, for a custom one, its organizations. */
export interface GrantedRange {
  scope: number;
  orgIds: readonly string[];
}

/** @throws BusinessError mayNotGrant when the range reaches further than the caller's own. */
export function assertMayGrantRange(caller: SignedIn, { scope, orgIds }: GrantedRange): void {
  const { orgs } = caller;
  if (orgs === null) return;
  // "Department" and "department and below" follow whoever holds the role, so that nothing is known of how far they reach.
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
  const rows = await db.sql<{ id: string; data_scope: number; menus: string[]; orgs: string[] }>(
    `select r.id, r.data_scope, array(select m.id::text from role_menu rm join menu m on m.id = rm.menu_id where rm.role_id = r.id
         and (not m.platform or $2::boolean or r.code = 'platform')) as menus,
       array(select org_id::text from role_org ro where ro.role_id = r.id) as orgs
     from role r where r.id::text in (select value from jsonb_array_elements_text($1::jsonb))`,
    [JSON.stringify(roleIds), caller.platform],
  );
  if (rows.length < new Set(roleIds).size) throw new BusinessError('D1002');
  const named = await namedMenus(db, caller.userId);
  for (const { data_scope: scope, menus, orgs } of rows) {
    if (menus.some((id) => !named.has(id))) throw new BusinessError('mayNotGrant');
    assertMayGrantRange(caller, { scope, orgIds: orgs });
  }
}

/**
 * For whatever changes a person: they are in the caller's data range (row-level security), and may not do more than the caller.
 *
 * @throws BusinessError D1002 unknown or out of sight, aboveYou
 */
export async function assertMayTouch(db: Db, caller: SignedIn, userId: string): Promise<void> {
  const [person] = await db.sql<{ account_type: number }>('select account_type from app_user where id::text = $1', [userId]);
  if (!person) throw new BusinessError('D1002');
  if (userId === caller.userId || caller.platform) return;
  if (person.account_type === 999) throw new BusinessError('aboveYou');
  // Of all their roles, disabled ones too: what sleeps may be woken again.
  const [theirs, mine] = [await namedMenus(db, userId, true), await namedMenus(db, caller.userId)];
  if ([...theirs].some((id) => !mine.has(id))) throw new BusinessError('aboveYou');
  if (caller.orgs === null) return;
  const range = await readRange(db, userId, true);
  const { orgs } = caller;
  if (range === null || range.some((id) => !orgs.includes(id))) throw new BusinessError('aboveYou');
}
