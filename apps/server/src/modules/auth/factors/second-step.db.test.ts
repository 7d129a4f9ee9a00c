import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { codeAt, enrol, outcome, stepOf, type Enrolled } from './fixtures.ts';
import { resultOf } from '../../user/fixtures.ts';

let server: TestServer;
let amy: Account;
let app: Enrolled;
const start = Date.parse('2026-11-21T09:00:00Z');
let now = start;
/** Sets the clock to this number of seconds after the start. */
const setClock = (seconds: number): void => server.setNow(new Date((now = start + seconds * 1000)).toISOString());
const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString(), config: { devMailbox: { key: null } } });
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  for (const table of ['login_failure', 'verification_code', 'outgoing_message', 'sign_in_step']) await sql(`delete from ${table}`);
  amy = await server.person({ account: `amy${crypto.randomUUID().slice(0, 8)}` });
  app = await enrol(server, amy);
  // A later code than the one that the enrolment has used up.
  setClock(60);
});

const login = () => server.call('sysAuth', 'login', { account: amy.account, password: amy.password });
/** The first step of a sign-in. */
const begin = async () => stepOf(await login());
const code = (): string => codeAt(app.secret, now);
const wrongCode = (): string => String((Number(code()) + 1) % 1_000_000).padStart(6, '0');
/** The second step of a sign-in. */
const finish = (token: string, given = code()) => server.call('sysFactor', 'signIn', { token, code: given });
const sessions = async () => (await sql('select id from auth_session where user_id = $1 and revoked_at is null', [amy.id])).length;

describe('without the second step no session is opened by', () => {
  it('a password', async () => {
    const before = await sessions();
    const { ways } = stepOf(
      await server.call('sysAuth', 'login', { account: amy.account, password: amy.password }, { headers: { 'X-Refresh-Cookie': '1' } }),
    );
    expect(ways).toEqual(['totp', 'recovery']);
    expect(await sessions()).toBe(before);
  });

  it('a code by e-mail', async () => {
    await sql('update app_user set email = $2 where id = $1', [amy.id, `${amy.account}@example.com`]);
    await server.call('sysAuth', 'sendCode', { to: `${amy.account}@example.com`, purpose: 'login' });
    const [mail] = await sql('select body from outgoing_message');
    const sent = /\d{6}/u.exec(String(mail?.['body']))?.[0] ?? '';
    const before = await sessions();
    const { token } = stepOf(await server.call('sysAuth', 'loginPhone', { phone: `${amy.account}@example.com`, code: sent }));
    expect(await sessions()).toBe(before);
    expect(outcome(await finish(token))).toBe('ok');
  });

  it('the approval of another device', async () => {
    const { id, secret } = resultOf<{ id: string; secret: string }>(await server.call('sysAuth', 'scanCreate'));
    for (const step of ['scan', 'allow'] as const) await server.call('sysAuth', 'scanConfirm', { id, step }, { as: amy });
    const before = await sessions();
    const { token } = stepOf(await server.call('sysAuth', 'scanState', { id, secret }));
    expect(await sessions()).toBe(before);
    expect(outcome(await finish(token))).toBe('ok');
  });

  it('a password reset by code, after which the next sign-in still needs the second step', async () => {
    const email = `${amy.account}@example.com`;
    await sql('update app_user set email = $2 where id = $1', [amy.id, email]);
    await server.call('sysAuth', 'sendCode', { to: email, purpose: 'reset' });
    const [mail] = await sql('select body from outgoing_message');
    const sent = /\d{6}/u.exec(String(mail?.['body']))?.[0] ?? '';
    const reset = await server.call('sysAuth', 'resetPassword', { account: email, code: sent, password: 'lantern over berth ten' });
    expect([outcome(reset), reset.envelope?.result]).toEqual(['ok', null]);
    stepOf(await server.call('sysAuth', 'login', { account: email, password: 'lantern over berth ten' }));
    expect(await sessions()).toBe(0);
  });

  it('a sign-in that began before the factor was added', async () => {
    const ben = await server.person();
    const person = await server.auth.login.byId(ben.id);
    await enrol(server, ben);
    const { noteSignIn } = await import('../people/repo.ts');
    const noted = await server.deps.db.transaction('system', () =>
      noteSignIn(server.deps.db, person, { at: new Date(now).toISOString(), ip: 'local', device: null, withFactor: false }),
    );
    expect(noted).toBe(false);
  });

  it('the token of the first step, used as access token or refresh token', async () => {
    const { token } = await begin();
    const as = { accessToken: token };
    for (const call of ['userInfo', 'sessions'] as const)
      expect((await server.call('sysAuth', call, undefined, { as })).envelope?.code).toBe(401);
    expect((await server.call('sysAuth', 'renew', { sessionId: token })).envelope?.code).toBe(401);
    expect((await server.call('sysFactor', 'own', undefined, { as })).envelope?.code).toBe(401);
  });
});

