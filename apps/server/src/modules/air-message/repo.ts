import { and, asc, eq, gte, inArray, isNull, lt, notInArray } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { insertMissingIds } from '../../db/rows.ts';
import { airMessage } from '../../db/schema/air-message.ts';
import { airWaybill } from '../../db/schema/air-waybill.ts';

/** Messages that are read together; the newer ones come with the next request. */
const MAX_MESSAGES = 200;

export type MessageRow = typeof airMessage.$inferInsert;

/** Stores messages that are not there yet, in a transaction of the system. @returns the ids of the new rows */
export const insertMessages = (db: Db, rows: MessageRow[]): Promise<Set<string>> => insertMissingIds(db, airMessage, rows);

/** The oldest messages about a waybill. @param since domain time from which on they were received; null for all */
export const findMessages = (db: Db, source: string, awb: string, since: string | null): Promise<{ body: string; receivedAt: string }[]> =>
  db.orm
    .select({ body: airMessage.body, receivedAt: airMessage.receivedAt })
    .from(airMessage)
    .where(and(eq(airMessage.awb, awb), eq(airMessage.source, source), since === null ? undefined : gte(airMessage.receivedAt, since)))
    .orderBy(asc(airMessage.receivedAt), asc(airMessage.id))
    .limit(MAX_MESSAGES);

/** Makes the waybills due whose subscription has not failed and whose tracking goes on. @param wallNow wall time */
export async function wakeWaybills(db: Db, awbs: readonly string[], wallNow: string): Promise<number> {
  const woken = await db.orm
    .update(airWaybill)
    .set({ nextPollAt: wallNow })
    .where(
      and(
        inArray(airWaybill.referenceNo, [...awbs]),
        isNull(airWaybill.deletedAt),
        notInArray(airWaybill.subscriptionStatus, ['SUB_ERR']),
        notInArray(airWaybill.trackingState, ['ended']),
      ),
    )
    .returning({ id: airWaybill.id });
  return woken.length;
}

/** @returns the number of removed messages */
export async function removeMessages(db: Db, before: string): Promise<number> {
  const removed = await db.orm.delete(airMessage).where(lt(airMessage.writtenAt, before)).returning({ id: airMessage.id });
  return removed.length;
}
