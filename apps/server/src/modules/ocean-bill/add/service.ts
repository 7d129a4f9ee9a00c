import type { Db } from '../../../db/port.ts';
import { insertRows } from '../../../db/rows.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';
import type { CheckedRow } from '../../order/add/rules.ts';
import { addOrders, checkEach, type AddedKind, type BatchOutcome, type NewOrder } from '../../order/add/service.ts';
import type { Adder } from '../../order/service.ts';
import { deriveBill } from '../state/rules.ts';
import { insertSearchTerms } from '../terms/repo.ts';
import { findTracked } from './repo.ts';
import { checkBill, subscriptionKey, type NewBill } from './rules.ts';

/** How ocean bills are added. */
export const newBills: AddedKind<NewBill> = {
  kind: 'oceanBill',
  number: 'referenceNo',
  numberOf: ({ referenceNo }) => referenceNo,
  keyOf: subscriptionKey,
  check: checkBill,
  findTracked: async (db, numbers) => (await findTracked(db, numbers)).map(({ id, ...bill }) => [subscriptionKey(bill), id]),
  insert: insertBills,
};

/** Validates rows without a query. */
export const checkRows = (inputs: readonly unknown[]): CheckedRow<NewBill>[] => checkEach(newBills, inputs);

/** Tracks the valid bills for one berry each, in the current transaction. */
export const addBills = (db: Db, adder: Adder, rows: readonly CheckedRow<NewBill>[]): Promise<BatchOutcome> =>
  addOrders(db, newBills, adder, rows);

async function insertBills(db: Db, adder: Adder, bills: readonly NewOrder<NewBill>[]): Promise<void> {
  await insertRows(
    db,
    oceanBill,
    bills.map(({ id, order: bill }) => ({
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
    bills.map(({ id, order: bill }) => ({ id, tenantId: adder.tenantId, searchable: { ...bill, ...nothingYet } })),
  );
}
