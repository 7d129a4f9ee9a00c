import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';

const INTERVAL_MS = 10_000;
const RESOLUTION_MS = 20;
/** Delay above which the log has a warning. */
const LONG_MS = 200;

export interface EventLoopWatch {
  /** Longest delay of the last complete interval and the present one, in ms. */
  delayMs(): number;
  stop(): void;
}

/** Measures how long the event loop was blocked, and warns of long delays. */
export function watchEventLoop(log: Logger): EventLoopWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  let last = 0;
  const longest = (): number => Math.max(0, Math.round(delays.max / 1e6) - RESOLUTION_MS);
  const timer = setInterval(() => {
    last = longest();
    delays.reset();
    if (last > LONG_MS) log.warn({ delayMs: last }, 'The event loop was blocked.');
  }, INTERVAL_MS);
  timer.unref();
  return {
    delayMs: () => Math.max(last, longest()),
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
}
