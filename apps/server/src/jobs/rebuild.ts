import { isDeepStrictEqual } from 'node:util';
import { DEFAULT_SETTINGS } from '@seaberry/tracking';
import { and, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { oceanBill } from '../db/schema/tracking.ts';
import { deriveBill, readEvents } from '../modules/ocean-bill/state/rules.ts';
import { modelOf } from '../modules/ocean-bill/model/repo.ts';
import { findBill, findEvents } from '../modules/ocean-bill/repo.ts';
import { deriveAndSave } from '../modules/ocean-bill/state/service.ts';

export interface RebuildResult {
  bills: number;
  /** Number of bills whose state or rail changed by the current rules. */
  changed: number;
}

const PAGE = 200;
const LIMIT_MS = 30_000;

/**
 * Derives every bill again from its stored events, as of its last derivation. Sends no requests and notifications, moves no berries: with
 * unchanged rules nothing changes.
 */
export async function rebuildAll(db: Db, progress: (bills: number) => void = () => {}): Promise<RebuildResult> {
  const result: RebuildResult = { bills: 0, changed: 0 };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db.transaction('system', () =>
      db.orm
        .select({ id: oceanBill.id })
        .from(oceanBill)
        .where(and(isNull(oceanBill.deletedAt), gt(oceanBill.id, after)))
        .orderBy(oceanBill.id)
        .limit(PAGE),
    );
    for (const { id } of page) {
      // One short transaction per bill, so that a running server is not blocked.
      const changed = await db.transaction('system', () => rebuildOne(db, id), { limitMs: LIMIT_MS });
      result.bills += 1;
      if (changed) result.changed += 1;
    }
    const last = page.at(-1);
    if (!last) return result;
    after = last.id;
    progress(result.bills);
  }
}

async function rebuildOne(db: Db, id: string): Promise<boolean> {
  const bill = await findBill(db, id, true);
  if (!bill?.state) return false;
  const { asOf, estimateModel, answeredAt = null } = bill.state;
  const subject = { ...bill, carrierAnsweredAt: answeredAt };
  const model = await modelOf(db, estimateModel);
  const { state, rail } = deriveBill(subject, readEvents(await findEvents(db, id)), asOf, DEFAULT_SETTINGS, model);
  // Compared as JSON, since the database has no undefined values. The rail is compared too, as it also has names of places.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ state, rail })), { state: bill.state, rail: bill.rail })) return false;
  await deriveAndSave(db, subject, asOf);
  return true;
}
