import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createQueue } from '../../jobs/boss-queue.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { readQueues } from './repo.ts';

let server: TestServer;
let root: Account;
const NOW = '2026-11-21T22:30:00.000Z';
beforeAll(async () => {
  server = await startTestServer({ now: NOW, config: { corsOrigins: ['https://app.example.com'] } });
  root = await server.person({ roles: ['platform'] });
});
afterAll(() => server.close());
afterEach(() => server.setNow(NOW));

const ticketOf = async (path: string, as: Account = root): Promise<string> => {
  const answer = await server.call('sysAuth', 'ticket', { path }, { as });
  const given = answer.envelope?.result as { ticket: string } | undefined;
  return given?.ticket ?? '';
};
const withTicket = (path: string, ticket: string): string => `${path}${path.includes('?') ? '&' : '?'}ticket=${ticket}`;
const openPage = async (path = '/schedule', as: Account = root): Promise<Response> =>
  server.request(withTicket(path, await ticketOf(path, as)));
const sql = (text: string, params?: unknown[]) => server.deps.db.asOwner(text, params);

describe('access to the job queue', () => {
  it('is granted to a platform administrator by a ticket, which is valid once', async () => {
    const ticket = await ticketOf('/schedule');
    const first = await server.request(withTicket('/schedule', ticket));
    expect(first.status).toBe(200);
    expect(await first.text()).toContain('outgoing.deliver');
    const second = await server.request(withTicket('/schedule', ticket));
    expect(second.status).toBe(401);
    expect(await second.text()).not.toContain('outgoing.deliver');
  });

  it.each([
    ['no ticket', () => Promise.resolve('/schedule')],
    ['a made-up ticket', () => Promise.resolve('/schedule?ticket=made-up')],
    ['a ticket of another path', async () => withTicket('/schedule', await ticketOf('/api/sysFile/download'))],
    ['a ticket of the same path with another query', async () => withTicket('/schedule?theme=dark', await ticketOf('/schedule'))],
    ['a token instead of a ticket', () => Promise.resolve(`/schedule?ticket=${root.accessToken}`)],
  ])('is rejected for %s', async (_, path) => {
    const answer = await server.request(await path());
    expect(answer.status).toBe(401);
    const page = await answer.text();
    expect(page).toContain('This page is opened inside the application');
    expect(page).not.toContain('outgoing.deliver');
  });

  it('is rejected for credentials that browsers send automatically: a token in a header or a cookie', async () => {
    const headers = { Authorization: `Bearer ${root.accessToken}`, Cookie: `token=${root.accessToken}` };
    const answer = await server.request('/schedule', { headers });
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await openPage()).headers.getSetCookie()).toEqual([]);
  });

  it('is rejected for a ticket older than a minute, or of an ended session', async () => {
    const expired = await ticketOf('/schedule');
    server.setNow('2026-11-21T22:31:01.000Z');
    expect((await server.request(withTicket('/schedule', expired))).status).toBe(401);
    server.setNow(NOW);
    const leaver = await server.person({ roles: ['platform'] });
    const ticket = await ticketOf('/schedule', leaver);
    await server.call('sysAuth', 'logout', undefined, { as: leaver });
    expect((await server.request(withTicket('/schedule', ticket))).status).toBe(401);
  });

  it('is rejected for administrators of a company, and for users with the platform role but another account type', async () => {
    const admin = await server.person({ roles: ['admin'] });
    const impostor = await server.person({ roles: ['platform'] });
    await server.deps.db.transaction('system', () =>
      server.deps.db.sql('update app_user set account_type = 777 where id = $1', [impostor.id]),
    );
    for (const as of [admin, impostor]) {
      const answer = await openPage('/schedule', as);
      expect(answer.status).toBe(403);
      const page = await answer.text();
      expect(page).toContain('Your account may not see this page');
      expect(page).not.toContain('outgoing.deliver');
    }
  });
});

