import type { Deps } from '../deps.ts';
import { checkOverdue, POLL_BILL, pollBill, sendDuePolls, type PollBill } from './poll.ts';

const POLLERS = 6;
const TICK_MS = 2_000;

/** Defines the tracking jobs. Call it before the queue starts. */
export function defineTrackingJobs(deps: Deps): void {
  deps.queue.define<PollBill>(POLL_BILL, { retry: 3, concurrency: POLLERS }, (data, context) => pollBill(deps, data, context));
}

export interface TrackingSchedule {
  /** Waits for the current tick. */
  stop(): Promise<void>;
}

/**
 * Polls every two seconds (wall) for bills that are due or overdue. Every process may run it: the database gives each bill to one of them.
 */
export function startTrackingSchedule(deps: Deps): TrackingSchedule {
  let running: Promise<void> | null = null;
  const tick = async (): Promise<void> => {
    try {
      await sendDuePolls(deps);
      await checkOverdue(deps);
    } catch (error) {
      deps.log.error({ err: error }, 'tracking schedule failed; tries again');
    }
  };
  const timer = setInterval(() => {
    running ??= tick().finally(() => {
      running = null;
    });
  }, TICK_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
