import { sm2 } from 'sm-crypto-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { SOON } from '../../../testing/soon.ts';
import { resultOf } from '../../user/fixtures.ts';

const keys = sm2.generateKeyPairHex();
let server: TestServer;
let amy: Account;
const start = Date.parse('2026-11-21T09:00:00Z');
const at = (seconds: number): void => server.setNow(new Date(start + seconds * 1000).toISOString());

beforeAll(async () => {
  server = await startTestServer({
    now: new Date(start).toISOString(),
    config: { singleLogin: true, sm2PrivateKey: keys.privateKey, accessTokenMinutes: 600 },
  });
  amy = await server.person({ account: 'amy', password: 'correct horse 1' });
});
afterAll(() => server.close());
beforeEach(async () => {
  at(0);
  await sql('delete from login_failure');
});

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));
const userInfo = (accessToken: string) => server.call('sysAuth', 'userInfo', undefined, { as: { accessToken } });
const messageOf = (answer: { envelope: { message: string } | null }) => answer.envelope?.message;
const unlock = (password: string, as: Account = amy) => server.call('sysAuth', 'unLockScreen', { password }, { as });

it('gives each user a key of 256 bits for what their browser stores, the same in every session', async () => {
  const ben = await server.person({ account: 'ben', password: 'correct horse 2' });
  const secretOf = async (token: string): Promise<string> => resultOf<{ storageSecret: string }>(await userInfo(token)).storageSecret;
  const secrets = [await secretOf(amy.accessToken), await secretOf(ben.accessToken)];
  const again = await server.call('sysAuth', 'login', { account: 'ben', password: 'correct horse 2' });
  secrets.push(await secretOf(resultOf<{ accessToken: string }>(again).accessToken));
  expect(secrets[2]).toBe(secrets[1]);
  expect(secrets[0]).not.toBe(secrets[1]);
  for (const secret of secrets) {
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    expect(server.logLines.join('')).not.toContain(secret);
  }
});

describe('the lock screen', () => {
  it("accepts the user's password, plain or encrypted in the body, encrypted in the query", async () => {
    expect((await unlock('correct horse 1')).envelope).toMatchObject({ code: 200, result: true });
    const encrypted = sm2.doEncrypt('correct horse 1', keys.publicKey, 1);
    expect((await unlock(encrypted)).envelope?.result).toBe(true);
    const headers = { Authorization: `Bearer ${amy.accessToken}` };
    const byQuery = async (password: string): Promise<unknown> =>
      (await server.request(`/api/sysAuth/unLockScreen?password=${encodeURIComponent(password)}`, { method: 'POST', headers })).json();
    expect(await byQuery(encrypted)).toMatchObject({ code: 200, result: true });
    expect(await byQuery('correct horse 1')).toMatchObject({ code: 400, message: expect.stringContaining('password') });
    expect(messageOf(await unlock('wrong'))).toBe('[passwordWrong] The password is wrong.');
  });

  it('counts failures towards the lock of the account, and a success resets them', async () => {
    for (let tries = 0; tries < 4; tries += 1) await unlock('wrong');
    expect((await unlock('correct horse 1')).envelope?.code).toBe(200);
    expect(await sql("select count from login_failure where key = 'account:amy'")).toEqual([]);
    for (let tries = 0; tries < 5; tries += 1) expect(messageOf(await unlock('wrong'))).toMatch(/^\[passwordWrong\]/u);
    expect(messageOf(await unlock('correct horse 1'))).toMatch(/^\[D1027\]/u);
    expect(messageOf(await server.call('sysAuth', 'login', { account: 'amy', password: 'correct horse 1' }))).toMatch(/^\[D1027\]/u);
  });

  it('leaves the password in no log, not even from the query', async () => {
    const headers = { Authorization: `Bearer ${amy.accessToken}` };
    for (const secret of ['qq-secret-1', 'correct horse 1']) {
      await server.request(`/api/sysAuth/unLockScreen?password=${encodeURIComponent(secret)}`, { method: 'POST', headers });
    }
    await unlock('bb-secret-1');
    const kept = JSON.stringify(await sql("select input from audit_log where call = 'sysAuth.unLockScreen'")) + server.logLines.join('');
    for (const secret of ['qq-secret-1', 'bb-secret-1', 'correct horse', encodeURIComponent('correct horse 1')])
      expect(kept).not.toContain(secret);
    server.deps.log.info(
      { passwordOld: 'o1-secret', smtpUrl: 's1-secret', ticket: 't1-secret', nested: { secretKey: 'k1-secret' } },
      'try',
    );
    for (const secret of ['o1-secret', 's1-secret', 't1-secret', 'k1-secret']) expect(server.logLines.join('')).not.toContain(secret);
  });
});

