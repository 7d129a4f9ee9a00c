import type { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createAuth } from '../modules/auth/service.ts';
import { SECRET, startTestServer, type TestServer } from '../testing/server.ts';
import type { AppEnv } from './env.ts';

/** Limits across all processes, and across all addresses of one IPv6 prefix. */

let server: TestServer;
/** Two processes with a shared database and secret, and nothing else. */
let processes: Hono<AppEnv>[];
const start = Date.parse('2026-11-21T09:00:00Z');
const HOUR = 3_600_000;
beforeAll(async () => {
  server = await startTestServer({
    now: new Date(start).toISOString(),
    config: { devMailbox: { key: null }, trustProxy: true, codesPerHour: 8, apiDocs: { user: 'u', password: 'p' } },
  });
  const { deps } = server;
  processes = [1, 2].map(() => {
    const auth = createAuth({
      config: deps.config,
      db: deps.db,
      clock: deps.clock,
      caches: deps.caches,
      secret: SECRET,
      codeFloor: () => Promise.resolve(),
    });
    return createApp({ deps, auth, demoAccounts: null, queueWorks: () => true, validateResponses: true });
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(new Date(start).toISOString());
  for (const table of ['rate_window', 'login_failure', 'verification_code']) {
    await server.deps.db.transaction('system', () => server.deps.db.sql(`delete from ${table}`));
  }
});

let turn = 0;
/** Requests alternate between the processes. */
const post = async (path: string, body: object, ip: string): Promise<Response> => {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': ip };
  return (processes[(turn += 1) % 2] as Hono<AppEnv>).request(path, { method: 'POST', headers, body: JSON.stringify(body) });
};
const login = (account: string, ip: string) => post('/api/sysAuth/login', { account, password: 'x' }, ip);
const code = (to: string, ip: string) => post('/api/sysAuth/sendCode', { to, purpose: 'register' }, ip);
const messageOf = async (answer: Response): Promise<string> => String(((await answer.json()) as { message: string }).message);
/** Addresses of 2001:db8:1:2::/64, which count as one. */
const inPrefix = (at: number): string => `2001:db8:1:2:${(at * 7919).toString(16)}::${at.toString(16)}`;

describe('attempts at a secret', () => {
  it('are limited to sixty per minute and address, across processes, and then allowed again', async () => {
    const answers: number[] = [];
    for (let round = 0; round < 62; round += 1) answers.push((await post('/api/sysAuth/scanCreate', {}, '192.0.2.1')).status);
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
    const refused = await post('/api/sysAuth/scanCreate', {}, '192.0.2.1');
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    expect((await post('/api/sysAuth/scanCreate', {}, '192.0.2.2')).status).toBe(200);
    // Each process refuses further attempts without asking the database, so that a flood does not reach it.
    const [row] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql<{ count: number }>("select count from rate_window where key = 'sysAuth.scanCreate 192.0.2.1'"),
    );
    expect(row?.count).toBe(60);
  });

  it('are counted by address for authenticated users too', async () => {
    const people = [await server.person(), await server.person()];
    const answers: number[] = [];
    for (let round = 0; round < 62; round += 1) {
      const headers = { Authorization: `Bearer ${people[round % 2]?.accessToken}`, 'X-Forwarded-For': '192.0.2.3' };
      answers.push((await (processes[0] as Hono<AppEnv>).request('/api/sysAuth/scanCreate', { method: 'POST', headers })).status);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(60);
  });

  it('are counted in the database, unlike other calls', async () => {
    for (let round = 0; round < 3; round += 1) await processes[0]?.request('/api/sysConfig/sysInfo');
    expect(await server.deps.db.transaction('system', () => server.deps.db.sql('select key from rate_window'))).toEqual([]);
  });
});

describe('registrations', () => {
  const used = (key: string, count: number) =>
    server.deps.db.transaction('system', () =>
      server.deps.db.sql(`insert into rate_window (key, count, expires_at) values ($1, $2, '2026-11-21T09:01:00Z')`, [key, count]),
    );
  const register = (ip: string, more: object = {}) =>
    post(
      '/api/sysAuth/register',
      { account: 'new@example.com', code: '123456', password: 'x', nickName: 'N', companyName: 'N', accepted: true, ...more },
      ip,
    );

  it('are limited to sixty per minute and network, right or wrong', async () => {
    await used('sysAuth.register 192.0.2.50', 59);
    expect((await register('192.0.2.50')).status).toBe(200);
    const refused = await register('192.0.2.50');
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
    expect((await register('192.0.2.51')).status).toBe(200);
  });

  it('report to one network that a company name is taken ten times an hour', async () => {
    await server.tenant('Taken Shipping');
    await code('new@example.com', '192.0.2.52');
    const [sent] = await server.deps.db.transaction('system', () =>
      server.deps.db.sql<{ body: string }>('select body from outgoing_message order by id desc limit 1'),
    );
    const given = { code: /\d{6}/u.exec(String(sent?.body))?.[0], password: 'lantern over berth ten', companyName: 'Taken Shipping' };
    await used('taken company names for 192.0.2.52', 9);
    expect(await messageOf(await register('192.0.2.52', given))).toContain('companyName');
    expect((await register('192.0.2.52', given)).status).toBe(429);
    expect(await messageOf(await register('192.0.2.52', { ...given, companyName: 'Free Shipping' }))).toBe('');
  });
});

describe('codes', () => {
  it('are limited to a few per hour and address, across processes', async () => {
    const answers: number[] = [];
    for (let round = 0; round < 8; round += 1) {
      server.setNow(new Date(start + round * 61_000).toISOString());
      answers.push((await code('often@example.com', `192.0.2.${round + 10}`)).status);
    }
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    server.setNow(new Date(start + HOUR).toISOString());
    expect((await code('often@example.com', '192.0.2.20')).status).toBe(200);
  });

  it('are limited to six also for parallel requests', async () => {
    const purposes = ['login', 'register', 'reset', 'change'];
    const answers: Response[] = [];
    for (let round = 0; round < 2; round += 1) {
      server.setNow(new Date(start + round * 61_000).toISOString());
      const asked = purposes.map((purpose, at) =>
        post('/api/sysAuth/sendCode', { to: 'all@example.com', purpose }, `198.51.100.${round * 10 + at}`),
      );
      answers.push(...(await Promise.all(asked)));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });

  // D0008: captcha missing, wrong or expired.
  it('require a captcha from the third on, across processes', async () => {
    expect(await messageOf(await code('a@example.com', '192.0.2.30'))).toBe('');
    expect(await messageOf(await code('b@example.com', '192.0.2.30'))).toBe('');
    for (const to of ['c@example.com', 'd@example.com']) expect(await messageOf(await code(to, '192.0.2.30'))).toMatch(/^\[D0008\]/u);
  });
});

describe('addresses of one IPv6 prefix', () => {
  it('count as one, for codes and for wrong passwords', async () => {
    for (let at = 1; at <= 2; at += 1) expect(await messageOf(await code(`x${at}@example.com`, inPrefix(at)))).toBe('');
    expect(await messageOf(await code('x3@example.com', inPrefix(3)))).toMatch(/^\[D0008\]/u);
    expect(await messageOf(await code('x4@example.com', '2001:db8:1:3::1'))).toBe('');
    await server.deps.db.transaction('system', () => server.deps.db.sql('delete from login_failure'));
    // D1000: wrong account or password.
    for (let at = 1; at <= 2; at += 1) expect(await messageOf(await login(`nobody${at}`, inPrefix(at)))).toMatch(/^\[D1000\]/u);
    expect(await messageOf(await login('nobody3', inPrefix(3)))).toMatch(/^\[D0008\]/u);
  });

  it('are logged in full', async () => {
    await login('who', '2001:db8:9:9:1:2:3:4');
    const [row] = await server.deps.db.transaction('system', () => server.deps.db.sql("select ip from audit_log where account = 'who'"));
    expect(row).toEqual({ ip: '2001:db8:9:9:1:2:3:4' });
  });
});

it('limits attempts at the API document to ten per quarter of an hour, across processes', async () => {
  const answers: number[] = [];
  for (let round = 0; round < 12; round += 1) {
    const form = new FormData();
    form.append('UserName', 'u');
    form.append('Password', 'wrong');
    const init = { method: 'POST', headers: { 'X-Forwarded-For': '192.0.2.40' }, body: form };
    answers.push((await (processes[round % 2] as Hono<AppEnv>).request('/api/swagger/submitUrl', init)).status);
  }
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
});
