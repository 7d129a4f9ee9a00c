import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../testing/server.ts';

const ORIGIN = 'https://app.example';

describe.each([
  ['for its own origin', []],
  ['open to another origin', [ORIGIN]],
])('responses of a server %s', (_, corsOrigins) => {
  let server: TestServer;
  let viewer: Account;
  let webDir: string;

  beforeAll(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'seaberry-headers-'));
    writeFileSync(join(webDir, 'index.html'), '<!doctype html><script>boot()</script>');
    const config = { corsOrigins, webDir, trustProxy: true, devMailbox: { key: null }, hosts: ['app.example', 'localhost'] };
    server = await startTestServer({ config });
    viewer = await server.person({ tenantId: await server.tenant('Northwind', 10), roles: ['viewer'] });
  });
  afterAll(async () => {
    await server.close();
    rmSync(webDir, { recursive: true });
  });

  it('have the same headers for success and for errors', async () => {
    const headers = { Host: 'app.example', Origin: ORIGIN };
    const well = await server.call('oceanBill', 'page', {}, { as: viewer, headers });
    const refused = await server.call('oceanBill', 'detail', { id: 'nonsense' }, { as: viewer, headers });
    expect([well.envelope?.code, refused.envelope?.code]).toEqual([200, 400]);
    const withoutId = ({ headers: own }: typeof well) => ({ ...Object.fromEntries(own), 'x-correlation-id': null });
    expect(withoutId(well)).toEqual(withoutId(refused));
    expect([well, refused].map(({ headers: own }) => own.has('X-Correlation-Id'))).toEqual([true, true]);
    expect(well.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(well.headers.get('Access-Control-Allow-Origin')).toBe(corsOrigins[0] ?? null);
  });

  it('are protected from sniffing, foreign pages and inline code, and stay on https', async () => {
    const picture = new FormData();
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    picture.append('file', new File([Buffer.from(png, 'base64')], 'a.png', { type: 'image/png' }));
    const authorization = { Authorization: `Bearer ${viewer.accessToken}` };
    const uploaded = await server.request('/api/sysFile/uploadAvatar', { method: 'POST', headers: authorization, body: picture });
    const { url } = ((await uploaded.json()) as { result: { url: string } }).result;
    const types: Record<string, string> = {
      '/': 'text/html; charset=utf-8',
      '/health': 'application/json',
      '/api/sysConfig/sysInfo': 'application/json; charset=utf-8',
      '/api/nowhere': 'application/json; charset=utf-8',
      '/api/docs': 'application/json; charset=utf-8',
      '/dev/mailbox': 'text/html; charset=UTF-8',
      '/schedule': 'text/html; charset=UTF-8',
      [url]: 'image/webp',
    };
    const failures: string[] = [];
    for (const [path, type] of Object.entries(types)) {
      const { headers } = await server.request(path, { headers: authorization });
      const secure = await server.request(path, { headers: { ...authorization, 'X-Forwarded-Proto': 'https' } });
      const policy = headers.get('Content-Security-Policy') ?? '';
      const expected = {
        type: headers.get('Content-Type') === type,
        sniffing: headers.get('X-Content-Type-Options') === 'nosniff',
        policy: /style-src|default-src 'none'/u.test(policy) && !/unsafe|\*/u.test(policy),
        resource: headers.get('Cross-Origin-Resource-Policy') === (path === url && corsOrigins.length > 0 ? 'cross-origin' : 'same-origin'),
        http: headers.get('Strict-Transport-Security') === null,
        https: secure.headers.get('Strict-Transport-Security') === 'max-age=31536000; includeSubDomains',
      };
      for (const [name, holds] of Object.entries(expected)) if (!holds) failures.push(`${path} ${name}: ${JSON.stringify([...headers])}`);
    }
    expect(failures).toEqual([]);
  });

  it('refuse requests to another host with 421, except for the health', async () => {
    const statusOf = async (address: string, headers: Record<string, string> = {}) => (await server.request(address, { headers })).status;
    expect(await statusOf('http://app.example:5320/api/sysConfig/sysInfo')).toBe(200);
    expect(await statusOf('http://127.0.0.1:5320/api/sysConfig/sysInfo')).toBe(200);
    expect(await statusOf('http://localhost/', { 'X-Forwarded-Host': 'app.example' })).toBe(200);
    expect(await statusOf('http://localhost/', { 'X-Forwarded-Host': 'app.example, localhost:5320' })).toBe(200);
    expect(await statusOf('http://localhost/', { 'X-Forwarded-Host': 'app.example, evil.example' })).toBe(421);
    expect(await statusOf('http://localhost/', { 'X-Forwarded-Host': '' })).toBe(200);
    expect(await statusOf('http://evil.example/health')).toBe(200);
    expect(await statusOf('http://localhost/', { 'X-Forwarded-Host': 'evil.example' })).toBe(421);
    const refused = await server.request('http://evil.example/api/sysConfig/sysInfo', { headers: { 'Accept-Language': 'en' } });
    expect([refused.status, await refused.json()]).toMatchObject([421, { message: expect.stringContaining('HOSTS') }]);
    expect(server.logLines.filter((line) => line.includes('evil.example'))).toHaveLength(1);
  });
});
