import { afterAll, beforeAll, expect, it } from 'vitest';
import { resultOf } from '../modules/user/fixtures.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

let server: TestServer;
let amy: Account;
beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ roles: ['admin'] });
});
afterAll(() => server.close());

const add = (name: string) => server.call('sysPos', 'add', { name, code: name }, { as: amy });
const names = async () => resultOf<{ name: string }[]>(await server.call('sysPos', 'list', {}, { as: amy })).map(({ name }) => name);

it('on a full disk of the database a change fails as a whole and says why, reading goes on, and nothing has to be restarted', async () => {
  const { db } = server.deps;
  await add('before');
  await db.asOwner(`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception using errcode = 'disk_full', message = 'could not extend file: No space left on device'; end $$`);
  await db.asOwner('create trigger no_room after insert on job_position for each row execute function no_room()');
  const full = await add('during');
  expect(full.status).toBe(503);
  expect(full.envelope?.message).toBe('The disk of the server is full, so nothing was saved. Ask the administrator.');
  expect(await names()).toEqual(expect.arrayContaining(['before']));
  expect(server.logLines.some((line) => line.includes('No space left on device'))).toBe(true);
  await db.asOwner('drop function no_room() cascade');
  expect((await add('after')).envelope?.code).toBe(200);
  expect((await names()).toSorted()).toEqual(expect.arrayContaining(['after', 'before']));
  expect(await names()).not.toContain('during');
});
