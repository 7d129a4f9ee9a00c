import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString() });
  amy = await server.person();
});
afterAll(() => server.close());
beforeEach(() => at(0));

interface Asked {
  id: string;
  secret: string;
}
const ask = async (): Promise<Asked> => {
  const { envelope } = await server.call('sysAuth', 'scanCreate', undefined, { headers: { 'User-Agent': 'Desk browser/2.0' } });
  expect(envelope?.result).toMatchObject({ expirySeconds: 120 });
  return envelope?.result as Asked;
};
const poll = async (asked: Asked) =>
  (await server.call('sysAuth', 'scanState', { ...asked })).envelope?.result as Record<string, unknown> | null;
const stateOf = async (asked: Asked) => (await poll(asked))?.['state'];
const confirm = (id: string, step: 'scan' | 'allow' | 'refuse', as: Account = amy) =>
  server.call('sysAuth', 'scanConfirm', { id, step }, { as });

it('signs in a browser after approval by a signed-in device, with tokens that are returned once', async () => {
  const asked = await ask();
  expect(await poll(asked)).toEqual({ state: 'waiting', accessToken: null, refreshToken: null });
  const scanned = await confirm(asked.id, 'scan');
  expect(scanned.envelope?.result).toEqual({ ip: 'local', userAgent: 'Desk browser/2.0' });
  expect(await stateOf(asked)).toBe('scanned');
  expect((await confirm(asked.id, 'allow')).envelope?.code).toBe(200);
  const answers = await Promise.all([poll(asked), poll(asked), poll(asked)]);
  const [given, ...others] = answers.filter((answer) => answer?.['accessToken']);
  expect(others).toEqual([]);
  expect(given?.['state']).toBe('confirmed');
  const as = { accessToken: String(given?.['accessToken']) };
  expect((await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result).toMatchObject({ account: amy.account });
  expect(await stateOf(asked)).toBe('expired');
  const { db } = server.deps;
  const rows = await db.transaction('system', () =>
    db.sql("select call, outcome, user_id, ip from audit_log where call like 'sysAuth.scan%' order by id"),
  );
  const row = { outcome: 'ok', user_id: amy.id, ip: 'local' };
  expect(rows).toEqual([
    { call: 'sysAuth.scanConfirm', ...row },
    { call: 'sysAuth.scanConfirm', ...row },
    { call: 'sysAuth.scanState', ...row },
  ]);
});

it('rejects a browser that only has the code', async () => {
  const asked = await ask();
  await confirm(asked.id, 'scan');
  await confirm(asked.id, 'allow');
  expect(await stateOf({ id: asked.id, secret: 'x'.repeat(43) })).toBe('expired');
  expect(await stateOf({ id: 'no id', secret: asked.secret })).toBe('expired');
  expect(await stateOf(asked)).toBe('confirmed');
});

it('can be rejected, expires after two minutes, and is bound to the device that scanned first', async () => {
  const refused = await ask();
  await confirm(refused.id, 'scan');
  await confirm(refused.id, 'refuse');
  expect(await stateOf(refused)).toBe('refused');
  expect((await confirm(refused.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);

  const unscanned = await ask();
  expect((await confirm(unscanned.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);

  const mine = await ask();
  await confirm(mine.id, 'scan');
  expect((await confirm(mine.id, 'allow', await server.person())).envelope?.message).toMatch(/^\[scanGone\]/u);
  at(121);
  expect(await stateOf(mine)).toBe('expired');
  expect((await confirm(mine.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);
});

it('rejects a user whose account was disabled meanwhile', async () => {
  const person = await server.person();
  const asked = await ask();
  await confirm(asked.id, 'scan', person);
  await confirm(asked.id, 'allow', person);
  await server.deps.db.transaction('system', () => server.deps.db.sql('update app_user set enabled = false where id = $1', [person.id]));
  const answer = await server.call('sysAuth', 'scanState', { ...asked });
  expect(answer.envelope?.message).toMatch(/^\[D1017\]/u);
});

it.each([
  ['all other sessions', (by: Account) => server.call('sysAuth', 'endOtherSessions', undefined, { as: by })],
  [
    'the other sessions with the password',
    (by: Account) => server.call('sysUser', 'changePwd', { passwordOld: by.password, passwordNew: 'lantern over berth nine' }, { as: by }),
  ],
])('opens no session after the user has ended %s, among them the one that allowed it', async (_, end) => {
  const person = await server.person();
  const login = await server.call('sysAuth', 'login', { account: person.account, password: person.password });
  const stolen = { ...person, accessToken: String(login.headers.get('access-token')) };
  const asked = await ask();
  await confirm(asked.id, 'scan', stolen);
  await confirm(asked.id, 'allow', stolen);
  at(1);
  expect((await end(person)).envelope?.code).toBe(200);
  expect(await poll(asked)).toEqual({ state: 'expired', accessToken: null, refreshToken: null });
});

it('can be polled once per second and not more often', async () => {
  const asked = await ask();
  let last = 200;
  for (let round = 0; round < 91; round += 1) last = (await server.call('sysAuth', 'scanState', { ...asked })).status;
  expect(last).toBe(429);
});
