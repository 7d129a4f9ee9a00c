import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solvedCaptcha } from '../testing/codes.ts';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';
import { SOON } from '../testing/soon.ts';

let server: TestServer;
let amy: Account;
const t0 = Date.parse('2026-11-21T09:00:00Z');
/** Minutes after the start of the test, as an instant. */
const after = (minutes: number): string => new Date(t0 + minutes * 60_000).toISOString();

beforeAll(async () => {
  server = await startTestServer({ now: after(0), config: { accessTokenMinutes: 10, refreshTokenMinutes: 20, devMailbox: { key: null } } });
  amy = await server.person({ account: 'amy', password: 'correct horse' });
});
afterAll(() => server.close());

const login = (account: string, password: string, rest: { codeId?: string; code?: string } = {}) =>
  server.call('sysAuth', 'login', { account, password, ...rest });
const userInfo = (accessToken: string, refreshToken?: string) =>
  server.call('sysAuth', 'userInfo', undefined, {
    as: { accessToken },
    headers: refreshToken ? { 'X-Authorization': `Bearer ${refreshToken}` } : {},
  });
const forgetFailures = () => server.deps.db.transaction('system', () => server.deps.db.sql('delete from login_failure'));

describe('sign-in', () => {
  it('returns the tokens in the body and in the headers', async () => {
    const { status, envelope, headers } = await login(' AMY ', 'correct horse');
    expect(status).toBe(200);
    expect(envelope).toMatchObject({ code: 200, type: 'success', message: '', extras: null });
    expect(envelope?.result).toEqual({ accessToken: headers.get('access-token'), refreshToken: headers.get('x-access-token') });
    const info = await userInfo(String(headers.get('access-token')));
    expect(info.envelope?.result).toMatchObject({
      account: 'amy',
      realName: 'Amy Chen',
      buttons: expect.arrayContaining(['oceanBill:page']),
    });
  });

  it('rejects a wrong password and an unknown account alike, with the message of the specification', async () => {
    await forgetFailures();
    // D1000: wrong account or password.
    const wrong = await login('amy', 'wrong');
    const unknown = await login('nobody', 'wrong');
    expect(wrong.status).toBe(200);
    expect(wrong.envelope).toMatchObject({
      code: 400,
      type: 'error',
      message: '[D1000] Login failed, please check account!',
      result: null,
    });
    expect(unknown.envelope?.message).toBe(wrong.envelope?.message);
    expect(wrong.headers.get('access-token')).toBeNull();
  });

  it('responds in the language of the caller', async () => {
    await forgetFailures();
    const answer = await server.call('sysAuth', 'login', { account: 'amy', password: 'x' }, { locale: 'zh-tw' });
    expect(answer.envelope?.message).toBe('[D1000] 登入失敗，請檢查帳號！');
  });

  it('lists missing input by field', async () => {
    const answer = await server.call('sysAuth', 'login', { account: '', password: 'x' });
    expect(answer.envelope).toMatchObject({ code: 400, message: JSON.stringify({ account: ['This is required.'] }) });
  });

  it('requires a captcha after two failures, and accepts each captcha once', async () => {
    await forgetFailures();
    await login('amy', 'wrong');
    await login('amy', 'wrong');
    // D0008: captcha missing, wrong or expired.
    expect((await login('amy', 'correct horse')).envelope?.message).toMatch(/^\[D0008\]/u);
    const { id, answer } = await solvedCaptcha(server);
    expect((await login('amy', 'wrong', { codeId: id, code: answer })).envelope?.message).toMatch(/^\[D1000\]/u);
    expect((await login('amy', 'correct horse', { codeId: id, code: answer })).envelope?.message).toMatch(/^\[D0008\]/u);
    const next = await solvedCaptcha(server);
    expect((await login('amy', 'correct horse', { codeId: next.id, code: next.answer })).envelope?.code).toBe(200);
    // Success resets the counters of the account and of the address.
    expect((await login('amy', 'correct horse')).envelope?.code).toBe(200);
  });

  it('locks an account for the network after five failures, known or not, also with parallel attempts', async () => {
    for (const account of ['amy', 'nobody']) {
      await forgetFailures();
      await server.deps.db.transaction('system', () =>
        server.deps.db.sql('insert into login_failure (key, account, count, expires_at) values ($1, $2, 4, $3)', [
          `lock:local ${account}`,
          account,
          after(30),
        ]),
      );
      const captchas = await Promise.all(Array.from({ length: 4 }, () => solvedCaptcha(server)));
      const answers = await Promise.all(captchas.map(({ id, answer }) => login(account, 'wrong', { codeId: id, code: answer })));
      const messages = answers.map(({ envelope }) => String(envelope?.message).slice(0, 7)).toSorted();
      // D1027: locked.
      expect(messages).toEqual(['[D1000]', '[D1027]', '[D1027]', '[D1027]']);
      const { id, answer } = await solvedCaptcha(server);
      expect((await login(account, 'correct horse', { codeId: id, code: answer })).envelope?.message).toMatch(/^\[D1027\] .*30 minutes/u);
    }
    await forgetFailures();
  });

  it('counts the failures of a user together, by any sign-in name', async () => {
    await forgetFailures();
    const { db } = server.deps;
    await db.transaction('system', () =>
      db.sql("update app_user set email = 'amy@example.com', phone = '13812345678' where id = $1", [amy.id]),
    );
    for (const name of ['amy', 'amy@example.com', '13812345678']) await login(name, 'wrong');
    expect(await db.transaction('system', () => db.sql("select key from login_failure where key like 'account:%'"))).toEqual([
      { key: 'account:amy' },
    ]);
    await forgetFailures();
  });

  it('draws the captcha as an image and keeps only a hash of its text', async () => {
    const { envelope } = await server.call('sysAuth', 'captcha');
    const made = envelope?.result as { id: string; img: string; expirySeconds: number } | undefined;
    expect(made?.expirySeconds).toBe(60);
    expect(
      Buffer.from(made?.img ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('rejects a user without any role, with the message of the specification', async () => {
    const { account, password } = await server.person({ roles: [] });
    expect((await login(account, password)).envelope?.message).toBe('[D1016] Sorry, you do not have login permission.');
  });
});

describe('a session', () => {
  it('is anonymous without a token, with an invalid one, and with a refresh token in the wrong place', async () => {
    for (const token of ['rubbish', amy.refreshToken]) {
      const answer = await userInfo(token);
      expect(answer.status).toBe(200);
      expect(answer.envelope?.code).toBe(401);
      expect(answer.headers.get('access-token')).toBe('invalid_token');
    }
    expect((await server.call('sysAuth', 'userInfo')).envelope?.code).toBe(401);
  });

  it('gets new tokens once with the first call after the access token expired, and for a grace period for parallel calls', async () => {
    const { accessToken, refreshToken } = await server.person();
    const early = await userInfo(accessToken, refreshToken);
    expect(early.envelope?.code).toBe(200);
    expect(early.headers.get('access-token')).toBeNull();

    server.setNow(after(11));
    const [first, second] = await Promise.all([userInfo(accessToken, refreshToken), userInfo(accessToken, refreshToken)]);
    for (const answer of [first, second]) {
      expect(answer.envelope?.code).toBe(200);
      const renewed = String(answer.headers.get('access-token'));
      expect((await userInfo(renewed)).envelope?.code).toBe(200);
      expect(answer.headers.get('x-access-token')).toBeTruthy();
    }
    expect((await userInfo(accessToken)).envelope?.code).toBe(401);

    // A used refresh token is accepted for 20 more seconds: after 15, not after 25.
    server.setNow(after(11 + 15 / 60));
    expect((await userInfo(accessToken, refreshToken)).envelope?.code).toBe(200);
    server.setNow(after(11 + 25 / 60));
    const afterGrace = await userInfo(accessToken, refreshToken);
    expect(afterGrace.envelope?.code).toBe(401);
    expect(afterGrace.headers.get('access-token')).toBe('invalid_token');
    server.setNow(after(0));
  });

  it('is not renewed by the refresh token of another session, nor after the refresh token expired', async () => {
    const [one, two] = [await server.person(), await server.person()];
    server.setNow(after(12));
    expect((await userInfo(one.accessToken, two.refreshToken)).envelope?.code).toBe(401);
    server.setNow(after(25));
    expect((await userInfo(one.accessToken, one.refreshToken)).envelope?.code).toBe(401);
    server.setNow(after(0));
  });

  it('issues a refresh token for its own access token only', async () => {
    const [one, two] = [await server.person(), await server.person()];
    const good = await server.call('sysAuth', 'refreshToken', { accessToken: one.accessToken }, { as: one });
    expect(good.envelope?.code).toBe(200);
    const foreign = await server.call('sysAuth', 'refreshToken', { accessToken: two.accessToken }, { as: one });
    expect(foreign.envelope?.code).toBe(400);
    server.setNow(after(12));
    expect((await userInfo(one.accessToken, String(good.envelope?.result))).envelope?.code).toBe(200);
    server.setNow(after(0));
  });

  it('ends with a sign-out, together with both tokens and those derived from them', async () => {
    const person = await server.person();
    const out = await server.call('sysAuth', 'logout', undefined, { as: person });
    expect(out.envelope?.code).toBe(200);
    expect(out.headers.get('access-token')).toBe('invalid_token');
    expect((await userInfo(person.accessToken)).envelope?.code).toBe(401);
    server.setNow(after(12));
    expect((await userInfo(person.accessToken, person.refreshToken)).envelope?.code).toBe(401);
    server.setNow(after(0));
  });

  it('ends at once when the account or its company is disabled', async () => {
    const person = await server.person();
    expect((await userInfo(person.accessToken)).envelope?.code).toBe(200);
    const { db } = server.deps;
    await db.transaction('system', async () => {
      await db.sql('update app_user set enabled = false where id = $1', [person.id]);
      await server.auth.sessions.changed(person.id);
    });
    await expect.poll(async () => (await userInfo(person.accessToken)).envelope?.code, SOON).toBe(401);
    // D1017: account disabled; Z1003: company disabled.
    expect((await login(person.account, person.password)).envelope?.message).toMatch(/^\[D1017\]/u);

    const other = await server.person();
    await db.transaction('system', () => db.sql('update tenant set enabled = false where id = $1', [other.tenantId]));
    expect((await login(other.account, other.password)).envelope?.message).toMatch(/^\[Z1003\]/u);
  });

  it('accepts no token from the URL and none from a cookie', async () => {
    const person = await server.person();
    for (const path of ['/api/sysAuth/userInfo', '/api/live/stream']) {
      const byAddress = await server.request(`${path}?token=${person.accessToken}`);
      expect(await byAddress.json()).toMatchObject({ code: 401 });
      const byCookie = await server.request(path, {
        headers: { Cookie: `token=${person.accessToken}; access-token=${person.accessToken}` },
      });
      expect(await byCookie.json()).toMatchObject({ code: 401 });
    }
  });
});

it('deletes expired rows', async () => {
  const person = await server.person();
  await server.call('sysAuth', 'ticket', { path: '/api/live/stream' }, { as: person });
  await server.call('sysAuth', 'scanCreate');
  await server.call('sysAuth', 'sendCode', { to: 'nobody@example.com', purpose: 'login' });
  server.setNow(after(60 * 24));
  await server.auth.sessions.sweep();
  server.setNow(after(0));
  const { db } = server.deps;
  const [left] = await db.transaction('system', () =>
    db.sql(
      `select (select count(*)::int from auth_session) as sessions, (select count(*)::int from captcha) as captchas,
         (select count(*)::int from ticket) as tickets, (select count(*)::int from scan_login) as scans,
         (select count(*)::int from verification_code) as codes, (select count(*)::int from rate_window) as windows`,
    ),
  );
  expect(left).toEqual({ sessions: 0, captchas: 0, tickets: 0, scans: 0, codes: 0, windows: 0 });
});
