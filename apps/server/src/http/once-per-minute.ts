import type { Clock } from '../ports/clock.ts';

const MINUTE_MS = 60_000;

/** Returns true at most once a minute. For log lines of refused requests, as one for each could fill the disk. */
export function oncePerMinute(clock: Pick<Clock, 'wallNow'>): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = clock.wallNow();
    if (now - last < MINUTE_MS) return false;
    last = now;
    return true;
  };
}
