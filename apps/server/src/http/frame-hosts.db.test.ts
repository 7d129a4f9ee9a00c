import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { createFrameSources, frameCache, originOf } from './frame-hosts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('accepts web origins only', () => {
  expect(originOf('https://Docs.example.com:8443/a?b#c')).toBe('https://docs.example.com:8443');
  for (const address of ['javascript:alert(1)', 'data:text/html,x', '/schedule', '', 'ftp://example.com'])
    expect(originOf(address)).toBeNull();
  // Hosts that would end the directive or match every host.
  for (const address of ['https://a;sandbox/', 'https://a,script-src/', 'https://*/', 'https://*.example.com/', "https://'self'/"])
    expect(originOf(address), address).toBeNull();
  expect(originOf('http://[::1]:81/x')).toBe('http://[::1]:81');
});

it('lists the hosts of enabled framed menu rows once, and reloads them after a while', async () => {
  const { db } = server.deps;
  let now = 0;
  const hosts = createFrameSources(
    db,
    frameCache(() => now),
  );
  expect(await hosts()).toEqual([]);
  const add = (link: string, iframe: boolean, enabled = true) =>
    db.transaction('system', () =>
      db.sql(
        `insert into menu (id, kind, titles, position, out_link, iframe, enabled) values (gen_random_uuid(), 'menu', '{"en": "x"}', 900, $1, $2, $3)`,
        [link, iframe, enabled],
      ),
    );
  await add('https://b.example.com/one', true);
  await add('https://b.example.com/two', true);
  await add('https://a.example.com:444/', true);
  await add('https://window.example.com/', false);
  await add('https://off.example.com/', true, false);
  await add('javascript:alert(1)', true);
  expect(await hosts()).toEqual([]);
  now = 20_000;
  expect(await hosts()).toEqual(['https://a.example.com:444', 'https://b.example.com']);
});
