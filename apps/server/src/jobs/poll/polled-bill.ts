import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { oceanBill } from '../../db/schema/tracking.ts';

const POLLED = {
  id: oceanBill.id,
  tenantId: oceanBill.tenantId,
  carrierCode: oceanBill.carrierCode,
  referenceNo: oceanBill.referenceNo,
  referenceType: oceanBill.referenceType,
  subscriptionStatus: oceanBill.subscriptionStatus,
  failureReason: oceanBill.failureReason,
  attempt: oceanBill.attempt,
  tries: oceanBill.tries,
  failures: oceanBill.failures,
  pollCursor: oceanBill.pollCursor,
  lastPolledAt: oceanBill.lastPolledAt,
  trackingState: oceanBill.trackingState,
  /** Domain time of the derived state, null without one. */
  asOf: oceanBill.derivedAsOf,
};

/** Whether something is overdue: a response without a report of it may make it late. */
const overdue = sql<boolean>`${oceanBill.outlook} #>> '{next,overdueSince}' is not null`;

/** A bill for a poll, without its state, which is most of the row and unchanged while nothing is new. */
export type PolledBill = NonNullable<Awaited<ReturnType<typeof findPolled>>>;

/** A bill that takes a response. */
export type RequestedBill = NonNullable<Awaited<ReturnType<typeof lockRequested>>>;

const isAlive = (id: string) => and(eq(oceanBill.id, id), isNull(oceanBill.deletedAt));

/** A bill that was not deleted; null when there is none. */
export async function findPolled(db: Db, id: string) {
  const [row] = await db.orm.select(POLLED).from(oceanBill).where(isAlive(id));
  return row ?? null;
}

/** As `findPolled`, locked for the rest of the transaction. */
export async function lockRequested(db: Db, id: string) {
  const [row] = await db.orm
    .select({ ...POLLED, overdue })
    .from(oceanBill)
    .where(isAlive(id))
    .for('update');
  return row ?? null;
}
