import type { Deps } from '../deps.ts';
import { clearLog, LOGS } from '../modules/log/repo.ts';

/** Removes log rows older than their retention. */
export const LOG_RETENTION = 'log-retention';
const DAILY = '43 2 * * *';
const DAY_MS = 86_400_000;
/** The first removal may have many rows. */
const LIMIT_MS = 240_000;

/** Defines the daily removal of old log rows. Call it before the queue starts. */
export function defineLogRetention(deps: Deps): void {
  deps.queue.define(LOG_RETENTION, { retry: 1 }, async (_, { signal }) => {
    const removed = await removeOldLogs(deps, signal);
    if (removed > 0) deps.log.info({ removed, days: deps.config.logRetentionDays }, 'Old log rows have been removed.');
  });
  deps.queue.schedule(LOG_RETENTION, DAILY);
}

/** @returns the number of removed rows */
export async function removeOldLogs({ db, clock, config }: Deps, signal?: AbortSignal): Promise<number> {
  const before = new Date(clock.wallNow() - config.logRetentionDays * DAY_MS).toISOString();
  let removed = 0;
  for (const log of LOGS) {
    if (signal?.aborted) break;
    removed += await db.transaction('system', () => clearLog(db, log, before), { limitMs: LIMIT_MS });
  }
  return removed;
}
