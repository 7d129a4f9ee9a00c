import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const start = Date.parse('2026-11-21T09:00:00Z');
const PASSWORD = 'correct horse 1';
const RENEW = '/api/sysAuth/renew';

let server: TestServer;
let amy: Account;
const at = (ms: number): void => server.setNow(new Date(start + ms).toISOString());

beforeAll(async () => {
  server = await startTestServer({
    now: new Date(start).toISOString(),
    config: { accessTokenMinutes: 10, sessionHours: 12, trustProxy: true, devMailbox: { key: null } },
  });
  amy = await server.person({ account: 'amy', password: PASSWORD });
  await sql("update app_user set email = 'amy@example.com' where id = $1", [amy.id]);
});
afterAll(() => server.close());
beforeEach(() => at(0));

const sql = (text: string, params: unknown[] = []) => server.deps.db.transaction('system', () => server.deps.db.sql(text, params));

interface Pair {
  accessToken: string;
  refreshToken: string;
}

const ask = (tokens: { accessToken: string; refreshToken?: string }) =>
  server.call('sysAuth', 'userInfo', undefined, {
    as: tokens,
    headers: tokens.refreshToken ? { 'X-Authorization': `Bearer ${tokens.refreshToken}` } : {},
  });
const isOpen = async (accessToken: string): Promise<boolean> => (await ask({ accessToken })).envelope?.code === 200;

/** The pair that a call with an expired access token gets; null when the session has ended. */
async function renewed(pair: Pair): Promise<Pair | null> {
  const { headers } = await ask(pair);
  const [accessToken, refreshToken] = [headers.get('access-token'), headers.get('x-access-token')];
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; jti: string; exp: number };

describe('the refresh tokens of a session', () => {
  it('are one family: a used one gives the same successor for a moment, and ends the session after that', async () => {
    const first = await server.person({ account: 'family', password: PASSWORD });
    await sql("update app_user set email = 'family@example.com' where id = $1", [first.id]);
    at(11 * MINUTE);
    const second = await renewed(first);
    at(11 * MINUTE + 15_000);
    const again = await renewed(first);
    expect(claimsOf(again?.refreshToken ?? '').jti).toBe(claimsOf(second?.refreshToken ?? '').jti);
    expect(await isOpen(second?.accessToken ?? '')).toBe(true);

    at(12 * MINUTE);
    expect(await renewed(first)).toBeNull();
    expect(await isOpen(second?.accessToken ?? '')).toBe(false);
    expect(await sql("select call, outcome, account, ip from audit_log where outcome = 'refreshReused'")).toEqual([
      { call: 'sysAuth.renew', outcome: 'refreshReused', account: 'family', ip: 'local' },
    ]);
    expect(server.logLines.filter((line) => line.includes('used a second time'))).toHaveLength(1);
    expect(await sql('select count(*)::int as n from outgoing_message where recipient = $1', ['family@example.com'])).toEqual([{ n: 1 }]);
  });

  it('are one at a time, also those that are asked for with an access token', async () => {
    const first = await server.person();
    const more = await Promise.all(
      [1, 2].map(() => server.call('sysAuth', 'refreshToken', { accessToken: first.accessToken }, { as: first })),
    );
    expect(new Set(more.map(({ envelope }) => claimsOf(String(envelope?.result)).jti))).toEqual(
      new Set([claimsOf(first.refreshToken).jti]),
    );
  });

  it('do not extend the session beyond its end', async () => {
    let pair: Pair | null = await server.person();
    const last: number[] = [];
    for (let hour = 1; hour <= 11; hour += 1) {
      at(hour * HOUR);
      pair = pair && (await renewed(pair));
      last.push(claimsOf(pair?.refreshToken ?? '').exp * 1000);
    }
    expect(new Set(last)).toEqual(new Set([start + 12 * HOUR]));
    at(12 * HOUR + 1000);
    expect(pair && (await renewed(pair))).toBeNull();
  });
});

