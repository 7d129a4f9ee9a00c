import { and, eq, exists, not, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { tenantMenu } from '../../../db/schema/access.ts';
import { appUser, menu, tenant } from '../../../db/schema/core.ts';

/** Parent of a menu entry, and whether the entry is reserved for platform administrators. */
export type MenuPlace = Pick<typeof menu.$inferSelect, 'id' | 'parentId' | 'platform'>;

export const menuPlaces = (db: Db): Promise<MenuPlace[]> =>
  db.orm.select({ id: menu.id, parentId: menu.parentId, platform: menu.platform }).from(menu);

/** Whether platform administrators (account type 999) belong to this company. */
export async function isHomeOfPlatform(db: Db, tenantId: string): Promise<boolean> {
  const own = await db.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(eq(appUser.tenantId, tenantId), eq(appUser.accountType, 999)))
    .limit(1);
  return own.length > 0;
}

/** `half`: checked only because of entries below it, as in the tree of the form. */
type Granted = Pick<typeof tenantMenu.$inferSelect, 'menuId' | 'half'>;

/**
 * Replaces the menus of a company. Unchanged entries are not rewritten, so that the difference log has only granted and revoked entries.
 */
export async function replaceMenus(db: Db, tenantId: string, menus: readonly Granted[]): Promise<void> {
  const ids = menus.map(({ menuId }) => menuId);
  await db.orm.delete(tenantMenu).where(and(eq(tenantMenu.tenantId, tenantId), notInArray(tenantMenu.menuId, ids)));
  if (menus.length === 0) return;
  await db.orm
    .insert(tenantMenu)
    .values(menus.map((one) => ({ tenantId, ...one })))
    .onConflictDoUpdate({
      target: [tenantMenu.tenantId, tenantMenu.menuId],
      set: { half: sql`excluded.half` },
      setWhere: sql`${tenantMenu.half} <> excluded.half`,
    });
}

/** Ids of the menus a company may use, in the order of the menu. */
export async function menusFor(db: Db, tenantId: string): Promise<string[]> {
  const granted = db.orm
    .select({ id: tenantMenu.menuId })
    .from(tenantMenu)
    .where(and(eq(tenantMenu.tenantId, tenant.id), eq(tenantMenu.menuId, menu.id)));
  const rows = await db.orm
    .select({ id: menu.id })
    .from(menu)
    .innerJoin(tenant, eq(tenant.id, tenantId))
    .where(and(not(menu.platform), or(not(tenant.menusLimited), exists(granted))))
    .orderBy(menu.position, menu.id);
  return rows.map(({ id }) => id);
}
