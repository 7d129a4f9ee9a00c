import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';

/** One movement of berries. Order, kind and attempt together happen once. */
export interface LedgerEntry {
  orderId: string;
  kind: 'charge' | 'refund' | 'grant';
  attempt: number;
  /** Signed, in berries. */
  amount: number;
  referenceNo?: string | null;
  userId?: string | null;
}

/** What tracking one order costs, in berries (product specification §9). */
export const ORDER_PRICE = 1;

/**
 * The balance of a tenant in berries, locked until the transaction ends: from here on nobody else moves its berries.
 */
export async function lockBalance(db: Db, tenantId: string): Promise<number> {
  const [row] = await db.sql<{ berry_balance: number }>('select berry_balance from tenant where id = $1 for update', [tenantId]);
  if (!row) throw new Error(`ledger: tenant ${tenantId} does not exist, or its rows are not visible in this unit`);
  return Number(row.berry_balance);
}

export async function readBalance(db: Db, tenantId: string): Promise<number> {
  const [row] = await db.sql<{ berry_balance: number }>('select berry_balance from tenant where id = $1', [tenantId]);
  return Number(row?.berry_balance ?? 0);
}

/**
 * Writes movements and the balance they leave, in the present transaction. A movement that was written before is left
 * out, so that a job that runs twice moves nothing twice.
 *
 * @returns the berries moved and the balance afterwards
 * @throws when the balance would fall below zero: callers look at the balance they locked first
 */
export async function post(
  db: Db,
  tenantId: string,
  entries: readonly LedgerEntry[],
  at: string,
): Promise<{ moved: number; balance: number }> {
  const before = await lockBalance(db, tenantId);
  const fresh = await unwritten(db, entries);
  let balance = before;
  const rows = fresh.map((entry) => {
    balance += entry.amount;
    if (balance < 0) throw new Error('ledger: the balance would fall below zero');
    return { ...entry, balanceAfter: balance };
  });
  if (rows.length > 0) {
    await db.sql(
      `insert into berry_ledger (id, tenant_id, order_id, kind, attempt, amount, balance_after, reference_no, user_id, create_time)
       select (r->>'id')::uuid, $1, (r->>'orderId')::uuid, r->>'kind', (r->>'attempt')::int, (r->>'amount')::int, (r->>'balanceAfter')::int,
              r->>'referenceNo', (r->>'userId')::uuid, $2
       from jsonb_array_elements($3::jsonb) r`,
      [tenantId, at, JSON.stringify(rows.map((row) => ({ ...row, id: uuid() })))],
    );
    await db.sql('update tenant set berry_balance = $2 where id = $1', [tenantId, balance]);
  }
  return { moved: balance - before, balance };
}

/** Entries that the ledger does not hold yet. The lock on the balance keeps the answer true. */
async function unwritten(db: Db, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const orders = JSON.stringify([...new Set(entries.map(({ orderId }) => orderId))]);
  const known = await db.sql<{ order_id: string; kind: string; attempt: number }>(
    'select order_id, kind, attempt from berry_ledger where order_id in (select value::uuid from jsonb_array_elements_text($1::jsonb))',
    [orders],
  );
  const written = new Set(known.map(({ order_id: order, kind, attempt }) => `${order}|${kind}|${attempt}`));
  return entries.filter(({ orderId, kind, attempt }) => !written.has(`${orderId}|${kind}|${attempt}`));
}
