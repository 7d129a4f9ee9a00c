import type { Deps } from '../../../deps.ts';
import { failInterrupted, removeRequests } from './writing/repo.ts';

/** Removes old rows of the request log, and ends those whose process was killed. */
export const REQUEST_LOG = 'request-log';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** A request takes at most about four minutes, and waits less than five. */
const INTERRUPTED_MS = 10 * 60_000;
const DAY_MS = 86_400_000;
const REMOVED_AT_ONCE = 10_000;

/** Call it before the queue starts. */
export function defineRequestLog(deps: Deps): void {
  deps.queue.define(REQUEST_LOG, { retry: 1 }, (_, { signal }) => tidyRequests(deps, signal));
  deps.queue.schedule(REQUEST_LOG, EVERY_TEN_MINUTES);
}

export async function tidyRequests({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, signal?: AbortSignal): Promise<void> {
  const wall = (beforeMs = 0): string => new Date(clock.wallNow() - beforeMs).toISOString();
  await db.transaction('system', () => failInterrupted(db, wall(INTERRUPTED_MS), { wall: wall(), domain: clock.domainNow() }));
  const before = wall(config.requestLogDays * DAY_MS);
  let removed = REMOVED_AT_ONCE;
  while (removed === REMOVED_AT_ONCE && !signal?.aborted)
    removed = await db.transaction('system', () => removeRequests(db, before, REMOVED_AT_ONCE));
}
