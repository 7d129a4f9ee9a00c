import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ERROR } from '../../../http/error-codes.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
/** Sets the clock to this number of seconds after the start. */
const setClock = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString() });
  amy = await server.person();
});
afterAll(() => server.close());
beforeEach(() => setClock(0));

/** A sign-in that a browser has requested: the id is in its QR code, the secret stays in the browser. */
interface Requested {
  id: string;
  secret: string;
}
const request = async (): Promise<Requested> => {
  const { envelope } = await server.call('sysAuth', 'scanCreate', undefined, { headers: { 'User-Agent': 'Desk browser/2.0' } });
  expect(envelope?.result).toMatchObject({ expirySeconds: 120 });
  return envelope?.result as Requested;
};
const poll = async (requested: Requested) =>
  (await server.call('sysAuth', 'scanState', { ...requested })).envelope?.result as Record<string, unknown> | null;
const stateOf = async (requested: Requested) => (await poll(requested))?.['state'];
const confirm = (id: string, step: 'scan' | 'allow' | 'refuse', as: Account = amy) =>
  server.call('sysAuth', 'scanConfirm', { id, step }, { as });

it('a browser is signed in after approval by a signed-in device, and gets its tokens once', async () => {
  const requested = await request();
  expect(await poll(requested)).toEqual({ state: 'waiting', accessToken: null, refreshToken: null });
  const scanned = await confirm(requested.id, 'scan');
  expect(scanned.envelope?.result).toEqual({ ip: 'local', userAgent: 'Desk browser/2.0' });
  expect(await stateOf(requested)).toBe('scanned');
  expect((await confirm(requested.id, 'allow')).envelope?.code).toBe(200);
  const answers = await Promise.all([poll(requested), poll(requested), poll(requested)]);
  const [given, ...others] = answers.filter((answer) => answer?.['accessToken']);
  expect(others).toEqual([]);
  expect(given?.['state']).toBe('confirmed');
  const as = { accessToken: String(given?.['accessToken']) };
  expect((await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result).toMatchObject({ account: amy.account });
  expect(await stateOf(requested)).toBe('expired');
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

it('a browser that knows only the id of the QR code, not the secret, is not signed in', async () => {
  const requested = await request();
  await confirm(requested.id, 'scan');
  await confirm(requested.id, 'allow');
  expect(await stateOf({ id: requested.id, secret: 'x'.repeat(43) })).toBe('expired');
  expect(await stateOf({ id: 'no id', secret: requested.secret })).toBe('expired');
  expect(await stateOf(requested)).toBe('confirmed');
});

it('a scanned sign-in can be refused, expires after two minutes, and is bound to the user who scanned it first', async () => {
  const refused = await request();
  await confirm(refused.id, 'scan');
  await confirm(refused.id, 'refuse');
  expect(await stateOf(refused)).toBe('refused');
  expect((await confirm(refused.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);

  const unscanned = await request();
  expect((await confirm(unscanned.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);

  const mine = await request();
  await confirm(mine.id, 'scan');
  expect((await confirm(mine.id, 'allow', await server.person())).envelope?.message).toMatch(/^\[scanGone\]/u);
  setClock(121);
  expect(await stateOf(mine)).toBe('expired');
  expect((await confirm(mine.id, 'allow')).envelope?.message).toMatch(/^\[scanGone\]/u);
});

it('a user whose account was disabled after the approval is not signed in', async () => {
  const person = await server.person();
  const requested = await request();
  await confirm(requested.id, 'scan', person);
  await confirm(requested.id, 'allow', person);
  await server.deps.db.transaction('system', () => server.deps.db.sql('update app_user set enabled = false where id = $1', [person.id]));
  const answer = await server.call('sysAuth', 'scanState', { ...requested });
  expect(answer.envelope?.message).toContain(`[${ERROR.accountDisabled}]`);
});

it.each([
  ['all other sessions', (by: Account) => server.call('sysAuth', 'endOtherSessions', undefined, { as: by })],
  [
    'the other sessions with the password',
    (by: Account) => server.call('sysUser', 'changePwd', { passwordOld: by.password, passwordNew: 'lantern over berth nine' }, { as: by }),
  ],
])('an approved sign-in opens no session after the user has ended %s, including the one that approved it', async (_, end) => {
  const person = await server.person();
  const login = await server.call('sysAuth', 'login', { account: person.account, password: person.password });
  const stolen = { ...person, accessToken: String(login.headers.get('access-token')) };
  const requested = await request();
  await confirm(requested.id, 'scan', stolen);
  await confirm(requested.id, 'allow', stolen);
  setClock(1);
  expect((await end(person)).envelope?.code).toBe(200);
  expect(await poll(requested)).toEqual({ state: 'expired', accessToken: null, refreshToken: null });
});

it('the state of a sign-in can be polled 90 times a minute', async () => {
  const requested = await request();
  let last = 200;
  for (let round = 0; round < 91; round += 1) last = (await server.call('sysAuth', 'scanState', { ...requested })).status;
  expect(last).toBe(429);
});