describe('the second step', () => {
  it('opens a session once, with a proof of identity', async () => {
    const { token } = await begin();
    const opened = await finish(token);
    const as = { accessToken: String(opened.headers.get('access-token')) };
    expect(outcome(await server.call('sysAuth', 'userInfo', undefined, { as }))).toBe('ok');
    expect(outcome(await server.call('company', 'rotateKey', undefined, { as }))).toBe('ok');
    setClock(120);
    expect(outcome(await finish(token))).toBe('stepGone');
  });

  it('gives the refresh token in a cookie to a client that asks for it', async () => {
    const { token } = await begin();
    const opened = await server.call('sysFactor', 'signIn', { token, code: code() }, { headers: { 'X-Refresh-Cookie': '1' } });
    expect(opened.headers.get('set-cookie')).toContain('HttpOnly');
    expect(opened.envelope?.result).toMatchObject({ refreshToken: null });
  });

  it('accepts each code of the app once, and none that is older than the last one used', async () => {
    const first = await begin();
    const second = await begin();
    const early = codeAt(app.secret, now - 30_000);
    expect(outcome(await finish(first.token))).toBe('ok');
    expect(outcome(await finish(second.token))).toBe('codeWrong');
    expect(outcome(await finish(second.token, early))).toBe('codeWrong');
    setClock(90);
    expect(outcome(await finish(second.token))).toBe('ok');
  });

  it('accepts one of three parallel uses of a code', async () => {
    const steps = [await begin(), await begin(), await begin()];
    const answers = await Promise.all(steps.map(({ token }) => finish(token)));
    expect(answers.map(outcome).toSorted()).toEqual(['codeWrong', 'codeWrong', 'ok']);
  });

  it('accepts codes of a clock that is half a minute slow or fast, and not one that is a minute off', async () => {
    setClock(300);
    for (const direction of [-1, 1]) {
      const { token } = await begin();
      expect(outcome(await finish(token, codeAt(app.secret, now + direction * 60_000)))).toBe('codeWrong');
      expect(outcome(await finish(token, codeAt(app.secret, now + direction * 30_000)))).toBe('ok');
    }
  });

  it('ends after five minutes, and after five wrong codes', async () => {
    const expired = await begin();
    setClock(60 + 300);
    expect(outcome(await finish(expired.token))).toBe('stepGone');
    const { token } = await begin();
    for (let tries = 0; tries < 5; tries += 1) expect(outcome(await finish(token, wrongCode()))).toBe('codeWrong');
    expect(outcome(await finish(token))).toBe('stepGone');
  });

  it('is locked for the network after five wrong codes, for half an hour', async () => {
    const { token } = await begin();
    for (let tries = 0; tries < 5; tries += 1) await finish(token, wrongCode());
    await sql(`delete from login_failure where key like 'ip:%'`);
    expect(outcome(await finish((await begin()).token))).toBe(ERROR.locked);
    setClock(60 + 31 * 60);
    expect(outcome(await finish((await begin()).token))).toBe('ok');
  });

  it('is unlocked by an administrator, whose list shows the lock', async () => {
    const admin = await server.person({ tenantId: amy.tenantId, roles: ['admin'] });
    const locked = async () => {
      const page = await server.call('sysUser', 'page', { pageSize: 100 }, { as: admin });
      return resultOf<{ items: { id: string; locked: boolean }[] }>(page).items.flatMap((row) => (row.locked ? [row.id] : []));
    };
    const { token } = await begin();
    for (let tries = 0; tries < 5; tries += 1) await finish(token, wrongCode());
    await sql(`delete from login_failure where key like 'ip:%'`);
    expect(await locked()).toEqual([amy.id]);
    expect(outcome(await server.call('sysUser', 'unlockLogin', { id: amy.id }, { as: admin }))).toBe('ok');
    expect(await locked()).toEqual([]);
    expect(await sql('select key from login_failure')).toEqual([]);
    expect(outcome(await finish((await begin()).token))).toBe('ok');
  });

  it('cannot be locked by a stranger who does not know the password', async () => {
    for (let tries = 0; tries < 8; tries += 1) {
      await finish('A'.repeat(43), '123456');
      await server.call('sysAuth', 'login', { account: `factor:${amy.id}`, password: 'wrong', codeId: '', code: '' });
    }
    const shown = await server.call('sysUser', 'page', {}, { as: amy });
    expect(resultOf<{ items: unknown[] }>(shown).items).toEqual([expect.objectContaining({ id: amy.id, locked: false })]);
    await sql(`delete from login_failure where key like 'ip:%'`);
    expect(outcome(await finish((await begin()).token))).toBe('ok');
  });

  it('is no longer open after the password was changed or the account disabled', async () => {
    const { token } = await begin();
    await server.call('sysUser', 'changePwd', { passwordOld: amy.password, passwordNew: 'lantern over berth ten' }, { as: amy });
    expect(outcome(await finish(token))).toBe('stepGone');
    const step = stepOf(await server.call('sysAuth', 'login', { account: amy.account, password: 'lantern over berth ten' }));
    await sql('update app_user set enabled = false where id = $1', [amy.id]);
    expect(outcome(await finish(step.token))).toBe(ERROR.accountDisabled);
  });
});

