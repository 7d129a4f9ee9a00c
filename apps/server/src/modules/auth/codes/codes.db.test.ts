import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { codeSentTo, solvedCaptcha } from '../../../testing/codes.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { errorText } from '../../../http/texts.ts';
import { startTestServer, type Account, type CallOptions, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';
import type { CodePurpose } from './service.ts';

let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
const EMAIL = 'amy@example.com';
const PHONE = '13812345678';
/** Sets the clock to this number of seconds after the start. */
const setClock = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());

beforeAll(async () => {
  server = await startTestServer({
    now: new Date(start).toISOString(),
    config: { devMailbox: { key: null }, codesPerHour: 10_000, accessTokenMinutes: 600, refreshTokenMinutes: 1200 },
  });
  amy = await server.person({ account: 'amy', password: 'correct horse 1' });
  await sql('update app_user set email = $2, phone = $3 where id = $1', [amy.id, EMAIL, PHONE]);
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  for (const table of ['login_failure', 'verification_code', 'outgoing_message']) await sql(`delete from ${table}`);
});

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const send = (to: string, purpose: CodePurpose, options?: CallOptions) => server.call('sysAuth', 'sendCode', { to, purpose }, options);
const messageOf = (answer: { envelope: { message: string } | null }) => answer.envelope?.message;
const auditOf = async (call: string) => (await sql('select * from audit_log where call = $1 order by id desc limit 1', [call]))[0];
const sent = () => sql('select channel, recipient, subject, body, state from outgoing_message order by id');

/** Sends a code and reads it from the message. */
async function sendAndRead(to: string, purpose: CodePurpose): Promise<string> {
  // An address accepts only a few messages per hour, so most tests use an address of their own.
  expect((await send(to, purpose)).envelope?.code).toBe(200);
  return (await codeSentTo(server, to)) ?? '';
}
/** A code that is wrong. */
const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');
let people = 0;
/** A user with an address that a code can be sent to. */
async function reachable(password = 'correct horse 1'): Promise<Account & { email: string }> {
  const person = await server.person({ password });
  const email = `person${(people += 1)}@example.com`;
  await sql('update app_user set email = $2 where id = $1', [person.id, email]);
  return { ...person, email };
}

