import type { Outlook } from '@seaberry/tracking';
import { and, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import type { OrderTable } from '../../../db/schema/order.ts';
import { plainSignal, type Finding } from './rules.ts';

/** Kind of order whose orders people set aside. */
export interface AsideKind {
  table: OrderTable;
  /** The column with the most important finding of an order, and its key in it. */
  top: { column: PgColumn; keyOf(value: unknown): string | null };
}

/** Findings of the orders among these that the caller sees, each locked until the transaction ends. */
export async function lockFindings(db: Db, { table, top }: AsideKind, ids: readonly string[]): Promise<(Finding & { id: string })[]> {
  const { id, outlook, signal, nextOverdueAt } = table;
  const rows = await db.orm
    .select({ id, outlook, signal, nextOverdueAt, top: top.column })
    .from(table)
    .where(and(isNull(table.deletedAt), hasUuidIn(id, ids)))
    .orderBy(id)
    .for('update');
  return rows.map((row) => ({
    id: row.id,
    // Every kind stores an outlook of its own stages.
    outlook: row.outlook as Outlook | null,
    topKey: top.keyOf(row.top),
    signal: plainSignal(row.signal),
    nextOverdueAt: row.nextOverdueAt,
  }));
}
