import { isDeepStrictEqual } from 'node:util';
import { and, gt, isNull } from 'drizzle-orm';
import type { Db } from '../db/port.ts';
import { oceanBill } from '../db/schema/tracking.ts';
import { deriveBill, readEvents } from '../modules/ocean-bill/state/rules.ts';
import { findBill, findEvents } from '../modules/ocean-bill/repo.ts';
import { deriveAndSave } from '../modules/ocean-bill/state/service.ts';

export interface RebuildResult {
  bills: number;
  /** Bills whose state or rail is another one than before, by today's rules. */
  changed: number;
}

const PAGE = 200;
const LIMIT_MS = 30_000;

/**
 * Derives every bill anew from its stored events, as of the moment for which it was derived last. Asks no carrier, sends no
 * notification, moves no berry: with the rules unchanged nothing changes.
 */
export async function rebuildAll(db: Db, progress: (bills: number) => void = () => {}): Promise<RebuildResult> {
  const result: RebuildResult = { bills: 0, changed: 0 };
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db.unit('system', () =>
      db.orm
        .select({ id: oceanBill.id })
        .from(oceanBill)
        .where(and(isNull(oceanBill.deletedAt), gt(oceanBill.id, after)))
        .orderBy(oceanBill.id)
        .limit(PAGE),
    );
    for (const { id } of page) {
      // One short transaction for each bill, so that a running server is not held up.
      const changed = await db.unit('system', () => rebuildOne(db, id), { limitMs: LIMIT_MS });
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
  const { asOf } = bill.state;
  const { state, rail } = deriveBill(bill, readEvents(await findEvents(db, id)), asOf);
  // As it would come back from the database, where undefined does not exist. The rail says more than the state: names of places.
  if (isDeepStrictEqual(JSON.parse(JSON.stringify({ state, rail })), { state: bill.state, rail: bill.rail })) return false;
  await deriveAndSave(db, bill, asOf);
  return true;
}
