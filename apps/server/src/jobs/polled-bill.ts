import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { oceanBill } from '../db/schema/tracking.ts';

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
  /** Why tracking has ended; null while it goes on. */
  ended: sql<string | null>`${oceanBill.state}->>'ended'`,
  /** Domain time of the derived state, null without one. */
  asOf: sql<string | null>`${oceanBill.state}->>'asOf'`,
  /** Whether an anomaly of the state grows with the clock. */
  growing: sql<boolean>`coalesce(jsonb_path_exists(${oceanBill.state}, '$.anomalies[*] ? (@.basis == "now")'), false)`,
};

/** A bill for a poll, without its state, which is most of the row and unchanged while nothing is new. */
export type PolledBill = NonNullable<Awaited<ReturnType<typeof findPolled>>>;

/** A bill that was not deleted, locked for the rest of the transaction when asked; null when there is none. */
export async function findPolled(db: Db, id: string, lock = false) {
  const found = db.orm
    .select(POLLED)
    .from(oceanBill)
    .where(and(eq(oceanBill.id, id), isNull(oceanBill.deletedAt)));
  const [row] = await (lock ? found.for('update') : found);
  return row ?? null;
}
