import type { EstimateModel } from '@seaberry/tracking';
import { fit, samplesOf } from '@seaberry/tracking/fit';
import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/port.ts';
import { insertRows } from '../db/rows.ts';
import { estimateModel, estimateSample, oceanBill } from '../db/schema/tracking.ts';
import type { Deps } from '../deps.ts';
import { currentModel } from '../modules/ocean-bill/model/repo.ts';
import { findBill, findEvents } from '../modules/ocean-bill/repo.ts';
import { queryOf, readEvents } from '../modules/ocean-bill/state/rules.ts';

/** Job that fits the expected times to finished shipments. */
export const ESTIMATE_FIT = 'estimate-fit';
const NIGHTLY = '27 3 * * *';
const EXPIRE_S = 3600;
const PAGE = 200;
const LIMIT_MS = 30_000;
/** Limit of bills sampled in one night: the first nights may find a long history. */
const MAX_BILLS = 5000;
const DAY_MS = 86_400_000;
/** Reports of an arrival are corrected for some days. */
const DAYS_AFTER_ARRIVAL = 3;
/** Limit of samples, the newest, since they show how carriers report today. */
const MAX_SAMPLES = 20_000;

/** Defines the nightly fit. Call it before the queue starts. */
export function defineEstimateFit(deps: Deps): void {
  deps.queue.define(ESTIMATE_FIT, { retry: 1, expireS: EXPIRE_S }, async (_, { signal }) => {
    const { collected, version } = await fitEstimates(deps, signal);
    if (collected > 0) deps.log.info({ collected, version }, 'finished shipments have been read for the estimates');
    return { collected, version };
  });
  deps.queue.schedule(ESTIMATE_FIT, NIGHTLY);
}

export interface FitResult {
  /** New samples. */
  collected: number;
  /** Version of the new model; null while there are too few samples, and without new ones. */
  version: string | null;
}

/** Collects samples of shipments that have arrived since the last run, each once, and stores a new version of the model. */
export async function fitEstimates({ db, clock, log }: Deps, signal?: AbortSignal): Promise<FitResult> {
  const now = clock.domainNow();
  const model = await db.transaction('system', () => currentModel(db));
  let collected = 0;
  let read = 0;
  for await (const id of arrivedUnsampledBills(db, new Date(Date.parse(now) - DAYS_AFTER_ARRIVAL * DAY_MS).toISOString())) {
    if (signal?.aborted || read === MAX_BILLS) break;
    read += 1;
    // One short transaction for each bill, so that a running server is not blocked.
    try {
      collected += await db.transaction('system', () => collect(db, id, now, model), { limitMs: LIMIT_MS });
    } catch (error) {
      // Logged, not thrown: it would end the run of every night before the other shipments are read.
      log.error({ err: error, bill: id }, 'A finished shipment could not be read for the estimates.');
    }
  }
  if (collected === 0) return { collected, version: null };
  return { collected, version: await db.transaction('system', () => refit(db, now), { limitMs: LIMIT_MS }) };
}

async function* arrivedUnsampledBills(db: Db, until: string): AsyncGenerator<string> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const page = await db.transaction('system', () =>
      db.orm
        .select({ id: oceanBill.id })
        .from(oceanBill)
        .where(and(isNull(oceanBill.deletedAt), eq(oceanBill.sampled, false), lte(oceanBill.ata, until), gt(oceanBill.id, after)))
        .orderBy(oceanBill.id)
        .limit(PAGE),
    );
    for (const { id } of page) yield id;
    const last = page.at(-1);
    if (!last) return;
    after = last.id;
  }
}

async function collect(db: Db, id: string, now: string, model: EstimateModel): Promise<number> {
  // Claimed first: a run that the queue has given up may still be running.
  const claimed = await db.orm
    .update(oceanBill)
    .set({ sampled: true })
    .where(and(eq(oceanBill.id, id), eq(oceanBill.sampled, false)))
    .returning({ id: oceanBill.id });
  const bill = claimed.length === 0 ? null : await findBill(db, id);
  if (!bill) return 0;
  const samples = samplesOf(readEvents(await findEvents(db, id)), queryOf(bill, null), now, model);
  await insertRows(
    db,
    estimateSample,
    samples.map((sample) => ({ id: uuid(), sample })),
  );
  return samples.length;
}

async function refit(db: Db, now: string): Promise<string | null> {
  const rows = await db.orm
    .select({ sample: estimateSample.sample })
    .from(estimateSample)
    .orderBy(desc(estimateSample.id))
    .limit(MAX_SAMPLES);
  const id = uuid();
  const model = fit(
    rows.map(({ sample }) => sample),
    id,
    now,
  );
  if (Object.keys(model.classes).length === 0) return null;
  await insertRows(db, estimateModel, [{ id, samples: rows.length, model }]);
  return id;
}
