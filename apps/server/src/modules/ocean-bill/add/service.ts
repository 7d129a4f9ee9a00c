import type { Answered } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { lockBalance, BILL_PRICE, post, readBalance } from '../../ledger/service.ts';
import type { Adder } from '../../order/service.ts';
import { deriveBill } from '../state/rules.ts';
import { checkBill, subscriptionKey, type CheckedBill, type NewBill } from './rules.ts';
import { findTracked } from './repo.ts';
import { insertSearchTerms } from '../terms/repo.ts';
import { insertRows } from '../../../db/rows.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';

export type BatchOutcome = Answered<'oceanBill', 'addBatch'>;
type RowOutcome = BatchOutcome['rows'][number];

export interface CheckedRow {
  /** As given, for the response when it is invalid. */
  referenceNo: string;
  check: CheckedBill;
}

/** Validates rows without a query. */
export const checkRows = (inputs: readonly unknown[]): CheckedRow[] =>
  inputs.map((input) => {
    const check = checkBill(input);
    const given: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'referenceNo') : null;
    return { check, referenceNo: check.ok ? check.bill.referenceNo : typeof given === 'string' ? given : '' };
  });

/** Rows per insert statement, which limits parameter size and transaction time. */
const CHUNK = 200;

/**
 * Tracks the valid bills, in the current transaction, and reports the outcome of each row. Each created bill costs one berry; without
 * berries the rest is skipped.
 *
 * @param dryRun only reports the outcome
 */
export async function addBills(db: Db, adder: Adder, rows: readonly CheckedRow[], dryRun = false): Promise<BatchOutcome> {
  const berries = dryRun ? await readBalance(db, adder.tenantId) : await lockBalance(db, adder.tenantId);
  const known = await knownBills(db, rows);
  const created: { id: string; bill: NewBill }[] = [];
  const outcomes = rows.map((row, index): RowOutcome => {
    const { check, referenceNo } = row;
    if (!check.ok) {
      const choices = check.choices ? { choices: check.choices } : {};
      return { index, referenceNo, status: 'invalid', errors: check.errors, ...choices };
    }
    const warnings = Object.keys(check.warnings).length > 0 ? { warnings: check.warnings } : {};
    const key = subscriptionKey(check.bill);
    const existing = known.get(key);
    if (existing !== undefined) return { index, referenceNo, status: 'duplicate', id: existing, ...warnings };
    if (created.length * BILL_PRICE + BILL_PRICE > berries) return { index, referenceNo, status: 'noBerries', ...warnings };
    const id = uuid();
    known.set(key, id);
    created.push({ id, bill: check.bill });
    return { index, referenceNo, status: 'created', id, ...warnings };
  });
  const charged = created.length * BILL_PRICE;
  if (dryRun || created.length === 0)
    return {
      rows: outcomes.map((row) => (dryRun ? { ...row, id: null } : row)),
      created: created.length,
      charged,
      balance: berries - charged,
    };
  for (let at = 0; at < created.length; at += CHUNK) await insertBills(db, adder, created.slice(at, at + CHUNK));
  const { balance } = await post(
    db,
    adder.tenantId,
    created.map(({ id, bill }) => ({
      orderId: id,
      kind: 'charge',
      attempt: 1,
      amount: -BILL_PRICE,
      referenceNo: bill.referenceNo,
      userId: adder.userId,
    })),
    adder.now,
  );
  return { rows: outcomes, created: created.length, charged, balance };
}

/** Bills that are already tracked. The locked balance keeps other transactions of this tenant from adding one meanwhile. */
async function knownBills(db: Db, rows: readonly CheckedRow[]): Promise<Map<string, string | null>> {
  const numbers = rows.flatMap(({ check }) => (check.ok ? [check.bill.referenceNo] : []));
  // A bill that the caller may not see, of another department, is a duplicate as well; its id is null.
  const found = await findTracked(db, [...new Set(numbers)]);
  return new Map(found.map(({ id, ...bill }) => [subscriptionKey(bill), id]));
}

async function insertBills(db: Db, adder: Adder, bills: readonly { id: string; bill: NewBill }[]): Promise<void> {
  await insertRows(
    db,
    oceanBill,
    bills.map(({ id, bill }) => ({
      id,
      tenantId: adder.tenantId,
      createdBy: adder.userId,
      ownerId: adder.userId,
      ...bill,
      subscriptionStatus: 'SUB_ING' as const,
      // First subscription; no response yet of an unknown number, and no technical failure.
      attempt: 1,
      tries: 0,
      failures: 0,
      // A bill has a state from the start, derived from the entered fields without events.
      ...deriveBill({ ...bill, subscriptionStatus: 'SUB_ING', failureReason: null }, [], adder.now),
      nextPollAt: adder.wallNow,
      createTime: adder.now,
      updateTime: adder.now,
    })),
  );
  // Set later by carrier events, and by the choice between a carrier's value and the user's.
  const nothingYet = { containerNumbers: [], vessel: null, voyage: null, keptValues: null };
  await insertSearchTerms(
    db,
    bills.map(({ id, bill }) => ({ id, tenantId: adder.tenantId, searchable: { ...bill, ...nothingYet } })),
  );
}
