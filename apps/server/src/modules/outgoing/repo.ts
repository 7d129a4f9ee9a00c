import { isLocale } from '@seaberry/i18n';
import { and, desc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { appUser } from '../../db/schema/core.ts';
import { notice, outgoingMessage } from '../../db/schema/session.ts';
import { notification, oceanBill } from '../../db/schema/tracking.ts';

export type MessageRow = typeof outgoingMessage.$inferSelect;

/** Counts an attempt of a waiting message; null for others. */
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

/** Numbers of a bill in an e-mail. */
export const billNumbers = {
  id: oceanBill.id,
  referenceNo: oceanBill.referenceNo,
  orderNo: oceanBill.orderNo,
  deliveryNo: oceanBill.deliveryNo,
  customer: oceanBill.customer,
  containerNumbers: oceanBill.containerNumbers,
};

/** A batch of changes by its first notification, with the numbers of its bill and the language of its recipient; null where the bill was deleted. */
export async function findBatch(db: Db, id: string, recipient: string) {
  const { kind, params, planTime, newestTime, timeZone } = notification;
  const [found] = await db.orm
    .select({
      change: { kind, params, planTime, newestTime, timeZone },
      alert: notice.alert,
      bill: billNumbers,
      outlook: oceanBill.outlook,
      /** Language of the user of the company with this address, else of who added the bill. */
      language: sql<string | null>`(select u.language from ${appUser} u where u.tenant_id = ${oceanBill.tenantId} and u.language is not null
        and (u.email = lower(${recipient}) or u.id = ${oceanBill.createdBy}) order by u.email = lower(${recipient}) desc nulls last limit 1)`,
    })
    .from(notification)
    .innerJoin(oceanBill, and(eq(oceanBill.id, notification.billId), isNull(oceanBill.deletedAt)))
    .leftJoin(notice, and(eq(notice.billId, notification.billId), eq(notice.batchId, notification.id)))
    .where(eq(notification.id, id));
  if (!found) return null;
  const { change, alert, bill, outlook, language } = found;
  // A message of an earlier release is about one notification.
  const batch = alert && 'changes' in alert ? alert : { changes: [change], outlook };
  return { bill, ...batch, language: isLocale(language) ? language : null };
}

export const newestMessages = (db: Db, limit: number): Promise<MessageRow[]> =>
  db.orm.select().from(outgoingMessage).orderBy(desc(outgoingMessage.createTime), desc(outgoingMessage.id)).limit(limit);

export async function removeSettled(db: Db, before: string): Promise<void> {
  await db.orm.delete(outgoingMessage).where(and(lt(outgoingMessage.createTime, before), ne(outgoingMessage.state, 'waiting')));
}

export const findLost = (db: Db, before: string, limit: number): Promise<{ id: string }[]> =>
  db.orm
    .select({ id: outgoingMessage.id })
    .from(outgoingMessage)
    .where(and(lt(outgoingMessage.createTime, before), eq(outgoingMessage.state, 'waiting')))
    .limit(limit);
