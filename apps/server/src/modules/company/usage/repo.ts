import type { Answered } from '@seaberry/api-client/schemas';
import { and, desc, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { berryLedger } from '../../../db/schema/tracking.ts';

const DAY_MS = 86_400_000;
const NEWEST = 50;

/** Berries spent and received, day by day in UTC, and the newest rows. Times are domain times, as in the ledger. */
export async function usageOf(db: Db, tenantId: string, days: number, now: string): Promise<Answered<'company', 'usage'>> {
  const today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`);
  const from = new Date(today - (days - 1) * DAY_MS).toISOString();
  const { amount, createTime } = berryLedger;
  const sums = await db.orm
    .select({
      day: sql<string>`to_char(${createTime} at time zone 'UTC', 'YYYY-MM-DD')`,
      used: sql<number>`(-coalesce(sum(${amount}) filter (where ${amount} < 0), 0))::int`,
      added: sql<number>`coalesce(sum(${amount}) filter (where ${amount} > 0), 0)::int`,
    })
    .from(berryLedger)
    .where(and(eq(berryLedger.tenantId, tenantId), gte(createTime, from)))
    .groupBy(sql`1`)
    .orderBy(sql`1`);
  const { id, kind, balanceAfter: balance, referenceNo: reference } = berryLedger;
  const rows = await db.orm
    .select({ id, amount, kind, balance, reference, createTime })
    .from(berryLedger)
    .where(eq(berryLedger.tenantId, tenantId))
    .orderBy(desc(createTime), desc(id))
    .limit(NEWEST);
  return { days: sums, rows };
}
