import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';

let server: TestServer;
let amy: Account;
let phone: { accessToken: string };
let laptop: { accessToken: string };

beforeAll(async () => {
  server = await startTestServer({ config: { trustProxy: true } });
  amy = await server.person();
  phone = await signIn('Phone/1.0', '192.0.2.1');
  laptop = await signIn('Laptop/1.0', '192.0.2.2');
});
afterAll(() => server.close());

async function signIn(browser: string, ip: string): Promise<{ accessToken: string }> {
  const headers = { 'User-Agent': browser, 'X-Forwarded-For': ip };
  const login = await server.call('sysAuth', 'login', { account: amy.account, password: amy.password }, { headers });
  return { accessToken: String(login.headers.get('access-token')) };
}

interface Own {
  id: string;
  ip: string | null;
  userAgent: string | null;
  current: boolean;
}
const sessions = async (as: { accessToken: string }) =>
  (await server.call('sysAuth', 'sessions', undefined, { as })).envelope?.result as Own[];
const isOpen = async (as: { accessToken: string }) => (await server.call('sysAuth', 'userInfo', undefined, { as })).envelope?.code === 200;

it('lists the open sessions of the caller alone, with browser, address, and which one asks', async () => {
  await server.person({ tenantId: amy.tenantId });
  const found = await sessions(laptop);
  expect(found.map(({ ip, userAgent, current }) => ({ ip, userAgent, current }))).toEqual(
    expect.arrayContaining([
      { ip: '192.0.2.2', userAgent: 'Laptop/1.0', current: true },
      { ip: '192.0.2.1', userAgent: 'Phone/1.0', current: false },
      { ip: 'local', userAgent: null, current: false },
    ]),
  );
  expect(found).toHaveLength(3);
});

it('ends one session of the caller, and none of another user', async () => {
  const colleague = await server.person({ tenantId: amy.tenantId });
  const [theirs] = await sessions(colleague);
  const foreign = await server.call('sysAuth', 'endSession', { id: String(theirs?.id) }, { as: laptop });
  expect(foreign.envelope?.message).toMatch(/^\[D1002\]/u);
  expect(await isOpen(colleague)).toBe(true);
  const own = (await sessions(laptop)).find(({ userAgent }) => userAgent === 'Phone/1.0');
  expect((await server.call('sysAuth', 'endSession', { id: String(own?.id) }, { as: laptop })).envelope?.code).toBe(200);
  expect(await isOpen(phone)).toBe(false);
  expect((await sessions(laptop)).map(({ userAgent }) => userAgent)).not.toContain('Phone/1.0');
});

it('ends all sessions of the caller but the one that asks', async () => {
  expect((await server.call('sysAuth', 'endOtherSessions', undefined, { as: laptop })).envelope?.code).toBe(200);
  expect([await isOpen(laptop), await isOpen(amy)]).toEqual([true, false]);
  expect(await sessions(laptop)).toHaveLength(1);
});
