import { and, eq, inArray, not, notInArray, sql } from 'drizzle-orm';
import { hasIdIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { heldMenu, org, roleOrg } from '../../../db/schema/access.ts';
import { roleMenu } from '../../../db/schema/core.ts';
import type { SignedIn } from '../../../http/handlers.ts';

/** A menu entry of a role; `half` if it is granted only because an entry below it is, as in a tree with half-checked boxes. */
export type Granted = Pick<typeof roleMenu.$inferSelect, 'menuId' | 'half'>;

const WANTED = `with recursive
    mine as (select menu_id from held_menu where user_id = $1),
    wanted as (
      select id, parent_id from menu where id::text in (select value from jsonb_array_elements_text($2::jsonb))
      union select m.id, m.parent_id from wanted w join menu m on m.id = w.parent_id join mine on mine.menu_id = m.id
    )
  select id as "menuId", id::text not in (select value from jsonb_array_elements_text($3::jsonb)) as half from wanted`;

/** These menus, and their ancestors as far as the user has them. All except `checkedIds` are `half`. */
export const withParents = (db: Db, userId: string, ids: readonly string[], checkedIds: readonly string[]): Promise<Granted[]> =>
  db.sql<Granted>(WANTED, [userId, JSON.stringify(ids), JSON.stringify(checkedIds)]);

/**
 * Replaces the menus of a role, except those that the caller does not see. Unchanged entries are not rewritten, so that the difference log
 * lists only granted and revoked ones.
 */
export async function replaceMenus(db: Db, caller: SignedIn, roleId: string, menus: readonly Granted[]): Promise<void> {
  const held = db.orm.select({ id: heldMenu.menuId }).from(heldMenu).where(eq(heldMenu.userId, caller.userId));
  const ids = menus.map(({ menuId }) => menuId);
  await db.orm
    .delete(roleMenu)
    .where(
      and(eq(roleMenu.roleId, roleId), caller.platform ? undefined : inArray(roleMenu.menuId, held), notInArray(roleMenu.menuId, ids)),
    );
  if (menus.length === 0) return;
  await db.orm
    .insert(roleMenu)
    .values(menus.map((one) => ({ roleId, ...one })))
    .onConflictDoUpdate({
      target: [roleMenu.roleId, roleMenu.menuId],
      set: { half: sql`excluded.half` },
      setWhere: sql`${roleMenu.half} <> excluded.half`,
    });
}

/** Replaces the organizations of a role. @returns how many the role has now; ids of unknown organizations are ignored */
export async function replaceOrgs(db: Db, roleId: string, orgIds: readonly string[]): Promise<number> {
  await db.orm.delete(roleOrg).where(and(eq(roleOrg.roleId, roleId), not(hasIdIn(roleOrg.orgId, orgIds))));
  const wanted = db.orm
    .select({ tenantId: org.tenantId, roleId: sql<string>`${roleId}::uuid`.as('role_id'), orgId: org.id })
    .from(org)
    .where(hasIdIn(org.id, orgIds));
  await db.orm.insert(roleOrg).select(wanted).onConflictDoNothing();
  const written = await db.orm.select({ orgId: roleOrg.orgId }).from(roleOrg).where(eq(roleOrg.roleId, roleId));
  return written.length;
}