describe('a session with its refresh token in a cookie', () => {
  const enter = (headers: Record<string, string> = {}) =>
    server.call('sysAuth', 'login', { account: 'amy', password: PASSWORD }, { headers: { 'X-Refresh-Cookie': '1', ...headers } });
  const cookieOf = (headers: Headers): string => headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const renew = (cookie: string, sessionId: string, headers: Record<string, string> = {}) =>
    server.call('sysAuth', 'renew', { sessionId }, { headers: { Cookie: cookie, ...headers } });

  async function signedIn() {
    const { headers } = await enter();
    const accessToken = String(headers.get('access-token'));
    return { accessToken, cookie: cookieOf(headers), sessionId: claimsOf(accessToken).sid };
  }

  it('gives the token to no script, and the cookie to one call', async () => {
    const plain = await enter();
    expect(plain.envelope?.result).toEqual({ accessToken: plain.headers.get('access-token'), refreshToken: null });
    expect(plain.headers.get('x-access-token')).toBeNull();
    const attributes = (headers: Headers) => (headers.get('Set-Cookie') ?? '').split('; ').slice(1).toSorted();
    expect(attributes(plain.headers)).toEqual(['HttpOnly', `Path=${RENEW}`, 'SameSite=Strict']);
    const overTls = await enter({ 'X-Forwarded-Proto': 'https' });
    expect(attributes(overTls.headers)).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict', 'Secure']);
    const as = { accessToken: String(plain.headers.get('access-token')) };
    const bare = await server.call('sysAuth', 'refreshToken', as, { as });
    expect(bare.envelope?.message).toMatch(/^\[D1011\]/u);
  });

  it('has over https a cookie that only this host can set', async () => {
    const https = { 'X-Forwarded-Proto': 'https' };
    const { headers } = await enter(https);
    const cookie = cookieOf(headers);
    const { sid } = claimsOf(String(headers.get('access-token')));
    expect(cookie).toMatch(/^__Host-refresh_/u);
    // A neighbouring host can plant a cookie without the prefix.
    expect((await renew(cookie.replace('__Host-', ''), sid, https)).envelope?.code).toBe(401);
    expect((await renew(cookie, sid, https)).envelope?.code).toBe(200);
  });

  it('is renewed by the cookie, which changes each time', async () => {
    const { cookie, sessionId } = await signedIn();
    at(11 * MINUTE);
    const answer = await renew(cookie, sessionId);
    expect(answer.envelope?.result).toEqual({ accessToken: answer.headers.get('access-token'), refreshToken: null });
    expect(await isOpen(String(answer.headers.get('access-token')))).toBe(true);
    expect(cookieOf(answer.headers)).not.toBe(cookie);
    at(12 * MINUTE);
    expect((await renew(cookie, sessionId)).envelope?.code).toBe(401);
    expect((await renew(cookieOf(answer.headers), sessionId)).envelope?.code).toBe(401);
  });

  it('is not renewed by the cookie of another session, nor without one', async () => {
    const [own, planted] = [await signedIn(), await signedIn()];
    const inHeader = await server.person();
    const name = own.cookie.split('=')[0] ?? '';
    const refused = [
      await renew(planted.cookie, own.sessionId),
      await renew('', own.sessionId),
      await renew(`${name}=rubbish`, own.sessionId),
      await renew(`${name}=${inHeader.refreshToken}`, claimsOf(inHeader.accessToken).sid),
    ];
    expect(refused.map(({ envelope }) => envelope?.code)).toEqual([401, 401, 401, 401]);
    // Nothing was used up.
    expect((await renew(planted.cookie, planted.sessionId)).envelope?.code).toBe(200);
    expect((await renew(own.cookie, own.sessionId)).envelope?.code).toBe(200);
  });

  it('is not renewed by a page of another site', async () => {
    const { cookie, sessionId } = await signedIn();
    const foreign = await renew(cookie, sessionId, { Origin: 'https://evil.example', Host: 'seaberry.example' });
    expect(foreign.status).toBe(403);
    const form = await server.request(RENEW, {
      method: 'POST',
      headers: { Cookie: cookie, 'Content-Type': 'text/plain' },
      body: JSON.stringify({ sessionId }),
    });
    expect(form.status).toBe(415);
  });

  it('takes the cookie away with a sign-out', async () => {
    const { accessToken, cookie, sessionId } = await signedIn();
    const out = await server.call('sysAuth', 'logout', undefined, { as: { accessToken } });
    expect(out.headers.get('Set-Cookie')).toMatch(new RegExp(`^${cookie.split('=')[0]}=; Path=${RENEW}; .*Max-Age=0`, 'u'));
    expect((await renew(cookie, sessionId)).envelope?.code).toBe(401);
  });
});

it('keeps users signed in after the browser is closed only where the installation asks for it', async () => {
  const keeping = await startTestServer({ now: new Date(start).toISOString(), config: { keepSignedInDays: 30 } });
  try {
    await keeping.person({ account: 'ben', password: PASSWORD });
    const { headers } = await keeping.call(
      'sysAuth',
      'login',
      { account: 'ben', password: PASSWORD },
      { headers: { 'X-Refresh-Cookie': '1' } },
    );
    expect(headers.get('Set-Cookie')).toContain(`Max-Age=${14 * 24 * 3600}`);
    const [session] = await keeping.deps.db.transaction('system', () =>
      keeping.deps.db.sql("select ends_at from auth_session where expires_at > create_time + interval '13 days'"),
    );
    expect(Date.parse(String(session?.['ends_at']))).toBe(start + 30 * 24 * HOUR);
  } finally {
    await keeping.close();
  }
});
