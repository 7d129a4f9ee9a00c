import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { findBalance, findMovements, insertMovements } from './repo.ts';

/** A row of the ledger. `orderId`, `kind` and `attempt` together are unique. */
export interface LedgerEntry {
  /** Id of a bill; for a grant, of the request or the new company. */
  orderId: string;
  kind: 'charge' | 'refund' | 'grant';
  /** Number of the subscription of the bill, which can be repeated after it failed. */
  attempt: number;
  /** Berries; negative for a charge. */
  amount: number;
  referenceNo?: string | null;
  userId?: string | null;
}

/** Price of tracking one bill, in berries. */
export const BILL_PRICE = 1;

/** Balance of a tenant in berries, locked until the transaction ends, so that no other transaction changes it. */
export async function lockBalance(db: Db, tenantId: string): Promise<number> {
  const balance = await findBalance(db, tenantId, true);
  if (balance === null) throw new Error(`ledger: tenant ${tenantId} does not exist, or its rows are not visible in this transaction`);
  return balance;
}

export const readBalance = async (db: Db, tenantId: string): Promise<number> => (await findBalance(db, tenantId)) ?? 0;

/**
 * Writes ledger rows and the resulting balance, in the current transaction. Rows that exist already are skipped, so that a job that runs
 * twice has one effect.
 *
 * @param at Domain time.
 * @returns the difference of the balance, and the balance afterwards
 * @throws Error if the balance would fall below zero, which callers exclude by checking the locked balance first
 */
export async function post(
  db: Db,
  tenantId: string,
  entries: readonly LedgerEntry[],
  at: string,
): Promise<{ moved: number; balance: number }> {
  const before = await lockBalance(db, tenantId);
  const unwritten = await unwrittenEntries(db, entries);
  let balance = before;
  const rows = unwritten.map((entry) => {
    balance += entry.amount;
    if (balance < 0) throw new Error('ledger: the balance would fall below zero');
    return { referenceNo: null, userId: null, ...entry, id: uuid(), tenantId, balanceAfter: balance, createTime: at };
  });
  if (rows.length > 0) await insertMovements(db, tenantId, rows, balance);
  return { moved: balance - before, balance };
}

/** Entries that are not in the ledger yet. While the balance is locked, no other transaction adds them. */
async function unwrittenEntries(db: Db, entries: readonly LedgerEntry[]): Promise<LedgerEntry[]> {
  const known = await findMovements(db, [...new Set(entries.map(({ orderId }) => orderId))]);
  const written = new Set(known.map(({ orderId, kind, attempt }) => `${orderId}|${kind}|${attempt}`));
  return entries.filter(({ orderId, kind, attempt }) => !written.has(`${orderId}|${kind}|${attempt}`));
}
