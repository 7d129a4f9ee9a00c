import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';

const KEY = 'q7XfN2mKc9VtRb4LzHw8YpDs5JgA3uEe';
const PROXY_HEADERS = [
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Real-IP',
  'X-Client-IP',
  'True-Client-IP',
  'CF-Connecting-IP',
  'Forwarded',
  'Via',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    config: { devMailbox: { key: KEY }, hosts: null },
    demoAccounts: [{ account: 'demo', password: 'seaberry' }],
  });
});
afterAll(() => server.close());

/** Which secrets of a demonstration a caller reads. */
async function readable(address: string, headers: Record<string, string>): Promise<string[]> {
  const url = (path: string): string => `${address}${path}`;
  const info = (await (await server.request(url('/api/sysConfig/sysInfo'), { headers })).json()) as { result: object };
  const paths = ['/dev/mailbox', '/dev/mailbox.json'];
  const statuses = await Promise.all(paths.map(async (path) => (await server.request(url(path), { headers })).status));
  return [...('demoAccounts' in info.result ? ['accounts'] : []), ...paths.filter((_, at) => statuses[at] === 200)];
}

it('shows the mailbox and the passwords of a demonstration on this machine only, and not through a proxy', async () => {
  const everything = ['accounts', '/dev/mailbox', '/dev/mailbox.json'];
  for (const address of ['http://localhost', 'http://127.0.0.1:5320', 'http://[::1]'])
    expect(await readable(address, {})).toEqual(everything);
  const failures: string[] = [];
  for (const name of PROXY_HEADERS) if ((await readable('http://localhost', { [name]: '127.0.0.1' })).length > 0) failures.push(name);
  for (const address of ['http://seaberry.example', 'http://127.0.0.1.seaberry.example', 'http://10.0.0.1'])
    if ((await readable(address, {})).length > 0) failures.push(address);
  expect(failures).toEqual([]);
});

it('shows the mailbox from anywhere with its key', async () => {
  const statusOf = async (key: string): Promise<number> =>
    (await server.request(`http://seaberry.example/dev/mailbox?key=${key}`, { headers: { Via: '1.1 proxy' } })).status;
  expect([await statusOf(KEY), await statusOf(`${KEY}x`), await statusOf('')]).toEqual([200, 404, 404]);
});
