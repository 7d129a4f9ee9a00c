import { expect, it } from 'vitest';
import { MIN_FREE_BYTES } from '../db/disk.ts';
import { createHealth, type HealthParts } from './health.ts';

// Only what the checks ask for.
const deps = {
  db: { transaction: () => Promise.resolve(true), listening: () => true },
  clock: { wallNow: () => 0 },
  config: { version: '1.0.0' },
} as unknown as HealthParts['deps'];
const healthOf = (parts: Partial<HealthParts>) => createHealth({ deps, queueWorks: () => true, isStopping: () => false, ...parts })();

it('fails while the disk of the embedded database is nearly full, its queue is not served, or the process stops', async () => {
  const free = (bytes: number) => ({ freeBytes: () => Promise.resolve(bytes) });
  expect(await healthOf(free(MIN_FREE_BYTES))).toMatchObject({ status: 200, body: { status: 'ok', disk: 'ok' } });
  expect(await healthOf(free(MIN_FREE_BYTES - 1))).toMatchObject({ status: 503, body: { status: 'failed', disk: 'failed', db: 'ok' } });
  expect(await healthOf({ queueWorks: () => false })).toMatchObject({ status: 503, body: { status: 'failed', queue: 'failed' } });
  expect(await healthOf({ isStopping: () => true })).toMatchObject({ status: 503, body: { status: 'stopping' } });
});

it('reports the time for which the event loop was blocked, which is no failure', async () => {
  expect(await healthOf({ loopDelayMs: () => 900 })).toMatchObject({ status: 200, body: { status: 'ok', loopDelayMs: 900 } });
});
