import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { regionSync } from '../../db/schema/region.ts';
import { readPackage } from './catalogue.ts';
import { lockRunning, removeGone, writeProvince } from './repo.ts';
import { byProvince, type PackageRegion } from './rules.ts';
import { LOST_MS, sendSync, SYNC_REGIONS, wallNow } from './service.ts';

/** Runs without a stored province, e.g. when the process is killed again and again. */
const MAX_ATTEMPTS = 5;
/** Time after which a job is considered lost, and another process continues after the stored provinces. */
const EXPIRE_S = 60;

/** Defines the synchronization. Call it before the queue starts. */
export function defineRegionJobs(deps: Deps, read: () => Promise<PackageRegion[]> = readPackage): void {
  deps.queue.define(SYNC_REGIONS, { retry: MAX_ATTEMPTS, expireS: EXPIRE_S }, async (_, { signal }) => {
    if (!(await takeRun(deps))) return;
    const regions = await read();
    const provinces = byProvince(regions.filter(({ level }) => level <= deps.config.regionLevel));
    // With the deeper ones, so that those that exist are not removed.
    const codes = regions.map(({ code }) => code);
    while (await deps.db.transaction('system', () => advance(deps, provinces, codes))) {
      if (!signal.aborted) continue;
      await sendSync(deps);
      return;
    }
  });
}

/** Sends a new job for a synchronization whose job was lost. */
export async function sweepRegions(deps: Deps): Promise<void> {
  await deps.db.transaction('system', async () => {
    const run = await lockRunning(deps.db);
    if (run && Date.parse(run.updateTime) < deps.clock.wallNow() - LOST_MS) await sendSync(deps);
  });
}

/** @returns false when there is none, it was cancelled, or it has failed too often */
const takeRun = ({ db, clock }: Deps): Promise<boolean> =>
  db.transaction('system', async () => {
    const run = await lockRunning(db);
    if (!run) return false;
    const now = wallNow(clock);
    const failed = run.attempts >= MAX_ATTEMPTS;
    await db.orm
      .update(regionSync)
      .set(failed ? { state: 'failed', updateTime: now, endTime: now } : { attempts: run.attempts + 1, updateTime: now })
      .where(eq(regionSync.id, run.id));
    return !failed;
  });

/** In a transaction: writes the next province with the progress. @returns true when there is more to do */
async function advance({ db, clock }: Deps, provinces: readonly PackageRegion[][], codes: readonly string[]): Promise<boolean> {
  const run = await lockRunning(db);
  if (!run) return false;
  const now = wallNow(clock);
  const province = provinces[run.done];
  const progress = { total: provinces.length, attempts: 0, updateTime: now };
  if (!province) {
    const removed = await removeGone(db, codes);
    await db.orm
      .update(regionSync)
      .set({ ...progress, state: 'done', removed, endTime: now })
      .where(eq(regionSync.id, run.id));
    return false;
  }
  const { added, renamed, kept } = await writeProvince(db, province, now);
  await db.orm
    .update(regionSync)
    .set({ ...progress, done: run.done + 1, added: run.added + added, renamed: run.renamed + renamed, kept: run.kept + kept })
    .where(eq(regionSync.id, run.id));
  return true;
}
