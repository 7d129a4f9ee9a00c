import type { Deps } from '../deps.ts';
import { checkOverdue } from './poll/overdue.ts';
import { createPolling } from './poll/polling.ts';

const TICK_MS = 2_000;
/** Delay before more bills are fetched for a carrier whose waiting list is half empty, so that one query serves several carriers. */
const REFILL_MS = 100;
/** Queue of polls up to release 0.2. */
const FORMER_QUEUE = 'poll-bill';

/** Call it before the queue starts. */
export function defineTrackingJobs({ queue }: Deps): void {
  queue.retire(FORMER_QUEUE);
}

export interface TrackingSchedule {
  /** Waits for the current tick and, at most 10 s, for requests that run. */
  stop(): Promise<void>;
}

/**
 * Every two seconds (wall), and sooner while bills wait, polls the carriers of bills that are due for it, and derives bills again in which
 * something has become overdue without news. Every process may run it.
 */
export function startTrackingSchedule(deps: Deps): TrackingSchedule {
  const looking = oneAtATime(async () => void (await polling.look()));
  const checking = oneAtATime(async () => void (await checkOverdue(deps)));
  let soon: NodeJS.Timeout | undefined;
  let stopping = false;
  const polling = createPolling(deps, () => {
    if (!stopping) soon ??= setTimeout(look, REFILL_MS);
  });

  function look(): void {
    clearTimeout(soon);
    soon = undefined;
    looking.run(report);
  }
  const report = (error: unknown): void => deps.log.error({ err: error }, 'tracking schedule failed; tries again');
  const timer = setInterval(() => {
    look();
    checking.run(report);
  }, TICK_MS);
  return {
    async stop() {
      stopping = true;
      clearInterval(timer);
      clearTimeout(soon);
      await Promise.all([looking.ended(), checking.ended()]);
      await polling.stop();
    },
  };
}

function oneAtATime(work: () => Promise<void>): { run(onError: (error: unknown) => void): void; ended(): Promise<void> } {
  let running: Promise<void> | null = null;
  return {
    run(onError) {
      running ??= work()
        .catch(onError)
        .finally(() => {
          running = null;
        });
    },
    ended: async () => void (await running),
  };
}
