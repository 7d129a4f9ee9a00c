import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SOON } from '../../testing/soon.ts';
import { createDb } from '../transactions.ts';
import { openPglite, type PgliteDriver } from './pglite.ts';

let folder: string;
let driver: PgliteDriver;
const problems: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-pglite-'));
  driver = await openPglite({ folder, dump: null }, { onProblem: (problem) => problems.push(problem) });
});
afterAll(async () => {
  await driver.close();
  rmSync(folder, { recursive: true, force: true });
});

it('a database whose thread ends inside a transaction loses that transaction only, and is opened again', async () => {
  const db = createDb(driver, { limitMs: 60_000 });
  const received: string[] = [];
  let resumed = 0;
  await db.asOwner("create role seaberry_system; create table note (text text); insert into note values ('kept')");
  await db.listen('notes', (payload) => received.push(payload));
  db.onListenResumed(() => (resumed += 1));

  const broken = db.transaction('system', async () => {
    await db.asOwner("insert into note values ('lost')", []);
    await driver.crash();
    await db.asOwner('select 1');
  });
  await expect(broken).rejects.toMatchObject({ code: '08006' });
  expect(db.listening()).toBe(false);

  expect((await db.asOwner('select text from note')).rows).toEqual([{ text: 'kept' }]);
  await db.asOwner("notify notes, 'back'");
  await expect.poll(() => received, SOON).toEqual(['back']);
  expect([db.listening(), resumed]).toEqual([true, 1]);
  expect(problems).toEqual(['The embedded database ended unexpectedly and is started again.']);
});
