import { and, asc, inArray, lt } from 'drizzle-orm';
import type { Db } from '../../../../db/port.ts';
import { putRows } from '../../../../db/rows.ts';
import { carrierRequest } from '../../../../db/schema/carrier.ts';

export type RequestRow = typeof carrierRequest.$inferSelect;

/** In a transaction of the system: the newest state of these requests. */
export const writeRequests = (db: Db, rows: readonly RequestRow[]): Promise<void> => putRows(db, carrierRequest, rows);

/** In a transaction of the system: requests that no process works on any more fail. @param before wall time of their last change */
export async function failInterrupted(db: Db, before: string, now: { wall: string; domain: string }): Promise<void> {
  await db.orm
    .update(carrierRequest)
    .set({ status: 'failed', reason: 'interrupted', finishTime: now.domain, writtenAt: now.wall })
    .where(and(inArray(carrierRequest.status, ['pending', 'executing']), lt(carrierRequest.writtenAt, before)));
}

/** In a transaction of the system: removes rows that were last changed before a wall time. @returns how many, at most `limit` */
export async function removeRequests(db: Db, before: string, limit: number): Promise<number> {
  const old = db.orm
    .select({ id: carrierRequest.id })
    .from(carrierRequest)
    .where(lt(carrierRequest.writtenAt, before))
    .orderBy(asc(carrierRequest.writtenAt))
    .limit(limit);
  const removed = await db.orm.delete(carrierRequest).where(inArray(carrierRequest.id, old)).returning({ id: carrierRequest.id });
  return removed.length;
}
