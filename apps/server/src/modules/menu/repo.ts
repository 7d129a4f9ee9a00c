import { and, eq, getTableColumns, inArray, ne, not, or, sql } from 'drizzle-orm';
import { hasIdIn } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { heldMenu, tenantMenu } from '../../db/schema/access.ts';
import { menu, role, roleMenu, tenant } from '../../db/schema/core.ts';
import { roleId } from '../role/catalogue.ts';
import type { MenuRow } from './rows.ts';

/** All rows, some hundreds at most. */
export const allMenus = (db: Db): Promise<MenuRow[]> => db.orm.select().from(menu).orderBy(menu.position, menu.id);

/** Entries that a user has, in the order of the menu. `pages` omits the buttons, but not the directories. */
export const menusHeldBy = (db: Db, userId: string, which: 'pages' | 'all' = 'all'): Promise<MenuRow[]> =>
  db.orm
    .select(getTableColumns(menu))
    .from(heldMenu)
    .innerJoin(menu, eq(menu.id, heldMenu.menuId))
    .where(and(eq(heldMenu.userId, userId), which === 'pages' ? ne(menu.kind, 'button') : undefined))
    .orderBy(menu.position, menu.id);

export async function readMenu(db: Db, id: string): Promise<MenuRow | undefined> {
  const [row] = await db.orm.select().from(menu).where(eq(menu.id, id));
  return row;
}

export async function insertMenu(db: Db, row: MenuRow): Promise<void> {
  await db.orm.insert(menu).values(row);
}

/** Writes a row; a built-in one is marked as edited. */
export async function writeMenu(db: Db, row: MenuRow): Promise<void> {
  await db.orm
    .update(menu)
    .set({ ...row, edited: sql`${menu.builtIn}` })
    .where(eq(menu.id, row.id));
}

/** Sets whether rows that are not built in are reserved for platform administrators. */
export async function writePlatform(db: Db, ids: readonly string[], platform: boolean): Promise<void> {
  await db.orm
    .update(menu)
    .set({ platform })
    .where(and(not(menu.builtIn), hasIdIn(menu.id, ids)));
}

/**
 * Locks the companies and roles that have these menus, before the menus are removed, which raises the versions of these rows. Other
 * transactions lock in the same order, first the company or role and then its menus, so that no two wait for each other.
 */
export async function lockHolders(db: Db, menuIds: readonly string[]): Promise<void> {
  const companies = db.orm.select({ id: tenantMenu.tenantId }).from(tenantMenu).where(hasIdIn(tenantMenu.menuId, menuIds));
  await db.orm.select({ id: tenant.id }).from(tenant).where(inArray(tenant.id, companies)).orderBy(tenant.id).for('no key update');
  const roles = db.orm.select({ id: roleMenu.roleId }).from(roleMenu).where(hasIdIn(roleMenu.menuId, menuIds));
  await db.orm.select({ id: role.id }).from(role).where(inArray(role.id, roles)).orderBy(role.id).for('no key update');
}

export async function deleteMenus(db: Db, ids: readonly string[]): Promise<void> {
  await db.orm.delete(menu).where(hasIdIn(menu.id, ids));
}

/** Grants rows that are not built in to the built-in roles: to platform administrators all, to company administrators all for companies. */
export async function grantToBuiltInRoles(db: Db, menuIds: readonly string[]): Promise<void> {
  const isGranted = or(eq(role.id, roleId('platform')), and(eq(role.id, roleId('admin')), not(menu.platform)));
  // `half` marks an entry that is granted only because an entry below it is.
  const wanted = db.orm
    .select({ roleId: role.id, menuId: menu.id, half: sql<boolean>`false`.as('half') })
    .from(menu)
    .innerJoin(role, isGranted)
    .where(and(hasIdIn(menu.id, menuIds), not(menu.builtIn)));
  await db.orm.insert(roleMenu).select(wanted).onConflictDoNothing();
}
