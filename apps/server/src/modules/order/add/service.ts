import type { Answered } from '@seaberry/api-client/schemas';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../../db/port.ts';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { BILL_PRICE, lockBalance, post, readBalance } from '../../ledger/service.ts';
import type { Adder } from '../service.ts';
import { textIn, type Checked, type CheckedRow } from './rules.ts';

export type BatchOutcome = Answered<'oceanBill' | 'airWaybill', 'addBatch'>;
type RowOutcome = BatchOutcome['rows'][number];

export interface NewOrder<T> {
  id: string;
  order: T;
}

/** Kind of order when it is added. */
export interface AddedKind<T> {
  kind: 'oceanBill' | 'airWaybill';
  /** Field of the number. */
  number: string;
  numberOf(order: T): string;
  /** Natural key of a subscription, which is charged once. */
  keyOf(order: T): string;
  /** Validates and normalises one order, without a query. */
  check(input: unknown): Checked<T>;
  /** Keys of the orders of the company with these numbers, in any data range, with the id of those that the caller may see. */
  findTracked(db: Db, numbers: readonly string[]): Promise<readonly (readonly [key: string, id: string | null])[]>;
  insert(db: Db, adder: Adder, orders: readonly NewOrder<T>[]): Promise<void>;
}

/** Validates orders without a query. */
export const checkEach = <T>(kind: AddedKind<T>, inputs: readonly unknown[]): CheckedRow<T>[] =>
  inputs.map((input) => {
    const check = kind.check(input);
    return { check, referenceNo: check.ok ? kind.numberOf(check.order) : textIn(input, kind.number) };
  });

/** Rows per insert statement, which limits parameter size and transaction time. */
const CHUNK = 200;

/**
 * Tracks the valid orders, in the current transaction, and reports the outcome of each row. Each created order costs one berry; without
 * berries the rest is skipped.
 *
 * @param dryRun only reports the outcome
 */
export async function addOrders<T>(
  db: Db,
  kind: AddedKind<T>,
  adder: Adder,
  rows: readonly CheckedRow<T>[],
  dryRun = false,
): Promise<BatchOutcome> {
  // The locked balance keeps other transactions of this tenant from adding one of these numbers meanwhile.
  const berries = dryRun ? await readBalance(db, adder.tenantId) : await lockBalance(db, adder.tenantId);
  const numbers = rows.flatMap(({ check }) => (check.ok ? [kind.numberOf(check.order)] : []));
  const known = new Map(await kind.findTracked(db, [...new Set(numbers)]));
  const created: NewOrder<T>[] = [];
  const outcomes = rows.map((row, index): RowOutcome => {
    const { check, referenceNo } = row;
    if (!check.ok) {
      const choices = check.choices ? { choices: check.choices } : {};
      return { index, referenceNo, status: 'invalid', errors: check.errors, ...choices };
    }
    const warnings = Object.keys(check.warnings).length > 0 ? { warnings: check.warnings } : {};
    const key = kind.keyOf(check.order);
    // An order that the caller may not see, of another department, is a duplicate as well; its id is null.
    const existing = known.get(key);
    if (existing !== undefined) return { index, referenceNo, status: 'duplicate', id: existing, ...warnings };
    if (created.length * BILL_PRICE + BILL_PRICE > berries) return { index, referenceNo, status: 'noBerries', ...warnings };
    const id = uuid();
    known.set(key, id);
    created.push({ id, order: check.order });
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
  for (let at = 0; at < created.length; at += CHUNK) await kind.insert(db, adder, created.slice(at, at + CHUNK));
  const { balance } = await post(
    db,
    adder.tenantId,
    created.map(({ id, order }) => ({
      orderId: id,
      kind: 'charge',
      attempt: 1,
      amount: -BILL_PRICE,
      referenceNo: kind.numberOf(order),
      userId: adder.userId,
    })),
    adder.now,
  );
  return { rows: outcomes, created: created.length, charged, balance };
}

/** Ids of the orders that a batch has created. */
export const createdIds = ({ rows }: BatchOutcome): string[] =>
  rows.flatMap(({ id, status }) => (status === 'created' && id != null ? [String(id)] : []));

/** Result of adding one order. @throws FieldErrors, BusinessError noBerries */
export function outcomeOfOne({ rows, charged, balance }: BatchOutcome, number: string): Answered<'oceanBill' | 'airWaybill', 'add'> {
  const [row] = rows;
  if (row?.errors) throw new FieldErrors(row.errors);
  // An order of another department has no id for the caller.
  if (row?.status === 'duplicate' && row.id == null) throw new FieldErrors({ [number]: ['duplicate'] });
  if (row?.id == null) throw new BusinessError('noBerries');
  return { id: row.id, status: row.status, charged, balance, warnings: row.warnings ?? {} };
}
