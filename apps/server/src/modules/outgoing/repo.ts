import { isLocale } from '@seaberry/i18n';
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { appUser } from '../../db/schema/core.ts';
import { notice, outgoingMessage } from '../../db/schema/session.ts';
import { notification, trackedOrder } from '../../db/schema/tracking.ts';

export type MessageRow = typeof outgoingMessage.$inferSelect;

/** A waiting message, with one more attempt counted; null for a message that is not waiting. */
export async function takeMessage(db: Db, id: string): Promise<MessageRow | null> {
  const [message] = await db.orm
    .update(outgoingMessage)
    .set({ attempts: sql`${outgoingMessage.attempts} + 1` })
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')))
    .returning();
  return message ?? null;
}

/** Saves the text of a message, the result of an attempt, or both. */
export async function saveMessage(db: Db, id: string, changes: Partial<MessageRow>): Promise<void> {
  await db.orm
    .update(outgoingMessage)
    .set(changes)
    .where(and(eq(outgoingMessage.id, id), eq(outgoingMessage.state, 'waiting')));
}

/** Columns of an order that identify it in an e-mail. */
export const orderFacts = {
  id: trackedOrder.id,
  kind: trackedOrder.kind,
  referenceNo: trackedOrder.referenceNo,
  carrierCode: trackedOrder.carrierCode,
  orderNo: trackedOrder.orderNo,
  deliveryNo: trackedOrder.deliveryNo,
  customer: trackedOrder.customer,
  containerNumbers: trackedOrder.containerNumbers,
  originCode: trackedOrder.originCode,
  destinationCode: trackedOrder.destinationCode,
  flightNo: trackedOrder.flightNo,
};

/**
 * A batch of changes, with the facts of its order and the language of its recipient; null if the order was deleted.
 * @param id Id of the first notification of the batch.
 */
export async function findBatch(db: Db, id: string, recipient: string) {
  const { kind, params, planTime, newestTime, timeZone } = notification;
  const [found] = await db.orm
    .select({
      change: { kind, params, planTime, newestTime, timeZone },
      alert: notice.alert,
      order: orderFacts,
      outlook: trackedOrder.outlook,
      /** Language of the user of the company with this address, else that in which the address was entered. */
      language: sql<string | null>`coalesce((select u.language from ${appUser} u where u.tenant_id = ${trackedOrder.tenantId}
        and u.language is not null and u.email = lower(${recipient}) limit 1), ${trackedOrder.notificationLanguage})`,
    })
    .from(notification)
    .innerJoin(trackedOrder, and(eq(trackedOrder.id, notification.billId), isNull(trackedOrder.deletedAt)))
    .leftJoin(notice, and(eq(notice.billId, notification.billId), eq(notice.batchId, notification.id)))
    .where(eq(notification.id, id));
  if (!found) return null;
  const { change, alert, order, outlook, language } = found;
  // A batch without an alert, or a message of an earlier release, has only its first notification.
  const batch = alert && 'changes' in alert ? alert : { changes: [change], outlook };
  return { order, ...batch, language: isLocale(language) ? language : null };
}

export const newestMessages = (db: Db, limit: number): Promise<MessageRow[]> =>
  db.orm.select().from(outgoingMessage).orderBy(desc(outgoingMessage.createTime), desc(outgoingMessage.id)).limit(limit);

/** Removes messages before a time that were sent or failed. */
export async function removeSettled(db: Db, before: string): Promise<void> {
  await db.orm.delete(outgoingMessage).where(and(lt(outgoingMessage.createTime, before), ne(outgoingMessage.state, 'waiting')));
}

/** Ids of messages before a time that are still waiting. */
export const findLost = (db: Db, before: string, limit: number): Promise<{ id: string }[]> =>
  db.orm
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(and(lt(outgoingMessage.createTime, before), eq(outgoingMessage.state, 'waiting')))
    .limit(limit);
