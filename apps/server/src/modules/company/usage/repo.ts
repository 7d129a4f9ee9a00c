import type { Answered } from '@seaberry/api-client/schemas';
import type { Db } from '../../../db/port.ts';

const DAY_MS = 86_400_000;
const NEWEST = 50;

interface LedgerRow extends Record<string, unknown> {
  id: string;
  amount: number;
  kind: string;
  balance_after: number;
  reference_no: string | null;
  create_time: string;
}

/** What went out of the balance and what came in, day by day in UTC, and the newest rows. Times are domain times, as in the ledger. */
export async function usageOf(db: Db, tenantId: string, days: number, now: string): Promise<Answered<'company', 'usage'>> {
  const today = Date.parse(`${now.slice(0, 10)}T00:00:00Z`);
  const from = new Date(today - (days - 1) * DAY_MS).toISOString();
  const sums = await db.sql<{ day: string; used: number; added: number }>(
    `select to_char(create_time at time zone 'UTC', 'YYYY-MM-DD') as day,
       (-coalesce(sum(amount) filter (where amount < 0), 0))::int as used, coalesce(sum(amount) filter (where amount > 0), 0)::int as added
     from berry_ledger where tenant_id = $1 and create_time >= $2 group by 1 order by 1`,
    [tenantId, from],
  );
  const rows = await db.sql<LedgerRow>(
    `select id, amount, kind, balance_after, reference_no, create_time from berry_ledger
     where tenant_id = $1 order by create_time desc, id desc limit ${NEWEST}`,
    [tenantId],
  );
  return {
    days: sums,
    rows: rows.map(({ id, amount, kind, balance_after: balance, reference_no: reference, create_time: createTime }) => ({
      id,
      amount,
      kind,
      balance,
      reference,
      createTime,
    })),
  };
}
