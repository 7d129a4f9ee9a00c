import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { solvedCaptcha } from '../../../testing/codes.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { attemptKeys } from './service.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
const HOME = '192.0.2.1';
const start = Date.parse('2026-11-21T09:00:00Z');
/** Sets the clock to this number of seconds after the start. */
const setClock = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());
const stranger = (number: number): string => `198.51.100.${number}`;

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString(), config: { trustProxy: true, accessTokenMinutes: 600 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  await server.deps.db.transaction('system', () => server.deps.db.sql('delete from login_failure'));
  amy = await server.person();
  expect(await signIn(amy.password, HOME)).toBe('ok');
});

/** Attempt with a solved captcha. */
async function attempt(account: string, password: string, ip: string) {
  const { id, answer } = await solvedCaptcha(server);
  return server.call('sysAuth', 'login', { account, password, codeId: id, code: answer }, { headers: { 'X-Forwarded-For': ip } });
}
async function signIn(password: string, ip: string, account = amy.account): Promise<string> {
  const { status, envelope } = await attempt(account, password, ip);
  return status === 429 ? 'wait' : envelope?.code === 200 ? 'ok' : (/\w+/u.exec(String(envelope?.message))?.[0] ?? '');
}
/** Wrong passwords, each from another network. */
async function attack(failures: number): Promise<void> {
  for (let number = 1; number <= failures; number += 1) expect(await signIn('wrong', stranger(number))).toBe(ERROR.signInFailed);
}

it('wrong passwords lock the account for their network only; its user still signs in from another network', async () => {
  for (let tries = 0; tries < 5; tries += 1) expect(await signIn('wrong', stranger(1))).toBe(ERROR.signInFailed);
  expect(await signIn(amy.password, stranger(1))).toBe(ERROR.locked);
  expect(await signIn(amy.password, stranger(2))).toBe('ok');
  const withoutCaptcha = { account: amy.account, password: amy.password };
  const plain = await server.call('sysAuth', 'login', withoutCaptcha, { headers: { 'X-Forwarded-For': HOME } });
  expect(plain.envelope?.message).toContain(`[${ERROR.captchaNeeded}]`);
  expect(await signIn(amy.password, HOME)).toBe('ok');
});

it('a typed account name of the form "<network> <account>" does not lock that account for that network', async () => {
  for (let tries = 0; tries < 5; tries += 1) await signIn('wrong', stranger(1), `${HOME} ${amy.account}`);
  expect(await signIn(amy.password, HOME)).toBe('ok');
});

it('failures from many networks delay unfamiliar networks more and more, and never one that the user has signed in from', async () => {
  await attack(10);
  expect(await signIn('wrong', stranger(20))).toBe('wait');
  setClock(1);
  expect(await signIn('wrong', stranger(21))).toBe(ERROR.signInFailed);
  setClock(2);
  const early = await attempt(amy.account, 'wrong', stranger(22));
  expect([early.status, early.headers.get('Retry-After')]).toEqual([429, '1']);
  expect(await signIn(amy.password, HOME)).toBe('ok');
  setClock(4);
  expect(await signIn(amy.password, stranger(23))).toBe('ok');
});

it('the network of the latest sign-in stays familiar after its session was removed', async () => {
  await server.deps.db.transaction('system', () => server.deps.db.sql('delete from auth_session where user_id = $1', [amy.id]));
  await attack(10);
  expect(await signIn(amy.password, stranger(20))).toBe('wait');
  expect(await signIn(amy.password, HOME)).toBe('ok');
});

it('parallel guesses from many networks do not outrun the delay', async () => {
  await attack(9);
  const answers = await Promise.all(Array.from({ length: 6 }, (_, number) => signIn('wrong', stranger(30 + number))));
  expect(answers.toSorted()).toEqual([ERROR.signInFailed, 'wait', 'wait', 'wait', 'wait', 'wait']);
});

it('an unknown account is treated like a known one', async () => {
  for (let number = 1; number <= 10; number += 1) await signIn('wrong', stranger(number), 'nobody');
  expect(await signIn('wrong', stranger(20), 'nobody')).toBe('wait');
});

it('parallel sign-ins of one user with the right password do not deadlock', async () => {
  const { attempts } = server.auth;
  const keys = attemptKeys(amy.account, HOME);
  const enter = async (): Promise<void> => {
    await attempts.count(keys, true);
    await attempts.forgive(keys);
  };
  const rounds = Array.from({ length: 4 }, async () => {
    for (let round = 0; round < 10; round += 1) await enter();
  });
  const failed = (await Promise.allSettled(rounds)).flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(failed).toEqual([]);
});
