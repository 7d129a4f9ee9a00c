import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
const start = Date.parse('2026-11-21T09:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ now: new Date(start).toISOString(), config: { apiDocs: { user: 'reader', password: 'open sesame' } } });
});
afterAll(() => server.close());

const PAGES = ['/api/docs', '/api/docs/', '/api/openapi.json', '/api/docs/swagger-ui.css', '/api/docs/start.js'];
const statusOf = async (path: string, cookie?: string) =>
  (await server.request(path, cookie ? { headers: { Cookie: cookie } } : {})).status;
/** These calls respond with a number instead of an envelope. */
const callDocs = async (name: 'checkUrl' | 'submitUrl', input?: { UserName: string; Password: string }, cookie = '') => {
  const answer = await server.call('swagger', name, input as never, { headers: { Cookie: cookie } });
  return { status: answer.envelope as unknown, cookies: answer.headers.getSetCookie() };
};

it('the API document is readable with name and password, which set a cookie for an hour', async () => {
  for (const path of PAGES) expect(await statusOf(path), path).toBe(401);
  expect((await callDocs('checkUrl')).status).toBe(401);
  const wrong = await callDocs('submitUrl', { UserName: 'reader', Password: 'wrong' });
  expect(wrong).toEqual({ status: 401, cookies: [] });

  const right = await callDocs('submitUrl', { UserName: 'reader', Password: 'open sesame' });
  expect(right.status).toBe(200);
  expect(right.cookies.map((cookie) => /Path=([^;]+)/u.exec(cookie)?.[1])).toEqual(['/api/docs', '/api/openapi.json', '/api/swagger']);
  for (const cookie of right.cookies) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict; Max-Age=3600$/u);
  const cookie = String(right.cookies[0]).split(';')[0] ?? '';
  for (const path of PAGES) expect(await statusOf(path, cookie), path).toBe(200);
  expect((await callDocs('checkUrl', undefined, cookie)).status).toBe(200);
  expect(await (await server.request('/api/sysAuth/userInfo', { headers: { Cookie: cookie } })).json()).toMatchObject({ code: 401 });

  // The expiry in the cookie is signed.
  const [, until, signature] = /=(\d+)\.(.+)$/u.exec(cookie) ?? [];
  expect(await statusOf('/api/docs', `seaberry-docs=${Number(until) + 1}.${signature}`)).toBe(401);
  server.setNow(new Date(start + 3_700_000).toISOString());
  expect(await statusOf('/api/docs', cookie)).toBe(401);
  server.setNow(new Date(start).toISOString());
});

it('the page that asks for name and password has no external resources', async () => {
  const page = await (await server.request('/api/docs')).text();
  expect(page).toContain('type="password"');
  expect(page).not.toMatch(/https?:\/\//u);
  expect(await statusOf('/api/docs/sign-in.js')).toBe(200);
});

it('attempts are limited, and logged without the password', async () => {
  let last = 200;
  for (let round = 0; round < 12; round += 1) {
    last = (await server.call('swagger', 'submitUrl', { UserName: 'reader', Password: 'wrong' })).status;
  }
  expect(last).toBe(429);
  const rows = await server.deps.db.transaction('system', () =>
    server.deps.db.sql("select input from audit_log where call = 'swagger.submitUrl'"),
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(JSON.stringify(rows)).not.toContain('sesame');
});

it('by default the document is closed, and the response names the setting that opens it', async () => {
  const closed = await startTestServer();
  try {
    for (const path of [...PAGES, '/api/docs/sign-in.js']) {
      const answer = await closed.request(path, { headers: { 'Accept-Language': 'en' } });
      expect([answer.status, await answer.json()], path).toMatchObject([404, { message: expect.stringContaining('API_DOCS') }]);
    }
    expect((await closed.call('swagger', 'checkUrl')).envelope).toBe(401);
    expect((await closed.call('swagger', 'submitUrl', { UserName: 'x', Password: 'y' })).envelope).toBe(401);
  } finally {
    await closed.close();
  }
});

it('the document is public with the setting `open`', async () => {
  const open = await startTestServer({ config: { apiDocs: 'open' } });
  try {
    expect((await open.request('/api/docs')).status).toBe(200);
    expect((await open.call('swagger', 'checkUrl')).envelope).toBe(200);
    expect((await open.call('swagger', 'submitUrl', { UserName: 'x', Password: 'y' })).headers.getSetCookie()).toEqual([]);
  } finally {
    await open.close();
  }
});
