import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Db } from '../../../db/port.ts';
import { lockBalance } from '../../ledger/service.ts';
import type { PolledKind, PolledOrder } from '../../../jobs/poll/kind.ts';
import { KINDS } from '../../../jobs/poll/kinds.ts';
import { resubscribeOrders, type Adder } from '../../order/service.ts';

/** User who triggers a request again, with the time. */
export type Trigger = Adder;

/** Effect of a trigger: the order that is requested at once, its kind, and the berries that it cost. Null for a repeated call without effect. */
export type Triggered = { kind: PolledKind; id: string; charged: number } | null;

/** Error of each refused outcome. */
const REFUSED = { noBerries: 'noBerries', ended: 'trackingEnded', missing: ERROR.notFound } as const;

interface Locked {
  kind: PolledKind;
  order: PolledOrder;
}

/** In a transaction of the company: the order of a row, locked. Berries are locked before orders, in the order of all code with both locks. */
async function lockOrder(db: Db, { tenantId }: Trigger, id: string | null): Promise<Locked> {
  await lockBalance(db, tenantId);
  for (const kind of id === null ? [] : KINDS) {
    const order = await kind.find(db, String(id), true);
    if (order) return { kind, order };
  }
  throw new BusinessError(ERROR.notFound);
}

async function request(db: Db, who: Trigger, { kind, order: { id } }: Locked): Promise<Triggered> {
  const { rows, charged } = await resubscribeOrders(db, kind, who, [id]);
  for (const { status } of rows) {
    if (Object.hasOwn(REFUSED, status)) throw new BusinessError(REFUSED[status as keyof typeof REFUSED]);
  }
  return { kind, id, charged };
}

/**
 * In a transaction of the company: asks the carrier about an order at once, free of charge.
 * @throws BusinessError notFound, trackingEnded, subscriptionFailed
 */
export async function askAgain(db: Db, who: Trigger, id: string | null): Promise<Triggered> {
  const locked = await lockOrder(db, who, id);
  // It would be charged: the subscribe log does that.
  if (locked.order.subscriptionStatus === 'SUB_ERR') throw new BusinessError('subscriptionFailed');
  return request(db, who, locked);
}

/**
 * In a transaction of the company: triggers a subscription again, which is charged if it failed. A later subscription of the order shows
 * that this was done already, so a repeated call has no effect.
 * @throws BusinessError notFound, trackingEnded, noBerries
 */
export async function subscribeAgain(db: Db, who: Trigger, given: { billId: string; attempt: number } | null): Promise<Triggered> {
  const locked = await lockOrder(db, who, given?.billId ?? null);
  return locked.order.attempt === given?.attempt ? request(db, who, locked) : null;
}
