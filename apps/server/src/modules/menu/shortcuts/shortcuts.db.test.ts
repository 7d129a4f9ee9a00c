import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type Account, type TestServer } from '../../../testing/server.ts';
import { ERROR } from '../../../http/error-codes.ts';

/** Refusal: pages and users that a user may not see do not exist for them. */
const REFUSED = `[${ERROR.notFound}]`;

let server: TestServer;
let amy: Account;
let bob: Account;
const pages: Record<string, string> = {};

beforeAll(async () => {
  server = await startTestServer();
  amy = await server.person({ roles: ['admin'] });
  bob = await server.person({ tenantId: amy.tenantId, roles: ['viewer'] });
  const rows = await server.deps.db.transaction('system', () =>
    server.deps.db.sql<{ id: string; name: string }>("select id, name from menu where kind = 'menu'"),
  );
  for (const { id, name } of rows) pages[name] = id;
});
afterAll(() => server.close());

const ids = (...names: string[]): string[] => names.map((name) => String(pages[name]));
const list = async (who: Account) => (await server.call('sysUserMenu', 'userMenuIdList', { userId: who.id }, { as: who })).envelope?.result;
const add = async (who: Account, menuIdList: string[], userId = who.id) =>
  (await server.call('sysUserMenu', 'add', { userId, menuIdList }, { as: who })).envelope;

describe('shortcuts of a user', () => {
  it('are listed in the order of addition, each once, and can be removed', async () => {
    expect(await list(amy)).toEqual([]);
    expect((await add(amy, ids('user')))?.code).toBe(200);
    expect((await add(amy, ids('role', 'user')))?.code).toBe(200);
    expect(await list(amy)).toEqual(ids('user', 'role'));
    const { envelope } = await server.call('sysUserMenu', 'userMenuList', { userId: amy.id }, { as: amy, locale: 'zh-cn' });
    expect(envelope?.result).toMatchObject([
      { path: '/system/user', component: '/system/user/index', meta: { title: '用户管理' } },
      { path: '/system/role' },
    ]);
    await server.call('sysUserMenu', 'delete', { userId: amy.id, menuIdList: ids('user') }, { as: amy });
    expect(await list(amy)).toEqual(ids('role'));
    await server.call('sysUserMenu', 'deleteByUserId', { userId: amy.id }, { as: amy });
    expect(await list(amy)).toEqual([]);
  });

  it('keep the order in which they were added, also within one millisecond', async () => {
    server.setNow('2026-11-21T09:00:00Z');
    const names = ['role', 'user', 'oceanBill', 'pos', 'org'];
    await add(amy, ids(...names.slice(0, 3)));
    await add(amy, ids(...names.slice(3)));
    expect(await list(amy)).toEqual(ids(...names));
    await server.call('sysUserMenu', 'deleteByUserId', { userId: amy.id }, { as: amy });
    await add(amy, ids(...names.toReversed()));
    expect(await list(amy)).toEqual(ids(...names.toReversed()));
    await server.call('sysUserMenu', 'deleteByUserId', { userId: amy.id }, { as: amy });
  });

  it('are refused for pages that the user may not open', async () => {
    expect((await add(bob, ids('user')))?.message).toContain(REFUSED);
    expect((await add(bob, ['nothing']))?.message).toContain(REFUSED);
    expect(await list(bob)).toEqual([]);
  });

  it('cannot be read or changed by another user, not even an administrator', async () => {
    await add(bob, ids('oceanBill'));
    expect((await add(amy, ids('user'), bob.id))?.message).toContain(REFUSED);
    for (const call of ['userMenuIdList', 'userMenuList', 'deleteByUserId'] as const) {
      const { envelope } = await server.call('sysUserMenu', call, { userId: bob.id }, { as: amy });
      expect(envelope?.message, call).toContain(REFUSED);
    }
    expect(await list(bob)).toEqual(ids('oceanBill'));
    const { db } = server.deps;
    const rows = await db.transaction({ tenantId: amy.tenantId, userId: amy.id }, () => db.sql('select 1 from user_menu'));
    expect(rows).toEqual([]);
  });

  it('to pages that the user may no longer open are omitted', async () => {
    const { db } = server.deps;
    await db.transaction('system', () => db.sql('delete from user_role where user_id = $1', [bob.id]));
    expect(await list(bob)).toEqual([]);
  });
});
