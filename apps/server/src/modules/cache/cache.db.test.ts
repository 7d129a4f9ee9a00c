import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaches } from './service.ts';
import { startTestServer, type Account, type TestServer } from '../../testing/server.ts';
import { createDb } from '../../db/transactions.ts';
import { Cache } from '../../ports/cache.ts';

let server: TestServer;
let boss: Account;
let user: Account;
beforeAll(async () => {
  server = await startTestServer();
  boss = await server.person({ roles: ['platform'] });
  user = await server.person();
});
afterAll(() => server.close());

const ask = async (name: 'keyList' | 'list' | 'clear', as = boss) => (await server.call('sysCache', name, undefined, { as })).envelope;
const sessionOf = async ({ accessToken }: Account): Promise<string> => String((await server.auth.mint.readAccess(accessToken))?.sessionId);
/** Makes a request, so that the session of the user is in the cache. */
const use = async (account: Account) => expect((await server.call('about', 'info', undefined, { as: account })).envelope?.code).toBe(200);

describe('a cache', () => {
  it('is listed by key, without tokens and secrets in keys and values', async () => {
    await use(user);
    const keys = (await ask('keyList'))?.result as string[];
    const key = `session:${await sessionOf(user)}`;
    expect(keys).toContain(key);
    expect((await server.call('sysCache', 'keysByPrefixKey', { prefixKey: 'session:' }, { as: boss })).envelope?.result).toContain(key);
    const values = await Promise.all(
      keys.map(async (one) => (await server.call('sysCache', 'value', { key: one }, { as: boss })).envelope?.result),
    );
    expect(values[keys.indexOf(key)]).toMatchObject({ account: user.account, userId: user.id });
    for (const { accessToken, refreshToken } of [user, boss]) {
      for (const secret of [accessToken, refreshToken]) expect(JSON.stringify([keys, values])).not.toContain(secret);
    }
    expect((await server.call('sysCache', 'value', { key: 'session:none' }, { as: boss })).envelope?.result).toBeNull();
  });

  it('is deleted by key, by prefix or as a whole, which the operation log records, and no session ends', async () => {
    const key = `session:${await sessionOf(user)}`;
    await use(user);
    expect((await server.call('sysCache', 'delete', { key }, { as: boss })).envelope?.result).toBe(1);
    expect((await ask('keyList'))?.result).not.toContain(key);
    expect((await server.call('sysCache', 'delete', { key }, { as: boss })).envelope?.result).toBe(0);
    await use(user);
    const removed = Number((await server.call('sysCache', 'deleteByPreKey', { prefixKey: 'session:' }, { as: boss })).envelope?.result);
    expect(removed).toBeGreaterThan(1);
    expect((await ask('clear'))?.code).toBe(200);
    await use(user);
    const log = await server.call('sysLogOp', 'page', { controllerName: 'sysCache' }, { as: boss });
    const items = (log.envelope?.result as { items: { actionName: string }[] } | undefined)?.items ?? [];
    expect(new Set(items.map(({ actionName }) => actionName))).toEqual(new Set(['delete', 'deleteByPreKey', 'clear']));
  });

  it('has counts and pages for platform administrators alone', async () => {
    await use(user);
    const caches = (await ask('list'))?.result as { prefix: string; entries: number; bytes: number }[];
    expect(caches.find(({ prefix }) => prefix === 'session')).toMatchObject({ entries: 2, lifeMs: 15_000, bytes: expect.any(Number) });
    const page = await server.call('sysCache', 'page', { prefix: 'session', pageSize: 1, field: 'createTime' }, { as: boss });
    expect(page.envelope?.result).toMatchObject({ total: 2, items: [{ expireTime: expect.stringMatching(/Z$/u) }] });
    const admin = await server.person({ roles: ['admin'] });
    expect((await ask('list', admin))?.code).toBe(403);
  });

  it('is deleted in every process', async () => {
    const other = createDb(server.test.driver, { onProblem: (problem) => expect.unreachable(problem) });
    const cache = new Cache<number>({ prefix: 'shared', limit: 2, show: (value) => value });
    cache.set('a', 1);
    await createCaches(other, [cache]).start();
    await server.call('sysCache', 'delete', { key: 'shared:a' }, { as: boss });
    await expect.poll(() => cache.get('a')).toBeUndefined();
  });
});

it('a full cache is emptied, and an entry past its time is neither used nor listed', () => {
  let now = 0;
  const cache = new Cache<string>({ prefix: 'p', limit: 2, lifeMs: 10, now: () => now, show: (value) => value });
  cache.set('a', 'A');
  cache.set('a', 'B');
  cache.set('b', 'C');
  expect([...cache.entries()].map(({ name }) => name)).toEqual(['p:a', 'p:b']);
  cache.set('c', 'D');
  expect([...cache.entries()].map(({ name }) => name)).toEqual(['p:c']);
  now = 10;
  expect([cache.get('c'), [...cache.entries()]]).toEqual([undefined, []]);
});
