import { and, isNull, lte } from 'drizzle-orm';
import { oceanBill } from '../../db/schema/tracking.ts';
import type { Deps } from '../../deps.ts';
import { findLastNotifiedEta } from '../../modules/notification/repo.ts';
import { notificationsOf } from '../../modules/notification/rules.ts';
import { notify } from '../../modules/notification/service.ts';
import { publishBills } from '../../modules/ocean-bill/hints/service.ts';
import { findBill } from '../../modules/ocean-bill/repo.ts';
import { deriveAndSave } from '../../modules/ocean-bill/state/service.ts';

const OVERDUE_LIMIT = 100;
/** For transactions that run every few seconds and find their rows by keys. */
const PLANNED = { planned: true } as const;

/**
 * Derives the bills in which something has become overdue without any event, or whose tracking ends by silence.
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
  const { db, clock } = deps;
  const bill = await findBill(db, billId, true);
  if (!bill) return;
  const now = clock.domainNow();
  const { state } = await deriveAndSave(db, bill, now, {}, (derived) => ({
    updateTime: now,
    ...(derived.state.ended === null ? {} : { nextPollAt: null }),
  }));
  const before = bill.state?.lastEventAt ? bill.state : null;
  // A difference that comes from new rules alone is no news of the shipment; without an earlier state there are no other rules.
  const sameRules = bill.state === null || bill.state.rulesVersion === state.rulesVersion;
  if (sameRules) {
    const drafts = notificationsOf({ before, after: state, lastNotifiedEta: await findLastNotifiedEta(db, billId) });
    await notify(deps, bill, { drafts, outlook: state.outlook }, now);
  }
  await publishBills(deps, bill.tenantId, [billId]);
}
