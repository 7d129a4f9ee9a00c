import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { hasIdIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { heldMenu, userMenu } from '../../../db/schema/access.ts';
import { menu } from '../../../db/schema/core.ts';
import type { MenuRow } from '../rows.ts';

/** Shortcuts to pages the user may still open, in the order in which they were added. */
export const shortcutsOf = (db: Db, userId: string): Promise<MenuRow[]> =>
  db.orm
    .select(getTableColumns(menu))
    .from(userMenu)
    .innerJoin(heldMenu, and(eq(heldMenu.userId, userMenu.userId), eq(heldMenu.menuId, userMenu.menuId)))
    .innerJoin(menu, eq(menu.id, userMenu.menuId))
    .where(eq(userMenu.userId, userId))
    .orderBy(userMenu.createTime, userMenu.menuId);

/** Number of shortcuts, and time of the newest. */
export async function countShortcuts(db: Db, userId: string): Promise<{ count: number; newest: string | null }> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int`, newest: sql<string | null>`max(${userMenu.createTime})` })
    .from(userMenu)
    .where(eq(userMenu.userId, userId));
  return row ?? { count: 0, newest: null };
}

/** Number of pages among these that the user may open. */
export async function countPermittedPages(db: Db, userId: string, menuIds: readonly string[]): Promise<number> {
  const rows = await db.orm
    .select({ id: menu.id })
    .from(heldMenu)
    .innerJoin(menu, and(eq(menu.id, heldMenu.menuId), eq(menu.kind, 'menu')))
    .where(and(eq(heldMenu.userId, userId), hasIdIn(menu.id, menuIds)));
  return rows.length;
}

export async function addShortcuts(db: Db, shortcuts: (typeof userMenu.$inferInsert)[]): Promise<void> {
  if (shortcuts.length > 0) await db.orm.insert(userMenu).values(shortcuts).onConflictDoNothing();
}

/** @param menuIds Menus of the shortcuts to delete; default: all. */
export async function deleteShortcuts(db: Db, userId: string, menuIds?: readonly string[]): Promise<void> {
  await db.orm.delete(userMenu).where(and(eq(userMenu.userId, userId), menuIds && hasIdIn(userMenu.menuId, menuIds)));
}
