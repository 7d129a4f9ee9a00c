import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recordTogether } from './done-jobs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const A_MOMENT_MS = 1000;

/** A job that ends on request. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  return { run: () => promise, end: resolve, break: reject };
}

it('records jobs that end together in one go', async () => {
  const records: string[][] = [];
  const run = recordTogether((ids) => Promise.resolve(void records.push(ids)));
  const [first, second] = [job(), job()];
  const done = [run('1', first.run), run('2', second.run)];
  first.end(true);
  second.end(true);
  await Promise.all(done);
  expect(records).toEqual([['1', '2']]);
});

it('waits for no slow job', async () => {
  const records: string[][] = [];
  const run = recordTogether((ids) => Promise.resolve(void records.push(ids)));
  const [quick, slow] = [job(), job()];
  const quickDone = run('quick', quick.run);
  const slowDone = run('slow', slow.run);
  quick.end(true);
  await vi.advanceTimersByTimeAsync(A_MOMENT_MS);
  await quickDone;
  expect(records).toEqual([['quick']]);
  slow.end(true);
  await slowDone;
  expect(records).toEqual([['quick'], ['slow']]);
});

it('records nothing of a job that failed, and still those beside it', async () => {
  const records: string[][] = [];
  const run = recordTogether((ids) => Promise.resolve(void records.push(ids)));
  const [good, failed, broken] = [job(), job(), job()];
  const done = Promise.allSettled([run('good', good.run), run('failed', failed.run), run('broken', broken.run)]);
  good.end(true);
  failed.end(false);
  broken.break(new Error('broken'));
  expect((await done).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(records).toEqual([['good']]);
});

it('ends a job only when its record is written, and reports a record that failed', async () => {
  const write = Promise.withResolvers<void>();
  const run = recordTogether(() => write.promise);
  let ended = false;
  const done = run('1', () => Promise.resolve(true)).finally(() => (ended = true));
  await vi.advanceTimersByTimeAsync(A_MOMENT_MS);
  expect(ended).toBe(false);
  write.reject(new Error('no database'));
  await expect(done).rejects.toThrow('no database');
});