describe('the page of the job queue', () => {
  it('has no scripts, no external requests and no cache, and is framed by our own app only', async () => {
    for (const answer of [await openPage(), await server.request('/schedule')]) {
      const policy = answer.headers.get('Content-Security-Policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self' https://app.example.com;");
      expect(policy).not.toMatch(/script-src|unsafe|\*/u);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      const page = await answer.text();
      expect(page).not.toMatch(/<script|<link|<img|<a |https?:\/\//u);
      expect(answer.headers.get('Content-Type')).toContain('text/html');
    }
  });

  it('is in the requested language, else that of the browser, with times in the zone of the reader', async () => {
    const page = await (await openPage('/schedule?lang=zh-cn&zone=Asia%2FShanghai&theme=dark')).text();
    expect(page).toContain('<html lang="zh-CN" data-theme="dark">');
    expect(page).toContain('任务队列');
    expect(page).toContain('2026年11月22日 06:30:00');
    const other = await server.request('/schedule', { headers: { 'Accept-Language': 'zh-TW' } });
    expect(await other.text()).toContain('此頁面在系統內開啟');
    const invalid = await openPage(`/schedule?lang=xx&zone=${encodeURIComponent('"><b>')}&theme=${encodeURIComponent('"><b>')}`);
    expect(await invalid.text()).toContain('<html lang="en-GB">');
  });

  it('counts waiting, running, finished and failed jobs, and describes every queue', async () => {
    await server.deps.queue.send('outgoing.deliver', { tenantId: 'x', billId: 'y' });
    await sql(`insert into pgboss.job (name, state, started_on, completed_on, output) values
      ('outgoing.deliver', 'active', now(), null, null),
      ('outgoing.deliver', 'completed', now() - interval '5 min', now() - interval '5 min' + interval '1500 ms', null),
      ('outgoing.deliver', 'completed', now() - interval '3 days', now() - interval '3 days', null),
      ('outgoing.deliver', 'failed', now() - interval '2 min', now() - interval '1 min', '{"message": "503 of https://amy:pw@carrier.example/v2?key=abc"}')`);
    const [state] = (await readQueues(server.deps.db)).filter(({ name }) => name === 'outgoing.deliver');
    expect(state).toMatchObject({ waiting: 1, running: 1, done: 1, failed: 1, keptSeconds: 3600, schedules: [] });
    expect(state?.runs.map((run) => run.state)).toEqual(['active', 'failed', 'completed', 'completed']);
    const page = await (await openPage()).text();
    expect(page).toContain('Sends a message through the mail server or SMS service');
    expect(page).toContain('503 of https://carrier.example/***');
    expect(page).toContain('1.5 sec');
    expect(page).not.toMatch(/key=abc|amy:pw/u);
  });

  it('lists the carriers, those that do not respond first', async () => {
    await sql(`insert into carrier_status (code, answered_at, silent_since) values
      ('COSU', '2026-11-21T22:29:00Z', null), ('ZIMU', '2026-11-21T20:00:00Z', '2026-11-21T21:00:00Z'), ('<b>', null, null),
      ('air:QR', '2026-11-21T22:29:00Z', null), ('air:Z9', '2026-11-21T22:29:00Z', null)`);
    const page = await (await openPage()).text();
    expect(page.indexOf('ZIMU')).toBeLessThan(page.indexOf('COSU'));
    expect(page).toContain('No response since 21 Nov 2026, 21:00:00');
    expect(page).toContain('&lt;b&gt;');
    expect(page).toMatch(/<td[^>]*>Qatar Airways<\/td>[\s\S]*<td[^>]*>Z9<\/td>/u);
    expect(page).not.toContain('air:');
  });

  it('shows the schedule and the next run', async () => {
    await sql(`insert into job_trigger (id, job_id, trigger_id, schedule, cron, time_zone, next_run_time, create_time, update_time)
      values (gen_random_uuid(), 'outgoing.deliver', 'nightly', 'cron', '43 2 * * *', 'UTC', '2026-11-22T02:43:00Z', now(), now())`);
    const page = await (await openPage()).text();
    expect(page).toContain('<code>43 2 * * *</code> UTC');
    expect(page).toContain('<time datetime="2026-11-22T02:43:00.000Z">22 Nov 2026, 02:43:00</time>');
  });

  it('escapes HTML in names, schedules and errors', async () => {
    const hostile = '<script>alert(1)</script>"\'&';
    await sql(
      `insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, partition, table_name)
      select $1, policy, retry_limit, retry_delay, retry_backoff, expire_seconds, retention_seconds, deletion_seconds, false, table_name
      from pgboss.queue where name = 'outgoing.deliver'`,
      [hostile],
    );
    await sql(
      `insert into pgboss.job_common (name, state, started_on, completed_on, output) values ($1, 'failed', now(), now(), $2::jsonb)`,
      [hostile, JSON.stringify({ message: '<img src=x onerror=alert(1)>' })],
    );
    await sql(`insert into job (id, job_id, create_type, create_time, update_time) values (gen_random_uuid(), $1, 0, now(), now())`, [
      hostile,
    ]);
    await sql(
      `insert into job_trigger (id, job_id, trigger_id, schedule, cron, time_zone, create_time, update_time)
      values (gen_random_uuid(), $1, 'x', 'cron', '<b>', '<i>', now(), now())`,
      [hostile],
    );
    const page = await (await openPage()).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;');
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(page).toContain('<code>&lt;b&gt;</code> &lt;i&gt;');
    expect(page).not.toMatch(/<script|<img|<b>|<i>/u);
  });
});

it('omits the internal queues of pg-boss', async () => {
  const queue = createQueue({ db: server.deps.db, log: server.deps.log });
  await queue.start();
  try {
    expect((await readQueues(server.deps.db)).filter(({ name }) => name.startsWith('__'))).toEqual([]);
  } finally {
    await queue.stop();
  }
});

it('limits the rate of requests for the page, and logs a refused one as no error', async () => {
  const small = await startTestServer({ config: { rateLimit: { signedIn: 100, anonymous: 3 } } });
  try {
    const answers = [];
    for (let round = 0; round < 5; round += 1) answers.push((await small.request('/schedule?ticket=x')).status);
    expect(answers).toEqual([401, 401, 401, 429, 429]);
    // A refused request is no internal error, so it must not be logged as one.
    expect(small.logLines.filter((line) => line.includes('A request failed.'))).toEqual([]);
  } finally {
    await small.close();
  }
});
