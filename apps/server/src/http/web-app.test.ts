import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppEnv } from './env.ts';
import { securityHeaders } from './security.ts';
import { staticFiles } from './web-app.ts';

const PAGE = '<!doctype html><title>home</title><script>boot()</script>';

let folder: string;
let app: Hono<AppEnv>;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'seaberry-web-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'config.js'), 'window.__env = {};');
  writeFileSync(join(folder, 'assets/app-B4x9Kq2Z.js'), `console.log(1);${' '.repeat(2000)}`);
  writeFileSync(join(folder, 'assets/app-B4x9Kq2Z.js.br'), 'precompressed');
  writeFileSync(join(folder, 'assets/style-C7d8Lm1P.css'), `a{}${' '.repeat(2000)}`);
  app = new Hono<AppEnv>();
  app.use(securityHeaders(false));
  app.use(staticFiles(folder, { fallback: true, frames: () => Promise.resolve(['https://docs.example.com']) }));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the built web app', () => {
  it('allows the scripts of its page by their hash, also for a cached page', async () => {
    const hash = createHash('sha256').update('boot()').digest('base64');
    const first = await app.request('/');
    expect(first.headers.get('Content-Security-Policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
    const again = await app.request('/', { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    expect((await app.request('/config.js')).headers.get('Content-Security-Policy')).not.toContain('sha256');
  });

  it('may be framed by other sites for a map only, and frames only the hosts of the menu', async () => {
    const headersOf = async (path: string) => (await app.request(path)).headers;
    for (const path of ['/Map', '/Map-app']) {
      const headers = await headersOf(path);
      expect(headers.get('Content-Security-Policy')).toContain('frame-ancestors *;');
      expect(headers.get('X-Frame-Options')).toBeNull();
    }
    for (const path of ['/', '/login', '/Map/', '/map', '/tracking/oceanBill', '/config.js']) {
      const headers = await headersOf(path);
      expect(headers.get('Content-Security-Policy'), path).toContain("frame-ancestors 'self';");
      expect(headers.get('X-Frame-Options'), path).toBe('SAMEORIGIN');
    }
    expect((await headersOf('/')).get('Content-Security-Policy')).toContain("frame-src 'self' https://docs.example.com;");
    expect((await headersOf('/config.js')).get('Content-Security-Policy')).toContain("frame-src 'self';");
  });

  it('serves its page for the root and for every route of its own', async () => {
    for (const path of ['/', '/login', '/tracking/oceanBill', '/tracking/oceanBill?x=1']) {
      const answer = await app.request(path);
      expect([answer.status, await answer.text()], path).toEqual([200, PAGE]);
      expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('serves no page for a missing file, a call, or a path outside of the folder', async () => {
    for (const path of ['/assets/gone-12345678.js', '/api/nothing', '/..%2f..%2fetc/passwd.txt', '/%E0%A4%A']) {
      expect((await app.request(path)).status, path).toBe(404);
    }
  });

  it('caches hashed files forever and revalidates the others', async () => {
    expect((await app.request('/assets/app-B4x9Kq2Z.js')).headers.get('Cache-Control')).toContain('immutable');
    const config = await app.request('/config.js');
    expect(config.headers.get('Cache-Control')).toBe('no-cache');
    const again = await app.request('/config.js', { headers: { 'If-None-Match': String(config.headers.get('ETag')) } });
    expect(again.status).toBe(304);
  });

  it('sends the smallest encoding that the caller accepts', async () => {
    const ask = (path: string, accepted: string) => app.request(path, { headers: { 'Accept-Encoding': accepted } });
    expect((await ask('/assets/app-B4x9Kq2Z.js', 'gzip, br')).headers.get('Content-Encoding')).toBe('br');
    expect((await ask('/assets/app-B4x9Kq2Z.js', 'gzip')).headers.get('Content-Encoding')).toBe('gzip');
    expect((await ask('/assets/style-C7d8Lm1P.css', 'br, gzip')).headers.get('Content-Encoding')).toBe('gzip');
    expect((await ask('/assets/app-B4x9Kq2Z.js', 'identity')).headers.get('Content-Encoding')).toBeNull();
  });
});
