import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;

/** True for the first call of each minute: a log line for each refused request could fill the disk. */
export function firstOfMinute(clock: Pick<Clock, 'wallNow'>): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.wallNow();
    if (now - last < MINUTE_MS) return false;
    last = now;
    return true;
  };
}
