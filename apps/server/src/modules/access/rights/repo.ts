import { and, eq, not, or, sql } from 'drizzle-orm';
import { hasIdIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { heldMenu, roleOrg } from '../../../db/schema/access.ts';
import { menu, role, roleMenu, userRole } from '../../../db/schema/core.ts';

/** Menus and buttons that a user can use. */
export async function heldMenus(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db.orm.select({ id: heldMenu.menuId }).from(heldMenu).where(eq(heldMenu.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/**
 * Menus and buttons in the roles of a user, including those that are disabled or not available to the company. Rights are compared by
 * these: otherwise no user could grant a role that contains a disabled menu.
 */
export async function namedMenus(db: Db, userId: string, ofDisabledRoles = false): Promise<ReadonlySet<string>> {
  const rows = await db.orm
    .selectDistinct({ id: roleMenu.menuId })
    .from(userRole)
    .innerJoin(role, and(eq(role.id, userRole.roleId), ofDisabledRoles ? undefined : eq(role.enabled, true)))
    .innerJoin(roleMenu, eq(roleMenu.roleId, role.id))
    .where(eq(userRole.userId, userId));
  return new Set(rows.map(({ id }) => id));
}

/** Number of these menus and buttons that exist. */
export async function countMenus(db: Db, ids: readonly string[]): Promise<number> {
  const rows = await db.orm.select({ id: menu.id }).from(menu).where(hasIdIn(menu.id, ids));
  return rows.length;
}

/** Roles with their data range and menus. @param platform Includes menus for platform administrators. */
export const rolesWithRights = (db: Db, ids: readonly string[], platform: boolean) => {
  const shown = platform ? undefined : or(not(menu.platform), eq(role.code, 'platform'));
  const menus = db.orm
    .select({ id: sql`${menu.id}::text` })
    .from(roleMenu)
    .innerJoin(menu, eq(menu.id, roleMenu.menuId))
    .where(and(eq(roleMenu.roleId, role.id), shown));
  const orgs = db.orm
    .select({ id: sql`${roleOrg.orgId}::text` })
    .from(roleOrg)
    .where(eq(roleOrg.roleId, role.id));
  return db.orm
    .select({ id: role.id, scope: role.dataScope, menus: sql<string[]>`array${menus}`, orgIds: sql<string[]>`array${orgs}` })
    .from(role)
    .where(hasIdIn(role.id, ids));
};