describe('a recovery code', () => {
  it('passes the second step once, with any case and spaces, and its user gets a message', async () => {
    await sql('update app_user set email = $2 where id = $1', [amy.id, `${amy.account}@example.com`]);
    expect(app.recoveryCodes).toHaveLength(10);
    const [given = ''] = app.recoveryCodes;
    expect(outcome(await finish((await begin()).token, ` ${given.toLowerCase().replaceAll('-', ' ')}`))).toBe('ok');
    expect(outcome(await finish((await begin()).token, given))).toBe('codeWrong');
    const own = await server.call('sysFactor', 'own', undefined, { as: amy });
    expect(own.envelope?.result).toMatchObject({ recoveryCodes: 9 });
    expect((await sql('select subject from outgoing_message')).map((row) => row['subject'])).toEqual([
      'Seaberry: a recovery code was used',
    ]);
  });

  it('is stored as a hash, and invalid after the codes were renewed', async () => {
    const stored = await sql('select code_hash from recovery_code where user_id = $1', [amy.id]);
    const text = JSON.stringify(stored);
    expect(app.recoveryCodes.filter((one) => text.includes(one.slice(0, 6)))).toEqual([]);
    const renewed = await server.call('sysFactor', 'renewRecoveryCodes', undefined, { as: amy });
    const { recoveryCodes: fresh } = resultOf<{ recoveryCodes: string[] }>(renewed);
    expect(outcome(await finish((await begin()).token, app.recoveryCodes[0]))).toBe('codeWrong');
    expect(outcome(await finish((await begin()).token, fresh[0]))).toBe('ok');
  });

  it('of another user is wrong', async () => {
    const ben = await server.person();
    const other = await enrol(server, ben);
    expect(outcome(await finish((await begin()).token, other.recoveryCodes[0]))).toBe('codeWrong');
  });
});

it('both steps are in the visit log, without code and token', async () => {
  const { token } = await begin();
  await finish(token, wrongCode());
  await finish(token);
  const rows = await sql(`select call, outcome, user_id, input from audit_log where user_id = $1 and kind = 'visit' order by id`, [amy.id]);
  expect(rows.map((row) => [row['call'], row['outcome']])).toEqual([
    ['sysAuth.login', 'secondStepNeeded'],
    ['sysFactor.signIn', 'codeWrong'],
    ['sysFactor.signIn', 'ok'],
  ]);
  const logged = JSON.stringify(rows) + server.logLines.join('');
  for (const secret of [token, code(), wrongCode(), app.secret]) expect(logged).not.toContain(secret);
});
