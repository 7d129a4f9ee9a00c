import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Db } from '../../../db/port.ts';
import { lockBalance } from '../../ledger/service.ts';
import { findBill, type BillRecord } from '../../ocean-bill/repo.ts';
import { oceanBills } from '../../ocean-bill/polled/service.ts';
import { resubscribeOrders, type Adder } from '../../order/service.ts';

/** User who triggers a request again, with the time. */
export type Trigger = Adder;

/** Effect of a trigger: the bill that is requested at once, and the berries that it cost. Null for a repeated call without effect. */
export type Triggered = { billId: string; charged: number } | null;

/** Error of each refused outcome. */
const REFUSED = { noBerries: 'noBerries', ended: 'trackingEnded', missing: ERROR.notFound } as const;

/** In a transaction of the company: the bill of a row, locked. Berries are locked before bills, in the order of all code with both locks. */
async function lockBill(db: Db, { tenantId }: Trigger, billId: string | null): Promise<BillRecord> {
  await lockBalance(db, tenantId);
  const bill = billId === null ? null : await findBill(db, billId, true);
  if (!bill) throw new BusinessError(ERROR.notFound);
  return bill;
}

async function request(db: Db, who: Trigger, billId: string): Promise<Triggered> {
  const { rows, charged } = await resubscribeOrders(db, oceanBills, who, [billId]);
  for (const { status } of rows) {
    if (Object.hasOwn(REFUSED, status)) throw new BusinessError(REFUSED[status as keyof typeof REFUSED]);
  }
  return { billId, charged };
}

/**
 * In a transaction of the company: asks the carrier about a bill at once, free of charge.
 * @throws BusinessError notFound, trackingEnded, subscriptionFailed
 */
export async function askAgain(db: Db, who: Trigger, billId: string | null): Promise<Triggered> {
  const bill = await lockBill(db, who, billId);
  // It would be charged: the subscribe log does that.
  if (bill.subscriptionStatus === 'SUB_ERR') throw new BusinessError('subscriptionFailed');
  return request(db, who, bill.id);
}

/**
 * In a transaction of the company: triggers a subscription again, which is charged if it failed. A later subscription of the bill shows that
 * this was done already, so a repeated call has no effect.
 * @throws BusinessError notFound, trackingEnded, noBerries
 */
export async function subscribeAgain(db: Db, who: Trigger, given: { billId: string; attempt: number } | null): Promise<Triggered> {
  const bill = await lockBill(db, who, given?.billId ?? null);
  return bill.attempt === given?.attempt ? request(db, who, bill.id) : null;
}
