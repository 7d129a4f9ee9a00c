import type { Deps } from '../deps.ts';
import { removeOldMessages } from '../modules/air-message/service.ts';
import { removeBefore, sealNewRows } from '../modules/log/seals/service.ts';

/** Removes log rows and messages of airlines older than their retention. */
export const LOG_RETENTION = 'log-retention';
const DAILY = '43 2 * * *';
/** Adds the new log rows to the chain of seals. */
export const LOG_SEALS = 'log-seals';
const EVERY_FIVE_MINUTES = '*/5 * * * *';
const DAY_MS = 86_400_000;

/** Defines the sealing of log rows, and the daily removal of old ones. Call it before the queue starts. */
export function defineLogRetention(deps: Deps): void {
  deps.queue.define(LOG_RETENTION, { retry: 1 }, async (_, { signal }) => {
    const removed = await removeOldLogs(deps, signal);
    if (removed > 0) deps.log.info({ removed, days: deps.config.logRetentionDays }, 'Old log rows have been removed.');
    return { removed, days: deps.config.logRetentionDays };
  });
  deps.queue.schedule(LOG_RETENTION, DAILY);
  deps.queue.define(LOG_SEALS, { retry: 1 }, (_, { signal }) => sealNewRows(deps, signal));
  deps.queue.schedule(LOG_SEALS, EVERY_FIVE_MINUTES);
}

const timeOf = ({ clock }: Deps): string => new Date(clock.wallNow()).toISOString();

/** @returns the number of removed rows */
export async function removeOldLogs(deps: Deps, signal?: AbortSignal): Promise<number> {
  const before = new Date(deps.clock.wallNow() - deps.config.logRetentionDays * DAY_MS).toISOString();
  await sealNewRows(deps, signal);
  return (await removeBefore(deps.db, before, timeOf(deps), signal)) + (await removeOldMessages(deps.db, before));
}