describe('a verification code', () => {
  it('is sent to an email address or a phone number, in the language of the caller, and stored as a hash', async () => {
    const byMail = await send(' Amy@Example.com', 'login');
    expect(byMail.envelope).toMatchObject({ code: 200, result: { resendSeconds: 60, expirySeconds: 600 } });
    await send(PHONE, 'login', { locale: 'zh-cn' });
    expect(await sent()).toEqual([
      {
        channel: 'email',
        recipient: EMAIL,
        subject: 'Seaberry: your code to sign in',
        body: expect.stringMatching(/^Seaberry: \d{6} is your code to sign in\. .*10 minutes/u),
        state: 'waiting',
      },
      {
        channel: 'sms',
        recipient: PHONE,
        subject: '',
        body: expect.stringMatching(/^【Seaberry】\d{6} 是您的登录验证码，10 分钟内有效/u),
        state: 'waiting',
      },
    ]);
    const [stored] = await sql('select code_hash from verification_code where target = $1', [EMAIL]);
    expect(String(stored?.['code_hash'])).toMatch(/^[0-9a-f]{64}$/u);
    expect(await auditOf('sysAuth.sendCode')).toMatchObject({ account: PHONE, outcome: 'ok' });
  });

  it('is not sent to a text that is neither an email address nor a phone number', async () => {
    expect(messageOf(await send('amy', 'login'))).toBe('[target] Please input the correct email address or phone number!');
    expect(messageOf(await send('12812345678', 'register', { locale: 'zh-cn' }))).toBe('[target] 请输入正确的邮箱或手机号！');
  });

  it('is still sent after many failed sign-ins with an empty account name', async () => {
    for (let round = 0; round < 7; round += 1) await server.call('sysAuth', 'login', { account: '  ', password: 'x' });
    await sql("delete from login_failure where key like 'ip:%'");
    expect((await send('free@example.com', 'login')).envelope?.code).toBe(200);
  });

  it('has the same response for unknown users, who receive nothing', async () => {
    for (const purpose of ['login', 'reset'] as const) {
      const known = await send(EMAIL, purpose);
      const unknown = await send('nobody@example.com', purpose);
      expect(unknown.envelope?.result).toEqual(known.envelope?.result);
      // Both responses now ask to wait for a minute.
      const repeated = await send(EMAIL, purpose);
      expect(messageOf(await send('nobody@example.com', purpose))).toBe(messageOf(repeated));
    }
    expect((await sent()).every(({ recipient }) => recipient === EMAIL)).toBe(true);
  });

  it.each(['known', 'unknown'] as const)('is confirmed after the same minimum duration for an account that is %s', async (who) => {
    const floor = Promise.withResolvers<void>();
    const slow = await startTestServer({ config: { devMailbox: { key: null } }, codeFloor: () => floor.promise });
    onTestFinished(() => slow.close());
    const person = await slow.person();
    await slow.deps.db.transaction('system', () => slow.deps.db.sql('update app_user set email = $2 where id = $1', [person.id, EMAIL]));
    let responded = false;
    const response = slow.call('sysAuth', 'sendCode', { to: who === 'known' ? EMAIL : 'nobody@example.com', purpose: 'login' });
    void response.then(() => (responded = true));
    const codes = () => slow.deps.db.transaction('system', () => slow.deps.db.sql('select 1 from verification_code'));
    await expect.poll(async () => (await codes()).length, SOON).toBe(1);
    expect(responded).toBe(false);
    floor.resolve();
    expect((await response).envelope?.code).toBe(200);
  });

  it('can be sent again after a minute, with the wait in the message', async () => {
    const { email } = await reachable();
    const first = await sendAndRead(email, 'login');
    setClock(20);
    expect(messageOf(await send(email, 'login'))).toMatch(/^\[codeTooSoon\] .* in 40 seconds\.$/u);
    setClock(60);
    const second = await sendAndRead(email, 'login');
    const wrong = await server.call('sysAuth', 'loginPhone', { phone: email, code: first });
    if (first !== second) expect(messageOf(wrong)).toMatch(/^\[codeWrong\]/u);
    expect((await server.call('sysAuth', 'loginPhone', { phone: email, code: second })).envelope?.code).toBe(200);
  });

  it('is sent to an address only a few times per hour', async () => {
    const answers: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      setClock(round * 61);
      answers.push((await send('often@example.com', 'login')).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });

  it('requires a captcha when the server requires captchas, and after many requests', async () => {
    const strict = await startTestServer({ config: { devMailbox: { key: null }, codesPerHour: 8 } });
    try {
      const ask = (to: string, captcha?: { id: string; answer: string }) =>
        strict.call('sysAuth', 'sendCode', { to, purpose: 'register', codeId: captcha?.id, code: captcha?.answer });
      expect((await ask('a@example.com')).envelope?.code).toBe(200);
      expect((await ask('b@example.com')).envelope?.code).toBe(200);
      expect(messageOf(await ask('c@example.com'))).toContain(`[${ERROR.captchaNeeded}]`);
      expect((await ask('c@example.com', await solvedCaptcha(strict))).envelope?.code).toBe(200);
      for (let round = 0; round < 5; round += 1) await ask(`d${round}@example.com`, await solvedCaptcha(strict));
      expect((await ask('e@example.com', await solvedCaptcha(strict))).status).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it('is not offered by a server that cannot send', async () => {
    // No SMTP and no SMS service is configured.
    const unconnected = await startTestServer();
    try {
      const mail = await unconnected.call('sysAuth', 'sendCode', { to: EMAIL, purpose: 'login' });
      const sms = await unconnected.call('sysAuth', 'sendCode', { to: PHONE, purpose: 'login' });
      expect([messageOf(mail)?.slice(0, 9), messageOf(sms)?.slice(0, 7)]).toEqual(['[noEmail]', '[noSms]']);
    } finally {
      await unconnected.close();
    }
  });
});

describe('sign-in by code', () => {
  it('returns tokens like a password, once, and is audited', async () => {
    const person = await reachable();
    const right = await sendAndRead(person.email, 'login');
    const answer = await server.call('sysAuth', 'loginPhone', { phone: person.email.toUpperCase(), code: right });
    expect(answer.envelope?.result).toEqual({
      accessToken: answer.headers.get('access-token'),
      refreshToken: answer.headers.get('x-access-token'),
    });
    expect(await auditOf('sysAuth.loginPhone')).toMatchObject({
      outcome: 'ok',
      user_id: person.id,
      account: person.account,
      ip: 'local',
      input: { code: '***' },
    });
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: person.email, code: right }))).toMatch(/^\[codeWrong\]/u);
    expect(await auditOf('sysAuth.loginPhone')).toMatchObject({ outcome: 'codeWrong', account: person.email });
  });

  it('accepts a code once, however many requests arrive at the same time', async () => {
    const { email } = await reachable();
    const right = await sendAndRead(email, 'login');
    const answers = await Promise.all(Array.from({ length: 4 }, () => server.call('sysAuth', 'loginPhone', { phone: email, code: right })));
    expect(answers.filter(({ envelope }) => envelope?.code === 200)).toHaveLength(1);
  });

  it('invalidates a code after five attempts, and never locks the password', async () => {
    const { email, account } = await reachable();
    const right = await sendAndRead(email, 'login');
    for (let tries = 0; tries < 5; tries += 1) {
      expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: email, code: wrongCode(right) }))).toMatch(/^\[codeWrong\]/u);
    }
    const { id, answer } = await solvedCaptcha(server);
    const password = await server.call('sysAuth', 'login', { account, password: 'correct horse 1', codeId: id, code: answer });
    expect(password.envelope?.code).toBe(200);
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: email, code: right }))).toMatch(/^\[codeWrong\]/u);
  });

  it('rejects a code after ten minutes and for another purpose', async () => {
    const { email } = await reachable();
    const reset = await sendAndRead(email, 'reset');
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: email, code: reset }))).toMatch(/^\[codeWrong\]/u);
    const login = await sendAndRead(email, 'login');
    setClock(601);
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: email, code: login }))).toMatch(/^\[codeWrong\]/u);
  });

  it('rejects a user who is disabled or has no role', async () => {
    const disabled = await reachable();
    const right = await sendAndRead(disabled.email, 'login');
    await sql('update app_user set enabled = false where id = $1', [disabled.id]);
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: disabled.email, code: right }))).toContain(
      `[${ERROR.accountDisabled}]`,
    );
    const withoutRole = await reachable();
    await sql('delete from user_role where user_id = $1', [withoutRole.id]);
    const second = await sendAndRead(withoutRole.email, 'login');
    expect(messageOf(await server.call('sysAuth', 'loginPhone', { phone: withoutRole.email, code: second }))).toBe(
      '[D1016] Sorry, you do not have login permission.',
    );
  });
});

