import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { cutLine, type CutLine } from '../../testing/cut-line.ts';
import { SOON } from '../../testing/soon.ts';
import type { Driver } from '../port.ts';
import { createDb } from '../transactions.ts';
import { openPostgres } from './postgres.ts';

const url = String(process.env['TEST_POSTGRES']);
let direct: Driver;
let line: CutLine;
let driver: Driver;
let problems: string[];

beforeAll(() => {
  direct = openPostgres(url);
});
afterAll(() => direct.close());
beforeEach(async () => {
  line = await cutLine(new URL(url));
  problems = [];
  driver = openPostgres(line.url, { max: 1, onProblem: (problem) => problems.push(problem) });
});
afterEach(async () => {
  await driver.close();
  await line.close();
});

it('listening is resumed however often the database refuses, and receives notifications again', async () => {
  const received: string[] = [];
  let resumed = 0;
  driver.onListenResumed(() => (resumed += 1));
  await driver.listen('seaberry_line', (payload) => received.push(payload));
  expect(driver.listening()).toBe(true);
  line.cut();
  await expect.poll(() => line.refused(), SOON).toBeGreaterThanOrEqual(3);
  expect([driver.listening(), resumed]).toEqual([false, 0]);
  line.mend();
  const sender = await direct.connect();
  await expect
    .poll(async () => {
      await sender.script("notify seaberry_line, 'back'");
      return received;
    }, SOON)
    .toContain('back');
  sender.release();
  expect([driver.listening(), resumed]).toEqual([true, 1]);
});

it('a connection that breaks inside a transaction fails that transaction only', async () => {
  const db = createDb(driver, { limitMs: 30_000 });
  const broken = db.transaction('system', async () => {
    await db.asOwner('select 1');
    line.cut();
    // The break is reported while no statement runs on the connection.
    await expect.poll(() => problems, SOON).toContain('A database connection broke.');
    await db.asOwner('select 1');
  });
  await expect(broken).rejects.toThrow();
  line.mend();
  expect((await db.transaction('system', () => db.asOwner('select 2 as two'))).rows).toEqual([{ two: 2 }]);
});

it('a transaction whose connection hangs ends with its timeout, and its place in the pool is free again', async () => {
  const db = createDb(driver, { limitMs: 300 });
  const hanging = db.transaction('system', async () => {
    await db.asOwner('select 1');
    line.freeze();
    await db.asOwner('select 1');
  });
  await expect(hanging).rejects.toThrow('took more than 300 ms');
  const patient = createDb(driver, { limitMs: 30_000 });
  expect((await patient.transaction('system', () => patient.asOwner('select 3 as three'))).rows).toEqual([{ three: 3 }]);
});

it('a commit without a response fails as one whose outcome is unknown, and its place in the pool is free again', async () => {
  const db = createDb(driver, { limitMs: 300 });
  const committing = db.transaction('system', async () => {
    await db.asOwner('select 1');
    line.freeze();
  });
  await expect(committing).rejects.toMatchObject({ code: '08007' });
  const patient = createDb(driver, { limitMs: 30_000 });
  expect((await patient.transaction('system', () => patient.asOwner('select 4 as four'))).rows).toEqual([{ four: 4 }]);
});
