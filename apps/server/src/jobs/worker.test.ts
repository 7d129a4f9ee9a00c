import { expect, it, vi } from 'vitest';
import { startWorker, type Worker } from './worker.ts';

const NEVER_MS = 3_600_000;

/** A queue of numbers with a worker whose jobs end on demand. */
function served(concurrency: number, jobs: number[]) {
  const looks: number[] = [];
  const running = new Map<number, { end: () => void; signal: AbortSignal }>();
  const errors: unknown[] = [];
  const worker: Worker = startWorker<number>({
    concurrency,
    fetch: (limit) => {
      looks.push(limit);
      return Promise.resolve(jobs.splice(0, limit));
    },
    run: (job, signal) =>
      new Promise<void>((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('aborted')));
        running.set(job, { signal, end: () => (running.delete(job), resolve()) });
      }),
    onError: (error) => errors.push(error),
  });
  return { worker, looks, running, errors, jobs };
}

it('fetches jobs for all free slots in one poll', async () => {
  const { worker, looks, running } = served(3, [1, 2]);
  await vi.waitFor(() => expect([...running.keys()]).toEqual([1, 2]));
  expect(looks).toEqual([3]);
  for (const { end } of running.values()) end();
  await worker.stop(NEVER_MS);
});

it('fills a free slot at once while jobs are waiting', async () => {
  const { worker, running } = served(2, [1, 2, 3]);
  await vi.waitFor(() => expect(running.size).toBe(2));
  running.get(1)?.end();
  await vi.waitFor(() => expect([...running.keys()]).toEqual([2, 3]));
  for (const { end } of running.values()) end();
  await worker.stop(NEVER_MS);
});

it('fetches again on request', async () => {
  const { worker, running, jobs } = served(1, []);
  jobs.push(7);
  worker.fetchNow();
  await vi.waitFor(() => expect([...running.keys()]).toEqual([7]));
  running.get(7)?.end();
  await worker.stop(NEVER_MS);
});

it('waits for running jobs when it stops', async () => {
  const { worker, running, errors } = served(1, [1, 2]);
  await vi.waitFor(() => expect(running.size).toBe(1));
  const stopped = worker.stop(NEVER_MS);
  running.get(1)?.end();
  await stopped;
  expect(running.size).toBe(0);
  expect(errors).toEqual([]);
});

it('aborts the signal of a job that exceeds the limit of a stop', async () => {
  const { worker, running, errors } = served(1, [1]);
  await vi.waitFor(() => expect(running.size).toBe(1));
  await worker.stop(1);
  expect(running.get(1)?.signal.aborted).toBe(true);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
});
