import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../db/transactions.ts';
import type { Db } from '../db/port.ts';
import { createLog } from '../ports/log.ts';
import { withCorrelation } from '../ports/correlation.ts';
import { openTestDriver, type TestDriver } from '../testing/database.ts';
import { SOON, TEST_TRANSACTION_LIMIT_MS } from '../testing/soon.ts';
import { createQueue, type BossQueue } from './boss-queue.ts';

let test: TestDriver;
let db: Db;
/** Statements of the queue. */
const statements: string[] = [];
let queue: BossQueue;
const ran: { name: string; data: unknown; correlationId: string }[] = [];
let failures = 0;

beforeAll(async () => {
  test = await openTestDriver();
  const made = createDb(test.driver, { limitMs: TEST_TRANSACTION_LIMIT_MS });
  db = {
    ...made,
    asOwner(text, params) {
      statements.push(text);
      return made.asOwner(text, params);
    },
  };
  queue = createQueue({ db, log: createLog('silent') });
  queue.define('note', { retry: 2, concurrency: 2 }, async (data, { correlationId }) => {
    await db.transaction('system', () => db.sql('select 1'));
    ran.push({ name: 'note', data, correlationId });
  });
  queue.define('brittle', { retry: 3 }, (data) => {
    failures += 1;
    return failures < 2
      ? Promise.reject(new Error('not yet'))
      : Promise.resolve(void ran.push({ name: 'brittle', data, correlationId: '' }));
  });
  const both = Promise.withResolvers<void>();
  let begun = 0;
  queue.define('together', { concurrency: 2 }, () => {
    begun += 1;
    if (begun === 2) both.resolve();
    return both.promise;
  });
  await queue.start();
}, 120_000);
afterAll(async () => {
  await queue.stop();
  await test.close();
});

it('runs a job soon after the transaction that sent it, with the id of the request', async () => {
  await withCorrelation('request-1', () => db.transaction('system', () => queue.send('note', { n: 1 })));
  await expect.poll(() => ran, SOON).toContainEqual({ name: 'note', data: { n: 1 }, correlationId: 'request-1' });
});

it('never runs a job whose transaction was rolled back', async () => {
  const before = ran.length;
  await db
    .transaction('system', async () => {
      await queue.send('note', { n: 'lost' });
      throw new Error('no');
    })
    .catch(() => {});
  await queue.send('note', { n: 'after' });
  await expect.poll(() => ran.length, SOON).toBe(before + 1);
  expect(ran.at(-1)?.data).toEqual({ n: 'after' });
});

it('lets one job per key wait, and any number without a key', async () => {
  const later = new Date(Date.now() + 3_600_000);
  const waiting = async () =>
    (await db.asOwner(`select count(*)::int as count from pgboss.job where name = 'note' and state = 'created'`)).rows[0]?.['count'];
  await db.transaction('system', async () => {
    for (let at = 0; at < 3; at += 1) await queue.send('note', { at }, { key: 'same', startAfter: later });
  });
  expect(await waiting()).toBe(1);
  for (let at = 0; at < 3; at += 1) await queue.send('note', { at }, { startAfter: later });
  expect(await waiting()).toBe(4);
});

it('retries a failed job', async () => {
  await queue.send('brittle', { x: 1 });
  await expect.poll(() => ran.some(({ name }) => name === 'brittle'), { timeout: 20_000, interval: 200 }).toBe(true);
  expect(failures).toBe(2);
}, 30_000);

it('runs a job that another process sent', async () => {
  const other = createQueue({ db, log: createLog('silent'), work: false });
  other.define('note', {}, () => Promise.resolve());
  await other.start();
  await other.send('note', { from: 'another process' });
  await expect.poll(() => ran.map(({ data }) => data), SOON).toContainEqual({ from: 'another process' });
  await other.stop();
});

it('runs a job whose time has come', async () => {
  await queue.send('note', { at: 'its time' }, { startAfter: new Date(Date.now() + 500) });
  await expect.poll(() => ran.map(({ data }) => data), SOON).toContainEqual({ at: 'its time' });
});

it('looks for jobs of all queues in one statement while none is due', async () => {
  const looks = () => statements.filter((text) => text.includes('select distinct name')).length;
  const fetches = () => statements.filter((text) => /'(?:note|brittle|together)'/u.test(text) && text.includes('SKIP LOCKED')).length;
  // The first of these looks may still find a job of the tests above.
  const firstCounted = looks() + 2;
  await expect.poll(looks, SOON).toBeGreaterThanOrEqual(firstCounted);
  const [before, fetched] = [looks(), fetches()];
  await expect.poll(looks, SOON).toBeGreaterThanOrEqual(before + 2);
  expect(fetches()).toBe(fetched);
});

it('records jobs that end together in one statement', async () => {
  const before = statements.length;
  await db.transaction('system', () => queue.sendAll('together', [{ data: { n: 1 } }, { data: { n: 2 } }]));
  const completed = async () =>
    (await db.asOwner(`select count(*)::int as count from pgboss.job where name = 'together' and state = 'completed'`)).rows[0]?.['count'];
  await expect.poll(completed, SOON).toBe(2);
  expect(statements.slice(before).filter((text) => text.includes('WITH completed'))).toHaveLength(1);
});

it('runs due jobs in this process when drained', async () => {
  const other = createQueue({ db, log: createLog('silent'), work: false });
  const seen: unknown[] = [];
  other.define('drained', {}, (data) => Promise.resolve(void seen.push(data)));
  await other.start();
  await db.transaction('system', async () => {
    for (let at = 0; at < 3; at += 1) await other.send('drained', { at });
  });
  expect(await other.drain()).toBe(3);
  // Jobs of one transaction have the same creation time, so their order is undefined.
  expect(seen).toHaveLength(3);
  expect(seen).toEqual(expect.arrayContaining([{ at: 0 }, { at: 1 }, { at: 2 }]));
  await other.stop();
});

it('removes the queue of an earlier release, with its schedule and its jobs', async () => {
  const former = createQueue({ db, log: createLog('silent'), work: false });
  former.define('former', {}, () => Promise.resolve());
  await former.start();
  await former.send('former', {});
  await db.asOwner(`insert into pgboss.schedule (name, cron, timezone) values ('former', '* * * * *', 'UTC')`);
  await former.stop();
  const found = async () =>
    (
      await db.asOwner(`select (select count(*)::int from pgboss.queue where name = 'former') as queues,
      (select count(*)::int from pgboss.schedule where name = 'former') as schedules, (select count(*)::int from pgboss.job where name = 'former') as jobs`)
    ).rows;
  expect(await found()).toEqual([{ queues: 1, schedules: 1, jobs: 1 }]);
  for (let start = 0; start < 2; start += 1) {
    const newer = createQueue({ db, log: createLog('silent'), work: false });
    newer.retire('former');
    await newer.start();
    await newer.stop();
  }
  expect(await found()).toEqual([{ queues: 0, schedules: 0, jobs: 0 }]);
});
