import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { errorText } from '../../../http/texts.ts';
import { codeSentTo } from '../../../testing/codes.ts';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { formOf, makePosition, rootOf } from '../../user/fixtures.ts';

let server: TestServer;
let amy: Account;
const OLD = { phone: '13900000001', email: 'amy@old.test' };
const NEW = { phone: '13900000002', email: 'thief@new.test' };
const start = Date.parse('2026-11-21T09:00:00Z');
/** Sets the clock to this number of days after the start. */
const setClock = (days: number): void => server.setNow(new Date(start + days * 86_400_000).toISOString());

beforeAll(async () => {
  server = await startTestServer({
    now: new Date(start).toISOString(),
    config: { devMailbox: { key: null }, publicUrl: 'https://track.example', codesPerHour: 10_000, accessTokenMinutes: 20_000 },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  setClock(0);
  await sql('delete from verification_code');
  await sql('delete from rate_window');
  await sql('delete from outgoing_message');
  await sql('delete from contact_undo');
  await sql('delete from login_failure');
  await sql('update app_user set phone = null, email = null');
  amy = await server.person();
  await sql('update app_user set phone = $2, email = $3, language = $4 where id = $1', [amy.id, OLD.phone, OLD.email, 'zh-cn']);
});

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const contacts = async () => (await sql('select phone, email from app_user where id = $1', [amy.id]))[0];
const mails = () => sql('select channel, recipient, subject, body from outgoing_message order by id');
const undo = async (token: string) => (await server.call('sysAuth', 'undoContact', { token })).envelope;
const signIn = async (password: string) =>
  (await server.call('sysAuth', 'login', { account: amy.account, password }, { headers: {} })).envelope?.code;
/** Requests a code and reads it from the message. */
async function codeSent(to: string, purpose: 'change' | 'reset' = 'change'): Promise<string> {
  expect((await server.call('sysAuth', 'sendCode', { to, purpose }, { as: amy })).envelope?.code).toBe(200);
  return (await codeSentTo(server, to)) ?? '';
}

/** Changes addresses of the user. @returns the tokens that were sent to the former addresses, by recipient */
async function change(given: { email?: string; phone?: string }): Promise<Map<string, string>> {
  const emailCode = given.email ? await codeSent(given.email) : undefined;
  const phoneCode = given.phone ? await codeSent(given.phone) : undefined;
  await sql('delete from outgoing_message');
  const input = { realName: 'Amy', birthday: '1990-02-28', ...(await contacts()), ...given, emailCode, phoneCode } as never;
  expect((await server.call('sysUser', 'updateBaseInfo', input, { as: amy })).envelope).toMatchObject({ code: 200 });
  const sent = await mails();
  return new Map(sent.map(({ recipient, body }) => [String(recipient), /token=([\w-]+)/u.exec(String(body))?.[1] ?? '']));
}

it('a change of both addresses is notified to both former ones, in the language of the user', async () => {
  const tokens = await change(NEW);
  expect([...tokens.keys()].toSorted()).toEqual([OLD.phone, OLD.email]);
  const [mail] = (await mails()).filter(({ channel }) => channel === 'email');
  expect(mail).toMatchObject({
    subject: 'Seaberry：您的邮箱或手机号已更改',
    body: expect.stringContaining('https://track.example/contactUndo?token='),
  });
  const stored = JSON.stringify(await sql('select * from contact_undo'));
  for (const token of tokens.values()) expect(stored).not.toContain(token);
});

it('other changes of personal data are notified to no address', async () => {
  expect((await change({})).size).toBe(0);
});

it('an omitted address, or an empty one for a user without an address, is no change', async () => {
  const update = async (given: { email?: string }) => {
    const input = { realName: 'Amy', birthday: '1990-02-28', phone: OLD.phone, ...given };
    expect((await server.call('sysUser', 'updateBaseInfo', input, { as: amy })).envelope?.code).toBe(200);
    return mails();
  };
  expect(await update({})).toEqual([]);
  expect(await contacts()).toEqual(OLD);
  await sql('update app_user set email = null where id = $1', [amy.id]);
  expect(await update({ email: '' })).toEqual([]);
});

it('undoing a change restores the addresses, ends every session, and makes a new password necessary', async () => {
  const token = (await change(NEW)).get(OLD.email) ?? '';
  const sessionOfThief = await server.call('sysAuth', 'login', { account: amy.account, password: amy.password });
  expect(sessionOfThief.envelope?.code).toBe(200);
  setClock(6.9);
  expect(await undo(token)).toMatchObject({ code: 200 });
  expect(await contacts()).toEqual(OLD);
  for (const accessToken of [amy.accessToken, String(sessionOfThief.headers.get('access-token'))]) {
    expect((await server.call('sysAuth', 'userInfo', undefined, { as: { accessToken } })).envelope?.code).toBe(401);
  }
  expect(await signIn(amy.password)).toBe(400);
  const code = await codeSent(OLD.email, 'reset');
  const reset = await server.call('sysAuth', 'resetPassword', { account: OLD.email, code, password: 'lantern over berth 9' });
  expect(reset.envelope?.code).toBe(200);
  await sql('delete from login_failure');
  expect(await signIn('lantern over berth 9')).toBe(200);
  expect((await undo(token))?.message).toMatch(/^\[undoGone\]/u);
  const [entry] = await sql("select input, user_id from audit_log where call = 'sysAuth.undoContact' and outcome = 'ok' and user_id = $1", [
    amy.id,
  ]);
  expect(entry).toEqual({ input: { token: '***' }, user_id: amy.id });
});

it('a link to undo a change expires after seven days', async () => {
  const token = (await change(NEW)).get(OLD.email) ?? '';
  setClock(7.1);
  expect((await undo(token))?.message).toMatch(/^\[undoGone\]/u);
  expect(await contacts()).toEqual(NEW);
});

it('undoing a change invalidates the links of later changes, which may have gone to addresses of a thief', async () => {
  const first = (await change({ email: NEW.email })).get(OLD.email) ?? '';
  await sql('delete from verification_code');
  const later = (await change({ email: 'thief@second.test' })).get(NEW.email) ?? '';
  expect(await undo(first)).toMatchObject({ code: 200 });
  expect((await undo(later))?.message).toMatch(/^\[undoGone\]/u);
  expect(await contacts()).toEqual(OLD);
});

it('the token of the link is masked in the stored message once it was sent', async () => {
  const sending = await startTestServer({
    config: { publicUrl: 'https://track.example', smtpUrl: 'smtp://mail.example', mailFrom: 'desk@port.test' },
    connectors: { email: { send: () => Promise.resolve() }, sms: null },
  });
  try {
    const ben = await sending.person();
    const system = <T>(work: () => Promise<T>): Promise<T> => sending.deps.db.transaction('system', work);
    const before = { email: 'ben@old.test', phone: null };
    await system(() =>
      sending.auth.contacts.notifyContactChange(sending.deps.queue, ben.id, before, { email: 'ben@new.test', phone: null }),
    );
    await sending.drainJobs();
    const [row] = await system(() => sending.deps.db.sql('select state, body from outgoing_message'));
    expect(row).toMatchObject({ state: 'sent', body: expect.stringContaining('token=••••••') });
  } finally {
    await sending.close();
  }
});

it('a changed password is notified to the address of the user', async () => {
  const input = { passwordOld: amy.password, passwordNew: 'lantern over berth nine 9' };
  expect((await server.call('sysUser', 'changePwd', input, { as: amy })).envelope?.code).toBe(200);
  expect(await mails()).toMatchObject([{ channel: 'email', recipient: OLD.email, subject: 'Seaberry：您的密码已更改' }]);
});

describe('the addresses before a change', () => {
  async function added(given: { account?: string; phone?: string; email?: string }): Promise<string> {
    const other = await server.person();
    const position = await makePosition(server, other.tenantId, 'Clerk');
    const form = formOf(await rootOf(server, other.tenantId), position, { phone: '13700000001', ...given });
    return String((await server.call('sysUser', 'add', form, { as: other })).envelope?.message);
  }
  const taken = (field: string) => JSON.stringify({ [field]: [errorText('en', 'taken')] });

  it('are taken for other users as long as it can be undone', async () => {
    await change(NEW);
    expect(await added({ email: OLD.email })).toBe(taken('email'));
    expect(await added({ phone: OLD.phone })).toBe(taken('phone'));
    expect(await added({ account: OLD.email })).toBe(taken('account'));
    setClock(7.1);
    expect(await added({ email: OLD.email })).toBe('');
  });

  it('are not restored when one has become the account name of another user', async () => {
    const token = (await change(NEW)).get(OLD.email) ?? '';
    const other = await server.person();
    await sql('update app_user set account = $2 where id = $1', [other.id, OLD.email]);
    expect((await undo(token))?.message).toMatch(/^\[taken\]/u);
    expect(await contacts()).toEqual(NEW);
    await sql('delete from app_user where id = $1', [other.id]);
    expect(await undo(token)).toMatchObject({ code: 200 });
  });
});

describe('a call that began before the undo writes nothing after it', () => {
  const NEW_PASSWORD = 'lantern over berth nine 9';
  /** Makes a call whose check passes, and undoes the change of the address between this check and the write. */
  async function undoneDuring<K extends string>(
    checks: Record<K, (...given: never[]) => Promise<unknown>>,
    check: K,
    call: () => Promise<unknown>,
  ) {
    const token = (await change({ email: NEW.email })).get(OLD.email) ?? '';
    const real = checks[check];
    checks[check] = async (...given) => {
      const result = await real(...given);
      checks[check] = real;
      expect(await undo(token)).toMatchObject({ code: 200 });
      return result;
    };
    try {
      return await call();
    } finally {
      checks[check] = real;
    }
  }

  it('a changed password', async () => {
    const input = { passwordOld: amy.password, passwordNew: NEW_PASSWORD };
    await undoneDuring(server.auth.login, 'unlock', () => server.call('sysUser', 'changePwd', input, { as: amy }));
    expect(await signIn(NEW_PASSWORD)).toBe(400);
  });

  it('a password set with a code', async () => {
    await undoneDuring(server.auth.codes, 'fits', async () => {
      const code = await codeSent(NEW.email, 'reset');
      return server.call('sysAuth', 'resetPassword', { account: NEW.email, code, password: NEW_PASSWORD });
    });
    expect(await signIn(NEW_PASSWORD)).toBe(400);
  });

  it('another address', async () => {
    await undoneDuring(server.auth.codes, 'wrongTargets', async () => {
      const email = 'thief@second.test';
      const input = { realName: 'Amy', birthday: '1990-02-28', phone: OLD.phone, email, emailCode: await codeSent(email) };
      return server.call('sysUser', 'updateBaseInfo', input, { as: amy });
    });
    expect(await contacts()).toEqual(OLD);
  });
});