describe('a ticket', () => {
  const make = async (path: string, as: Account): Promise<string> => {
    const answer = await server.call('sysAuth', 'ticket', { path }, { as });
    expect(answer.envelope).toMatchObject({ code: 200, result: { expirySeconds: 60 } });
    return (answer.envelope?.result as { ticket: string } | undefined)?.ticket ?? '';
  };
  const stream = async (ticket: string, path = '/api/live/stream') => {
    const response = await server.request(`${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`);
    const isStream = (response.headers.get('Content-Type') ?? '').startsWith('text/event-stream');
    await response.body?.cancel();
    return isStream;
  };

  it('grants access to its path once', async () => {
    const person = await server.person();
    const ticket = await make('/api/live/stream', person);
    expect(await stream(ticket)).toBe(true);
    expect(await stream(ticket)).toBe(false);
    expect(JSON.stringify(await sql('select * from ticket'))).not.toContain(ticket);
  });

  it('grants no access to another path or query, after a minute, or after its session has ended', async () => {
    const person = await server.person();
    expect(await stream(await make('/api/oceanBill/export', person))).toBe(false);
    expect(await stream(await make('/api/live/stream', person), '/api/live/stream?x=1')).toBe(false);
    expect(await stream(await make('/api/live/stream?x=1', person), '/api/live/stream?x=1')).toBe(true);
    const old = await make('/api/live/stream', person);
    at(61);
    expect(await stream(old)).toBe(false);
    at(0);
    const orphan = await make('/api/live/stream', person);
    await server.call('sysAuth', 'logout', undefined, { as: person });
    expect(await stream(orphan)).toBe(false);
  });

  it('grants access to files and streams only, and only for internal paths', async () => {
    const person = await server.person();
    const ticket = await make('/api/sysAuth/userInfo', person);
    expect(await (await server.request(`/api/sysAuth/userInfo?ticket=${ticket}`)).json()).toMatchObject({ code: 401 });
    expect(messageOf(await server.call('sysAuth', 'ticket', { path: '//evil.example/x' }, { as: person }))).toBe(
      JSON.stringify({ path: ['This is not a path of this site.'] }),
    );
  });
});

describe('sign-in', () => {
  it('ends the other sessions of the user at once with single login, and notifies them', async () => {
    const person = await server.person({ password: 'correct horse 1' });
    const hints: unknown[] = [];
    const end = server.deps.live.subscribe(person.tenantId, (hint) => void hints.push(hint));
    expect((await userInfo(person.accessToken)).envelope?.code).toBe(200);
    const login = await server.call(
      'sysAuth',
      'login',
      { account: person.account, password: sm2.doEncrypt('correct horse 1', keys.publicKey, 1) },
      { headers: { 'User-Agent': 'Test browser/1.0' } },
    );
    expect((await userInfo(person.accessToken)).envelope?.code).toBe(401);
    expect((await userInfo(String(login.headers.get('access-token')))).envelope?.code).toBe(200);
    await expect.poll(() => hints, SOON).toContainEqual({ tenantId: person.tenantId, topic: 'session', id: person.id, userId: person.id });
    end();
    expect(await sql('select ip, user_agent from auth_session where user_id = $1 and revoked_at is null', [person.id])).toEqual([
      { ip: 'local', user_agent: 'Test browser/1.0' },
    ]);
  });

  it('reports an encrypted password that cannot be decrypted', async () => {
    const foreign = sm2.doEncrypt('correct horse 1', sm2.generateKeyPairHex().publicKey, 1);
    expect(messageOf(await server.call('sysAuth', 'login', { account: 'amy', password: foreign }))).toMatch(/^\[D0010\]/u);
  });
});
