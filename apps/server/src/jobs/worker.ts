import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

export interface WorkerParts<Job> {
  /** Number of parallel jobs. */
  concurrency: number;
  /** Fetches jobs, up to the limit. */
  fetch: (limit: number) => Promise<readonly Job[]>;
  /** Runs one job and records its result. The signal is aborted when the worker was stopped and the job exceeded its time. */
  run: (job: Job, signal: AbortSignal) => Promise<void>;
  /** Called with errors of `fetch` and `run`; the worker continues. */
  onError: (error: unknown) => void;
}

export interface Worker {
  /** Fetches jobs at once. */
  fetchNow(): void;
  /** Fetches no more jobs and waits for running ones; after `limitMs` their signal is aborted. */
  stop(limitMs: number): Promise<void>;
}

/**
 * Serves one queue: fetches jobs at its start and after each `fetchNow`, for all free places together. While there
 * are more jobs than places, a place that becomes free is filled at once.
 */
export function startWorker<Job>({ concurrency, fetch, run, onError }: WorkerParts<Job>): Worker {
  const running = new Set<Promise<void>>();
  const aborted = new AbortController();
  let stopping = false;
  let more = false;
  let requested = false;
  let waiting = new AbortController();

  const fetchNow = (): void => {
    requested = true;
    waiting.abort();
  };

  const start = (job: Job): void => {
    const done = run(job, aborted.signal)
      .catch(onError)
      .finally(() => {
        running.delete(done);
        if (more) fetchNow();
      });
    running.add(done);
  };

  async function look(): Promise<void> {
    const free = concurrency - running.size;
    if (free <= 0) return;
    try {
      const found = await fetch(free);
      more = found.length === free;
      for (const job of found) start(job);
    } catch (error) {
      onError(error);
    }
  }

  async function loop(): Promise<void> {
    while (!stopping) {
      requested = false;
      waiting = new AbortController();
      await look();
      if (!requested && !stopping) await once(waiting.signal, 'abort');
    }
  }

  const looping = loop();
  return {
    fetchNow,
    async stop(limitMs) {
      stopping = true;
      fetchNow();
      await looping;
      const limit = new AbortController();
      const timeout = pause(limitMs, 'timeout' as const, { signal: limit.signal }).catch(() => 'timeout' as const);
      const ended = Promise.all(running).then(() => 'ended' as const);
      if ((await Promise.race([ended, timeout])) === 'timeout') aborted.abort();
      limit.abort();
    },
  };
}
