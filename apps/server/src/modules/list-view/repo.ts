import { and, asc, count, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { listView, listViewDefault } from '../../db/schema/access.ts';

/** Views of a list that the user may see: by row-level security, the user's own and the shared ones of the company. */
export const viewsOf = (db: Db, userId: string, list: string) =>
  db.orm
    .select({
      id: listView.id,
      name: listView.name,
      view: listView.view,
      shared: listView.shared,
      version: listView.version,
      own: sql<boolean>`${listView.userId} = ${userId}`,
      isDefault: sql<boolean>`${listViewDefault.viewId} is not null`,
    })
    .from(listView)
    .leftJoin(listViewDefault, and(eq(listViewDefault.viewId, listView.id), eq(listViewDefault.userId, userId)))
    .where(eq(listView.list, list))
    .orderBy(desc(sql`${listView.userId} = ${userId}`), asc(sql`lower(${listView.name})`), asc(listView.id));

/** Path of the list to which a view belongs; null for a view that the user may not see. */
export async function listOf(db: Db, id: string): Promise<string | null> {
  const [row] = await db.orm.select({ list: listView.list }).from(listView).where(eq(listView.id, id));
  return row?.list ?? null;
}

export async function countViews(db: Db, userId: string): Promise<number> {
  const [row] = await db.orm.select({ count: count() }).from(listView).where(eq(listView.userId, userId));
  return row?.count ?? 0;
}

/** Number of shared views of a list in the company, without one of them. */
export async function countShared(db: Db, list: string, withoutId: string): Promise<number> {
  const shared = and(eq(listView.list, list), eq(listView.shared, true), ne(listView.id, withoutId));
  const [row] = await db.orm.select({ count: count() }).from(listView).where(shared);
  return row?.count ?? 0;
}

export async function insertView(db: Db, view: typeof listView.$inferInsert): Promise<void> {
  await db.orm.insert(listView).values(view);
}

/** @returns false when the user has no such view */
export async function updateView(db: Db, userId: string, id: string, changes: Partial<typeof listView.$inferInsert>): Promise<boolean> {
  const rows = await db.orm
    .update(listView)
    .set(changes)
    .where(and(eq(listView.id, id), eq(listView.userId, userId)))
    .returning({ id: listView.id });
  return rows.length > 0;
}

/** @returns false when the user has no such view */
export async function deleteView(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.orm
    .delete(listView)
    .where(and(eq(listView.id, id), eq(listView.userId, userId)))
    .returning({ id: listView.id });
  return rows.length > 0;
}

/** Replaces the user's default view of a list. */
export async function writeDefault(db: Db, row: typeof listViewDefault.$inferInsert): Promise<void> {
  const { userId, list } = listViewDefault;
  await db.orm
    .insert(listViewDefault)
    .values(row)
    .onConflictDoUpdate({ target: [userId, list], set: { viewId: row.viewId } });
}
