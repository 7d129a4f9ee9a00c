import { and, isNull, lte } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { PolledKind } from './kind.ts';
import { KINDS } from './kinds.ts';

const OVERDUE_LIMIT = 100;
/** For transactions that run every few seconds and find their rows by keys. */
const PLANNED = { planned: true } as const;

/**
 * Derives the bills in which something has become overdue without any event, or whose tracking ends by silence.
 *
 * @returns how many were derived
 */
export async function checkOverdue(deps: Deps): Promise<number> {
  let derived = 0;
  for (const kind of KINDS) derived += await checkKind(deps, kind);
  return derived;
}

async function checkKind(deps: Deps, kind: PolledKind): Promise<number> {
  const { db, clock } = deps;
  const { table } = kind;
  const due = await db.transaction(
    'system',
    () =>
      db.orm
        .select({ billId: table.id, tenantId: table.tenantId })
        .from(table)
        .where(and(isNull(table.deletedAt), lte(table.nextOverdueAt, clock.domainNow())))
        .orderBy(table.nextOverdueAt)
        .limit(OVERDUE_LIMIT),
    PLANNED,
  );
  for (const { billId, tenantId } of due) await db.transaction({ tenantId }, () => rederive(deps, kind, billId), PLANNED);
  return due.length;
}

async function rederive(deps: Deps, kind: PolledKind, billId: string): Promise<void> {
  const { db, clock } = deps;
  const bill = await kind.find(db, billId, true);
  if (!bill) return;
  const now = clock.domainNow();
  const derived = await bill.derive(now, {}, ({ ended }) => ({ updateTime: now, ...(ended ? { nextPollAt: null } : {}) }));
  // A difference that comes from new rules alone is no news of the shipment.
  if (derived.sameRules) await derived.notify(deps, []);
  await kind.publish(deps, bill.tenantId, [billId]);
}
