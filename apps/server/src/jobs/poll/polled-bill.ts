import { and, eq, isNull, sql } from 'drizzle-orm';
import type { NumberType } from '../../carriers/carrier.ts';
import type { Db } from '../../db/port.ts';
import type { PolledKind } from './kind.ts';

const polled = ({ table, referenceType }: PolledKind) => ({
  id: table.id,
  tenantId: table.tenantId,
  carrierCode: table.carrierCode,
  referenceNo: table.referenceNo,
  referenceType: sql<NumberType>`${referenceType}`,
  subscriptionStatus: table.subscriptionStatus,
  failureReason: table.failureReason,
  attempt: table.attempt,
  tries: table.tries,
  failures: table.failures,
  pollCursor: table.pollCursor,
  lastPolledAt: table.lastPolledAt,
  trackingState: table.trackingState,
  /** Domain time of the derived state, null without one. */
  asOf: table.derivedAsOf,
});

/** A bill for a poll, without its state, which is most of the row and unchanged while nothing is new. */
export type PolledBill = NonNullable<Awaited<ReturnType<typeof findPolled>>>;

/** A bill that takes a response. */
export type RequestedBill = NonNullable<Awaited<ReturnType<typeof lockRequested>>>;

const isAlive = ({ table }: PolledKind, id: string) => and(eq(table.id, id), isNull(table.deletedAt));

/** A bill that was not deleted; null when there is none. */
export async function findPolled(db: Db, kind: PolledKind, id: string) {
  const [row] = await db.orm.select(polled(kind)).from(kind.table).where(isAlive(kind, id));
  return row ?? null;
}

/** As `findPolled`, locked for the rest of the transaction. */
export async function lockRequested(db: Db, kind: PolledKind, id: string) {
  /** Whether something is overdue: a response without a report of it may make it late. */
  const overdue = sql<boolean>`${kind.table.outlook} #>> '{next,overdueSince}' is not null`;
  const [row] = await db.orm
    .select({ ...polled(kind), overdue })
    .from(kind.table)
    .where(isAlive(kind, id))
    .for('update');
  return row ?? null;
}