describe('registration', () => {
  const form = (account: string, codeGiven: string, rest: { password?: string; companyName?: string } = {}) =>
    server.call('sysAuth', 'register', {
      account,
      code: codeGiven,
      password: 'harbour 42',
      nickName: 'Li Wei',
      companyName: 'Eastwind Trading',
      accepted: true,
      ...rest,
    });

  it('creates a company with its administrator, and welcome berries with their ledger row', async () => {
    const right = await sendAndRead('new@example.com', 'register');
    const answer = await form('New@Example.com', right);
    expect(answer.envelope).toMatchObject({ code: 200, result: null });
    const login = await server.call('sysAuth', 'login', { account: 'new@example.com', password: 'harbour 42' });
    const as = login.envelope?.result as { accessToken: string };
    expect((await server.call('sysUser', 'baseInfo', undefined, { as })).envelope?.result).toMatchObject({
      companyName: 'Eastwind Trading',
      nickName: 'Li Wei',
      email: 'new@example.com',
      tier: 'sailor',
      accountType: 777,
      berries: 10,
    });
    expect((await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.result).toMatchObject({
      watermarkText: 'Seaberry Tracking-Li Wei',
      buttons: expect.arrayContaining(['oceanBill:add']),
    });
    const [audit] = await sql("select * from audit_log where call = 'sysAuth.register' order by id desc limit 1");
    expect(audit).toMatchObject({ outcome: 'ok', account: 'new@example.com', input: { password: '***', code: '***' } });
    expect(await sql('select kind, amount, balance_after from berry_ledger where tenant_id = $1', [audit?.['tenant_id']])).toEqual([
      { kind: 'grant', amount: 10, balance_after: 10 },
    ]);
  });

  it('reveals that an address is registered only to a holder of its code', async () => {
    const right = await sendAndRead(EMAIL, 'register');
    expect(messageOf(await form(EMAIL, wrongCode(right)))).toMatch(/^\[codeWrong\]/u);
    expect(messageOf(await form(EMAIL, right))).toMatch(/^\[registered\]/u);
    expect(messageOf(await form('13900000000', '123456'))).toMatch(/^\[codeWrong\]/u);
  });

  it('rejects the name of another company for holders of the code only, and keeps the code valid for another name', async () => {
    const right = await sendAndRead('13911113333', 'register');
    const named = (codeGiven: string, companyName: string) => form('13911113333', codeGiven, { companyName });
    expect(messageOf(await named(wrongCode(right), 'EASTWIND trading '))).toMatch(/^\[codeWrong\]/u);
    const refused = messageOf(await named(right, 'EASTWIND trading '));
    expect(JSON.parse(String(refused))).toEqual({ companyName: [errorText('en', ERROR.companyNameTaken)] });
    expect((await named(right, 'Westwind Trading')).envelope?.code).toBe(200);
    const [first, second] = [await sendAndRead('13911114444', 'register'), await sendAndRead('13911115555', 'register')];
    const both = await Promise.all([
      form('13911114444', first, { companyName: 'Twins' }),
      form('13911115555', second, { companyName: 'Twins' }),
    ]);
    expect(both.map(({ envelope }) => String(envelope?.code)).toSorted()).toEqual(['200', '400']);
  });

  it('reveals at most ten taken names per hour and network', async () => {
    const right = await sendAndRead('13911116666', 'register');
    let revealed = 0;
    while ((await form('13911116666', right, { companyName: 'Eastwind Trading' })).status === 200) {
      revealed += 1;
      expect(revealed).toBeLessThanOrEqual(10);
    }
    expect((await form('13911116666', right, { companyName: 'Northwind Trading' })).envelope?.code).toBe(200);
  });

  it('requires a valid password before it checks the code, and accepted terms', async () => {
    const right = await sendAndRead('13911112222', 'register');
    for (const [password, ...reasons] of [
      ['short1', errorText('en', 'passwordLength', { min: 8, max: 128 })],
      ['1234567890', errorText('en', 'passwordCommon')],
      ['Eastwind trading 26', errorText('en', 'passwordCommon')],
      ['13911112222', errorText('en', 'passwordAccount')],
      ['x'.repeat(129), errorText('en', 'passwordLength', { min: 8, max: 128 })],
    ] as const) {
      expect(JSON.parse(String(messageOf(await form('13911112222', right, { password }))))).toEqual({ password: reasons });
    }
    const unaccepted = await server.call('sysAuth', 'register', {
      account: '13911112222',
      code: right,
      password: 'harbour 42',
      nickName: 'Li',
      companyName: 'East',
      accepted: false as never,
    });
    expect(messageOf(unaccepted)).toBe(JSON.stringify({ accepted: ['This is required.'] }));
    expect((await form('13911112222', right, { companyName: 'East' })).envelope?.code).toBe(200);
  });
});

describe('a password reset', () => {
  it('requires a code, ends every session and lifts the lock', async () => {
    const person = await reachable();
    await sql('insert into login_failure (key, account, count, expires_at) values ($1, $2, 5, $3)', [
      `lock:local ${person.account}`,
      person.account,
      new Date(start + 900_000).toISOString(),
    ]);
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: person })).envelope?.code).toBe(200);
    const right = await sendAndRead(person.email, 'reset');
    const form = { account: person.email, code: right, password: 'harbour 42' };
    expect((await server.call('sysAuth', 'resetPassword', form)).envelope).toMatchObject({ code: 200, result: null });
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: person })).envelope?.code).toBe(401);
    expect(messageOf(await server.call('sysAuth', 'login', { account: person.account, password: 'correct horse 1' }))).toContain(
      `[${ERROR.signInFailed}]`,
    );
    expect((await server.call('sysAuth', 'login', { account: person.account, password: 'harbour 42' })).envelope?.code).toBe(200);
    expect(messageOf(await server.call('sysAuth', 'resetPassword', form))).toMatch(/^\[codeWrong\]/u);
    const rows = await sql("select outcome, user_id from audit_log where call = 'sysAuth.resetPassword' order by id");
    expect(rows).toEqual([
      { outcome: 'ok', user_id: person.id },
      { outcome: 'codeWrong', user_id: null },
    ]);
  });

  it('sends no code to an account name that is an email address, while the user has another email address', async () => {
    const person = await reachable();
    await sql('update app_user set account = $2 where id = $1', [person.id, 'thief@example.com']);
    expect((await send('thief@example.com', 'reset')).envelope?.code).toBe(200);
    expect(await sent()).toEqual([]);
    await sql('update app_user set email = null where id = $1', [person.id]);
    setClock(61);
    await sendAndRead('thief@example.com', 'reset');
    expect(await sent()).toMatchObject([{ recipient: 'thief@example.com' }]);
  });

  it('rejects a password equal to the account name for holders of the code, which stays valid', async () => {
    const person = await server.person({ account: 'harbour-42' });
    await sql('update app_user set email = $2 where id = $1', [person.id, 'quay@example.com']);
    const right = await sendAndRead('quay@example.com', 'reset');
    const reset = (password: string, given = right) =>
      server.call('sysAuth', 'resetPassword', { account: 'quay@example.com', code: given, password });
    expect(messageOf(await reset('Harbour-42', wrongCode(right)))).toMatch(/^\[codeWrong\]/u);
    expect(JSON.parse(String(messageOf(await reset('Harbour-42'))))).toEqual({ password: [errorText('en', 'passwordAccount')] });
    expect((await reset('lantern 42')).envelope?.code).toBe(200);
    expect(messageOf(await reset('lantern 43'))).toMatch(/^\[codeWrong\]/u);
  });

  it('rejects a wrong code and an unknown account alike', async () => {
    const form = { code: '123456', password: 'harbour 42' };
    const known = await server.call('sysAuth', 'resetPassword', { account: EMAIL, ...form });
    const unknown = await server.call('sysAuth', 'resetPassword', { account: 'nobody@example.com', ...form });
    expect(messageOf(known)).toBe('[codeWrong] The code is wrong or has expired.');
    expect(messageOf(unknown)).toBe(messageOf(known));
  });
});
