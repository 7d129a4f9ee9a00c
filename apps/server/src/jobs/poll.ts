import { and, inArray, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { notificationsOf } from '../modules/notification/rules.ts';
import { findLastNotifiedEta } from '../modules/notification/repo.ts';
import { notify } from '../modules/notification/service.ts';
import { findBill } from '../modules/ocean-bill/repo.ts';
import { deriveAndSave } from '../modules/ocean-bill/state/service.ts';
import { updateRow } from '../db/rows.ts';
import { oceanBill } from '../db/schema/tracking.ts';
import type { JobContext } from './queue.ts';
import { findPolled, type PolledBill } from './polled-bill.ts';
import { takeResponse } from './take-response.ts';

export const POLL_BILL = 'poll-bill';

/** Carriers enter events late: each question reaches this far behind the newest event known, in domain time. */
const OVERLAP_MS = 86_400_000;
/** A job that was taken and never finished is due again after this, in wall time. */
const LEASE_MS = 300_000;
const DUE_LIMIT = 200;
const OVERDUE_LIMIT = 100;
/** All that runs every few seconds, by keys. */
const PLANNED = { planned: true } as const;

export type PollBill = { tenantId: string; billId: string };

/** Asks the carrier about one bill and stores the response. The carrier is asked outside of any transaction. */
export async function pollBill(
  deps: Deps,
  { tenantId, billId }: PollBill,
  { correlationId }: Pick<JobContext, 'correlationId'>,
): Promise<void> {
  const bill = await deps.db.transaction({ tenantId }, () => beginPoll(deps, billId), PLANNED);
  if (!bill) return;
  const answer = await deps.carriers.connectorOf(bill.carrierCode)({
    referenceType: bill.referenceType,
    reference: bill.referenceNo,
    since: bill.pollCursor === null ? null : new Date(Date.parse(bill.pollCursor) - OVERLAP_MS).toISOString(),
    correlationId,
  });
  if (answer.kind === 'technical') {
    deps.log.warn(
      { correlationId, billId, carrier: bill.carrierCode, reason: answer.reason, status: answer.status },
      'carrier did not answer',
    );
  }
  await deps.db.transaction({ tenantId }, () => takeResponse(deps, bill, answer, correlationId), PLANNED);
}

/** The bill to ask about; null when it is gone, has failed or has ended. */
async function beginPoll({ db }: Deps, billId: string): Promise<PolledBill | null> {
  const bill = await findPolled(db, billId);
  if (!bill) return null;
  if (bill.subscriptionStatus !== 'SUB_ERR' && bill.trackingState !== 'ended') return bill;
  await updateRow(db, oceanBill, bill.id, { nextPollAt: null });
  return null;
}

/**
 * Sends a job for every bill that is due, of all tenants. Any number of processes may do so at once: each takes other
 * bills, and a taken one is due again only after its lease.
 *
 * @returns how many were sent
 */
export async function sendDuePolls({ db, queue, clock }: Deps): Promise<number> {
  const wall = clock.wallNow();
  return db.transaction(
    'system',
    async () => {
      const free = db.orm
        .select({ id: oceanBill.id })
        .from(oceanBill)
        .where(and(isNull(oceanBill.deletedAt), lte(oceanBill.nextPollAt, new Date(wall).toISOString())))
        .orderBy(oceanBill.nextPollAt)
        .limit(DUE_LIMIT)
        .for('update', { skipLocked: true });
      const due = await db.orm
        .update(oceanBill)
        .set({ nextPollAt: new Date(wall + LEASE_MS).toISOString() })
        .where(inArray(oceanBill.id, free))
        .returning({ id: oceanBill.id, tenantId: oceanBill.tenantId });
      await queue.sendAll(
        POLL_BILL,
        due.map(({ id, tenantId }) => ({ data: { tenantId, billId: id }, key: id })),
      );
      return due.length;
    },
    PLANNED,
  );
}

/**
 * Derives the bills of which something has become overdue without any event, or whose tracking ends by silence.
 *
 * @returns how many were derived
 */
export async function checkOverdue(deps: Deps): Promise<number> {
  const { db, clock } = deps;
  const due = await db.transaction(
    'system',
    () =>
      db.orm
        .select({ billId: oceanBill.id, tenantId: oceanBill.tenantId })
        .from(oceanBill)
        .where(and(isNull(oceanBill.deletedAt), lte(oceanBill.nextOverdueAt, clock.domainNow())))
        .orderBy(oceanBill.nextOverdueAt)
        .limit(OVERDUE_LIMIT),
    PLANNED,
  );
  for (const { billId, tenantId } of due) await db.transaction({ tenantId }, () => rederive(deps, billId), PLANNED);
  return due.length;
}

async function rederive(deps: Deps, billId: string): Promise<void> {
  const { db, clock, live } = deps;
  const bill = await findBill(db, billId, true);
  if (!bill) return;
  const now = clock.domainNow();
  const { state } = await deriveAndSave(db, bill, now, {}, (derived) => ({
    updateTime: now,
    ...(derived.state.ended === null ? {} : { nextPollAt: null }),
  }));
  const before = bill.state?.lastEventAt ? bill.state : null;
  // A difference that comes from new rules alone is no news of the shipment.
  const known = bill.state === null || bill.state.rulesVersion === state.rulesVersion;
  if (known) {
    const drafts = notificationsOf({ before, after: state, lastNotifiedEta: await findLastNotifiedEta(db, billId) });
    await notify(deps, bill, { drafts, outlook: state.outlook }, now);
  }
  await live.publish({ tenantId: bill.tenantId, topic: 'oceanBill', id: billId });
}
