import type { Answered } from '@seaberry/api-client/schemas';
import { isUuid } from '@seaberry/tracking/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { hasUuidIn } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { updateRow } from '../../db/rows.ts';
import type { OrderTable } from '../../db/schema/order.ts';
import type { PolledKind, PolledOrder } from '../../jobs/poll/kind.ts';
import { ERROR } from '../../http/error-codes.ts';
import { BusinessError } from '../../http/errors.ts';
import type { Live } from '../../live/hub.ts';
import type { ORDER_TOPICS } from '../../live/stream.ts';
import { BILL_PRICE, lockBalance, post, readBalance, type LedgerEntry } from '../ledger/service.ts';

/* Effects of the calls of every kind of order: ocean bills and air waybills. */

/** Author, company and time of added orders. */
export interface Adder {
  tenantId: string;
  userId: string | null;
  /** Domain time. */
  now: string;
  /** Wall time, for the first poll. */
  wallNow: string;
}

/** Origins (organization and creator) of orders in one hint: a notification of the database has room for 8,000 bytes. */
const MAX_ORIGINS = 50;

/**
 * In a transaction: sends the live hints of changed orders to those who may see them, for one order its id, for several the whole list.
 * Orders that the scope does not contain are left out.
 */
export async function publishOrders(
  { db, live }: { db: Db; live: Live },
  { table, topic }: { table: OrderTable; topic: (typeof ORDER_TOPICS)[number] },
  tenantId: string,
  ids: readonly string[],
): Promise<void> {
  const { id, orgId, createdBy } = table;
  const changed = await db.orm
    .select({ id, orgId, createdBy })
    .from(table)
    .where(hasUuidIn(id, ids.filter(isUuid)));
  const [first] = changed;
  if (!first) return;
  const one = changed.length === 1 ? { id: first.id } : {};
  const origins = [
    ...new Map(changed.map((order) => [`${order.orgId} ${order.createdBy}`, { orgId: order.orgId, createdBy: order.createdBy }])).values(),
  ];
  for (let at = 0; at < origins.length; at += MAX_ORIGINS) {
    await live.publish({ tenantId, topic, ...one, origins: origins.slice(at, at + MAX_ORIGINS) });
  }
}

/** An order that was not deleted. @throws BusinessError D1002 for one unknown to the caller */
export async function requireOrder(db: Db, table: OrderTable, id: string): Promise<{ id: string; tenantId: string; referenceNo: string }> {
  const shown = { id: table.id, tenantId: table.tenantId, referenceNo: table.referenceNo };
  const [order] = isUuid(id)
    ? await db.orm
        .select(shown)
        .from(table)
        .where(and(eq(table.id, id), isNull(table.deletedAt)))
    : [];
  if (!order) throw new BusinessError(ERROR.notFound);
  return order;
}

/** For each order of a request whether it was changed. */
export function reportDone(asked: readonly string[], done: readonly string[]): Answered<'oceanBill' | 'airWaybill', 'delete'> {
  const ids = new Set(done);
  return { rows: [...new Set(asked)].map((id) => ({ id, status: ids.has(id.toLowerCase()) ? 'done' : 'missing' })) };
}

/** Removes orders from the list and stops polling. Events and ledger stay. @returns the ids of those that were there */
export async function deleteOrders(db: Db, table: OrderTable, ids: readonly string[], now: string): Promise<string[]> {
  const deleted = await db.orm
    .update(table)
    .set({ deletedAt: now, nextPollAt: null, nextOverdueAt: null, updateTime: now })
    .where(and(isNull(table.deletedAt), hasUuidIn(table.id, ids.filter(isUuid))))
    .returning({ id: table.id });
  return deleted.map(({ id }) => id);
}

type Resubscribed = Answered<'oceanBill' | 'airWaybill', 'resubscribe'>;

/**
 * Polls the carriers at once. A failed subscription, whose berry was refunded, is charged again as the next attempt; an active one costs
 * nothing.
 */
export async function resubscribeOrders(db: Db, kind: PolledKind, who: Adder, ids: readonly string[]): Promise<Resubscribed> {
  let berries = await lockBalance(db, who.tenantId);
  const charges: LedgerEntry[] = [];
  const rows: Resubscribed['rows'] = [];
  for (const id of new Set(ids)) {
    const order = isUuid(id) ? await kind.find(db, id, true) : null;
    const status = statusOf(order, berries);
    rows.push({ id, status });
    if (!order || status !== 'accepted') continue;
    if (order.subscriptionStatus === 'SUB_ERR') {
      berries -= BILL_PRICE;
      const { attempt, referenceNo } = order;
      charges.push({ orderId: id, kind: 'charge', attempt: attempt + 1, amount: -BILL_PRICE, referenceNo, userId: who.userId });
      await subscribeAnew(order, who);
    } else await updateRow(db, kind.table, id, { nextPollAt: who.wallNow, failures: 0 });
  }
  if (charges.length === 0) return { rows, charged: 0, balance: await readBalance(db, who.tenantId) };
  const { balance } = await post(db, who.tenantId, charges, who.now);
  return { rows, charged: charges.length * BILL_PRICE, balance };
}

function statusOf(order: PolledOrder | null, berries: number): 'accepted' | 'noBerries' | 'ended' | 'missing' {
  if (!order) return 'missing';
  if (order.trackingState === 'ended') return 'ended';
  return order.subscriptionStatus === 'SUB_ERR' && berries < BILL_PRICE ? 'noBerries' : 'accepted';
}

const subscribeAnew = (order: PolledOrder, who: Adder) =>
  order.derive(who.now, { subscriptionStatus: 'SUB_ING', failureReason: null }, () => ({
    subscriptionStatus: 'SUB_ING',
    failureReason: null,
    attempt: order.attempt + 1,
    tries: 0,
    failures: 0,
    // The number may have been corrected at the carrier: all events are requested again.
    pollCursor: null,
    nextPollAt: who.wallNow,
    updateTime: who.now,
  }));
