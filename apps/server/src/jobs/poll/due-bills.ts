import { and, eq, gt, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { tenant } from '../../db/schema/core.ts';
import { waitsForFirst } from '../../db/schema/order.ts';
import { oceanBill } from '../../db/schema/tracking.ts';
import type { DueBill } from './turns.ts';

/** Bills of one company that are looked at together. */
const PER_COMPANY = 32;
const MAX_BILLS = 2_000;

/** Due bills of every company, the longest waiting of each first, except those of some carriers. @param now wall time */
export async function findDue(db: Db, now: string, exceptCarriers: readonly string[]): Promise<DueBill[]> {
  const open = and(isNull(oceanBill.deletedAt), lte(oceanBill.nextPollAt, now), notInArray(oceanBill.carrierCode, [...exceptCarriers]));
  const first = await dueWhere(db, and(open, waitsForFirst(oceanBill)));
  const waiting = new Set(first.map(({ id }) => id));
  const known = (await dueWhere(db, open)).filter(({ id }) => !waiting.has(id));
  return [...first.map((bill) => ({ ...bill, first: true })), ...known.map((bill) => ({ ...bill, first: false }))];
}

/** Reads per company, so that the backlog of one hides no other. */
function dueWhere(db: Db, condition: SQL | undefined): Promise<Omit<DueBill, 'first'>[]> {
  const due = db.orm
    .select({
      id: oceanBill.id,
      carrierCode: oceanBill.carrierCode,
      dueAt: sql<string>`${oceanBill.nextPollAt}`.as('due_at'),
      turn: sql<number>`row_number() over (order by ${oceanBill.nextPollAt})`.mapWith(Number).as('turn'),
    })
    .from(oceanBill)
    .where(and(eq(oceanBill.tenantId, tenant.id), condition))
    .orderBy(oceanBill.nextPollAt)
    .limit(PER_COMPANY)
    .as('due');
  return db.orm
    .select({ id: due.id, tenantId: tenant.id, carrierCode: due.carrierCode, turn: due.turn, dueAt: due.dueAt })
    .from(tenant)
    .crossJoinLateral(due)
    .orderBy(due.turn, due.dueAt)
    .limit(MAX_BILLS);
}

/** Number of a bill that was taken. */
export type Claimed = Pick<typeof oceanBill.$inferSelect, 'referenceNo' | 'referenceType'>;

/**
 * Takes bills for this process until the end of the lease; those that another process has taken are left out.
 *
 * @param now wall time
 * @returns the taken bills by id
 */
export async function claim(db: Db, ids: readonly string[], now: string, leaseEnd: string): Promise<ReadonlyMap<string, Claimed>> {
  const free = db.orm
    .select({ id: oceanBill.id })
    .from(oceanBill)
    .where(and(inArray(oceanBill.id, [...ids]), isNull(oceanBill.deletedAt), lte(oceanBill.nextPollAt, now)))
    .for('update', { skipLocked: true });
  const taken = await db.orm
    .update(oceanBill)
    .set({ nextPollAt: leaseEnd })
    .where(inArray(oceanBill.id, free))
    .returning({ id: oceanBill.id, referenceNo: oceanBill.referenceNo, referenceType: oceanBill.referenceType });
  return new Map(taken.map(({ id, ...claimed }) => [id, claimed]));
}

/** A bill that this process has taken until `end`, and the time at which it is due after it is given back. Wall times. */
export interface Lease {
  id: string;
  end: string;
  dueAt: string;
}

/** Gives bills back that were not asked for, unless something has changed meanwhile when they are due. */
export async function release(db: Db, leases: readonly Lease[]): Promise<void> {
  // Bills that were taken together have one end, and nearly always one due time.
  for (const group of Map.groupBy(leases, ({ end, dueAt }) => `${end} ${dueAt}`).values()) {
    const [first] = group;
    if (!first) continue;
    const ids = group.map(({ id }) => id);
    await db.orm
      .update(oceanBill)
      .set({ nextPollAt: first.dueAt })
      .where(and(inArray(oceanBill.id, ids), eq(oceanBill.nextPollAt, first.end)));
  }
}

/**
 * Makes the bills of a carrier due that it has not responded for.
 *
 * @param now wall time
 * @param leaseEnd wall time after the end of every lease: bills that are due before it may be taken
 */
export async function makeFailedDue(db: Db, carrierCode: string, now: string, leaseEnd: string): Promise<void> {
  await db.orm
    .update(oceanBill)
    .set({ nextPollAt: now })
    .where(
      and(
        eq(oceanBill.carrierCode, carrierCode),
        isNull(oceanBill.deletedAt),
        gt(oceanBill.nextPollAt, leaseEnd),
        gt(oceanBill.failures, 0),
        or(eq(oceanBill.subscriptionStatus, 'SUB_OK'), eq(oceanBill.failureReason, 'shipping_line_unreachable')),
      ),
    );
}
