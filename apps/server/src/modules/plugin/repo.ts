import { plugin as entity } from '@seaberry/api-client/contract';
import { and, eq, sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import { hasId } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { plugin } from '../../db/schema/plugin.ts';

export type PluginRecord = typeof plugin.$inferSelect;

const events = sql`(select jsonb_agg(distinct h->>'event') from jsonb_array_elements(${plugin.hooks}) h)`;

export const pluginRows = (db: Db) => repository(db, entity, plugin, { extra: { events } });

/** The plugin of the company with a code, locked until the transaction ends. */
export async function pluginWith(db: Db, tenantId: string, code: string): Promise<PluginRecord | null> {
  const [row] = await db.orm
    .select()
    .from(plugin)
    .where(and(eq(plugin.tenantId, tenantId), eq(plugin.code, code)))
    .for('update');
  return row ?? null;
}

/** A plugin that the caller may change, locked until the transaction ends; null for an unknown one, and one outside of the data range. */
export async function holdPlugin(db: Db, id: string): Promise<PluginRecord | null> {
  const [row] = await db.orm.select().from(plugin).where(hasId(plugin.id, id)).for('update');
  return row ?? null;
}

export async function countPlugins(db: Db, tenantId: string): Promise<number> {
  const [row] = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(plugin)
    .where(eq(plugin.tenantId, tenantId));
  return row?.count ?? 0;
}

export const insertPlugin = (db: Db, row: typeof plugin.$inferInsert): Promise<unknown> => db.orm.insert(plugin).values(row);

/** @returns false for a row outside of the data range of the caller */
export async function writePlugin(db: Db, id: string, columns: Partial<PluginRecord>): Promise<boolean> {
  const rows = await db.orm.update(plugin).set(columns).where(eq(plugin.id, id)).returning({ id: plugin.id });
  return rows.length > 0;
}
