import { and, eq, gt, inArray, isNull, lte, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { NumberType } from '../../carriers/carrier.ts';
import type { Db } from '../../db/port.ts';
import { tenant } from '../../db/schema/core.ts';
import { waitsForFirst, type OrderTable } from '../../db/schema/order.ts';
import type { PolledKind } from './kind.ts';
import { codesIn, KINDS, kindOfLane, laneOf } from './kinds.ts';
import type { DueBill } from './turns.ts';

/** Bills of one company that are looked at together. */
const PER_COMPANY = 32;
const MAX_BILLS = 2_000;

type Found = Omit<DueBill, 'first'>;

/** Due bills of every kind and company, the longest waiting of each first, except those of some lanes. @param now wall time */
export async function findDue(db: Db, now: string, exceptLanes: readonly string[]): Promise<DueBill[]> {
  const first: Found[] = [];
  const all: Found[] = [];
  for (const kind of KINDS) {
    const { table } = kind;
    const open = and(isNull(table.deletedAt), lte(table.nextPollAt, now), notInArray(table.carrierCode, codesIn(kind, exceptLanes)));
    first.push(...(await dueWhere(db, kind, and(open, waitsForFirst(table)))));
    all.push(...(await dueWhere(db, kind, open)));
  }
  const waiting = new Set(first.map(({ id }) => id));
  const known = inTurns(all).filter(({ id }) => !waiting.has(id));
  return [...inTurns(first).map((bill) => ({ ...bill, first: true })), ...known.map((bill) => ({ ...bill, first: false }))];
}

/** Reads per company, so that the backlog of one hides no other. */
async function dueWhere(db: Db, kind: PolledKind, condition: SQL | undefined): Promise<Found[]> {
  const { table } = kind;
  const due = db.orm
    .select({
      id: table.id,
      carrierCode: table.carrierCode,
      dueAt: sql<string>`${table.nextPollAt}`.as('due_at'),
      turn: sql<number>`row_number() over (order by ${table.nextPollAt})`.mapWith(Number).as('turn'),
    })
    .from(table)
    .where(and(eq(table.tenantId, tenant.id), condition))
    .orderBy(table.nextPollAt)
    .limit(PER_COMPANY)
    .as('due');
  const rows = await db.orm
    .select({ id: due.id, tenantId: tenant.id, carrierCode: due.carrierCode, turn: due.turn, dueAt: due.dueAt })
    .from(tenant)
    .crossJoinLateral(due)
    .orderBy(due.turn, due.dueAt)
    .limit(MAX_BILLS);
  return rows.map(({ carrierCode, ...bill }) => ({ ...bill, lane: laneOf(kind, carrierCode) }));
}

/** Numbers the bills of a company through all kinds: no company has a turn of its own for each kind. */
function inTurns(bills: readonly Found[]): Found[] {
  return [...Map.groupBy(bills, ({ tenantId }) => tenantId).values()].flatMap((own) =>
    own.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt)).map((bill, at) => ({ ...bill, turn: at + 1 })),
  );
}

/** Number of a bill that was taken. */
export type Claimed = Pick<OrderTable['$inferSelect'], 'referenceNo' | 'carrierCode'> & { referenceType: NumberType };

/**
 * Takes bills for this process until the end of the lease; those that another process has taken are left out.
 *
 * @param now wall time
 * @returns the taken bills by id
 */
export async function claim(
  db: Db,
  bills: readonly Pick<DueBill, 'id' | 'lane'>[],
  now: string,
  leaseEnd: string,
): Promise<ReadonlyMap<string, Claimed>> {
  const taken = new Map<string, Claimed>();
  for (const [{ table, referenceType }, ids] of byKind(bills)) {
    const free = db.orm
      .select({ id: table.id })
      .from(table)
      .where(and(inArray(table.id, ids), isNull(table.deletedAt), lte(table.nextPollAt, now)))
      .for('update', { skipLocked: true });
    const rows = await db.orm
      .update(table)
      .set({ nextPollAt: leaseEnd })
      .where(inArray(table.id, free))
      .returning({
        id: table.id,
        referenceNo: table.referenceNo,
        carrierCode: table.carrierCode,
        referenceType: sql<NumberType>`${referenceType}`,
      });
    for (const { id, ...claimed } of rows) taken.set(id, claimed);
  }
  return taken;
}

const byKind = (bills: readonly Pick<DueBill, 'id' | 'lane'>[]): [PolledKind, string[]][] =>
  [...Map.groupBy(bills, ({ lane }) => kindOfLane(lane))].map(([kind, own]) => [kind, own.map(({ id }) => id)]);

/** A bill that this process has taken until `end`, and the time at which it is due after it is given back. Wall times. */
export interface Lease {
  id: string;
  lane: string;
  end: string;
  dueAt: string;
}

/** Gives bills back that were not asked for, unless something has changed meanwhile when they are due. */
export async function release(db: Db, leases: readonly Lease[]): Promise<void> {
  // Bills that were taken together have one end, and nearly always one due time.
  for (const group of Map.groupBy(leases, ({ end, dueAt }) => `${end} ${dueAt}`).values()) {
    const [first] = group;
    if (!first) continue;
    for (const [{ table }, ids] of byKind(group)) {
      await db.orm
        .update(table)
        .set({ nextPollAt: first.dueAt })
        .where(and(inArray(table.id, ids), eq(table.nextPollAt, first.end)));
    }
  }
}

/**
 * Makes the bills of a carrier due that it has not responded for.
 *
 * @param now wall time
 * @param leaseEnd wall time after the end of every lease: bills that are due before it may be taken
 */
export async function makeFailedDue(db: Db, lane: string, now: string, leaseEnd: string): Promise<void> {
  const kind = kindOfLane(lane);
  const { table } = kind;
  await db.orm
    .update(table)
    .set({ nextPollAt: now })
    .where(
      and(
        inArray(table.carrierCode, codesIn(kind, [lane])),
        isNull(table.deletedAt),
        gt(table.nextPollAt, leaseEnd),
        gt(table.failures, 0),
        or(eq(table.subscriptionStatus, 'SUB_OK'), eq(table.failureReason, 'shipping_line_unreachable')),
      ),
    );
}
