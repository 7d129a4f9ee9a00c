import type { Input } from '@seaberry/api-client/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../../http/texts.ts';
import { codeSentTo } from '../../../testing/codes.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
const OLD = { phone: '13900000001', email: 'amy@example.test' };
const NEW = { phone: '13900000002', email: 'amy@new.test' };

beforeAll(async () => {
  server = await startTestServer({ config: { devMailbox: { key: null }, codesPerHour: 10_000 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  amy = await server.person();
  await sql('delete from verification_code');
  await sql('delete from contact_undo');
  await sql('update app_user set phone = null, email = null');
  await sql('update app_user set phone = $2, email = $3 where id = $1', [amy.id, OLD.phone, OLD.email]);
});

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const update = async (given: Partial<Input<'sysUser', 'updateBaseInfo'>>, on = server, who = amy) => {
  const { envelope } = await on.call(
    'sysUser',
    'updateBaseInfo',
    { realName: 'Amy', birthday: '1990-02-28', ...OLD, ...given },
    { as: who },
  );
  return envelope?.code === 200 ? 'changed' : (JSON.parse(String(envelope?.message)) as unknown);
};
const contacts = async () => (await sql('select phone, email from app_user where id = $1', [amy.id]))[0];
/** Requests a code and reads it from the message. */
async function codeSent(to: string): Promise<string> {
  expect((await server.call('sysAuth', 'sendCode', { to, purpose: 'change' }, { as: amy })).envelope?.code).toBe(200);
  return (await codeSentTo(server, to)) ?? '';
}
const required = [errorText('en', 'required')];
const wrong = [errorText('en', 'codeWrong')];

describe('a new phone number or email address', () => {
  it('is accepted with the code that was sent there, once', async () => {
    const phoneCode = await codeSent(NEW.phone);
    expect(await update({ phone: NEW.phone, phoneCode: ` ${phoneCode} ` })).toBe('changed');
    expect(await contacts()).toEqual({ ...OLD, phone: NEW.phone });
    expect(await update({ phoneCode })).toEqual({ phoneCode: wrong });
  });

  it('is rejected without a code, at the field of the code, and nothing else changes', async () => {
    expect(await update(NEW)).toEqual({ phoneCode: required, emailCode: required });
    expect(await update({ email: NEW.email, emailCode: ' ' })).toEqual({ emailCode: required });
    expect(await contacts()).toEqual(OLD);
  });

  it('is rejected for a code of another purpose or another address', async () => {
    expect((await server.call('sysAuth', 'sendCode', { to: 'amy@b.test', purpose: 'register' })).envelope?.code).toBe(200);
    const forRegister = (await codeSentTo(server, 'amy@b.test')) ?? '';
    expect(await update({ email: 'amy@b.test', emailCode: forRegister })).toEqual({ emailCode: wrong });
    const forOther = await codeSent('amy@c.test');
    expect(await update({ email: 'amy@d.test', emailCode: forOther })).toEqual({ emailCode: wrong });
    expect(await contacts()).toEqual(OLD);
  });

  it('leaves a right code valid while the other code is wrong or other fields are invalid', async () => {
    const [phone, email] = ['13900000003', 'amy@e.test'];
    const [phoneCode, emailCode] = [await codeSent(phone), await codeSent(email)];
    expect(await update({ phone, email, phoneCode, emailCode, birthday: '2023-02-29' })).toEqual({ birthday: [errorText('en', 'date')] });
    expect(await update({ phone, email, phoneCode, emailCode: emailCode === '000000' ? '000001' : '000000' })).toEqual({
      emailCode: wrong,
    });
    expect(await update({ phone, email, phoneCode, emailCode })).toBe('changed');
    expect(await contacts()).toEqual({ phone, email });
  });

  it('requires a code also for the first address, but not if it is removed or differs in case only', async () => {
    expect(await update({ email: null })).toBe('changed');
    expect(await update({ email: OLD.email })).toEqual({ emailCode: required });
    await sql('update app_user set email = $2 where id = $1', [amy.id, OLD.email]);
    expect(await update({ email: 'AMY@example.test' })).toBe('changed');
  });
});

it('no code is required if neither SMTP nor an SMS service is configured', async () => {
  const unconnected = await startTestServer();
  try {
    expect(await update(NEW, unconnected, await unconnected.person())).toBe('changed');
  } finally {
    await unconnected.close();
  }
});

it('codes are in no log', async () => {
  const emailCode = await codeSent('amy@f.test');
  await update({ email: 'amy@f.test', emailCode });
  const audit = await sql('select input from audit_log where call = $1', ['sysUser.updateBaseInfo']);
  expect(JSON.stringify(audit) + server.logLines.join('')).not.toContain(emailCode);
});

describe('an address of another user', () => {
  it('is reported as taken only to a holder of its code', async () => {
    const other = await server.person();
    const email = 'ben@other.test';
    await sql('update app_user set email = $2 where id = $1', [other.id, email]);
    expect(await update({ email })).toEqual({ emailCode: required });
    expect(await update({ email, emailCode: '000000' })).toEqual({ emailCode: wrong });
    const emailCode = await codeSent(email);
    expect(await update({ email, emailCode })).toEqual({ email: [errorText('en', 'taken')] });
    expect(await contacts()).toEqual(OLD);
  });
});
