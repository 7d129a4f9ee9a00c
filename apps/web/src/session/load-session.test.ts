import { createDoubles, networkError, type DoubleHandlers } from '@seaberry/api-client/doubles';
import { titles } from '@seaberry/i18n/messages/zh-CN/titles';
import { expect, it } from 'vitest';

import { createQueryClient } from '../api/query-client.ts';
import type { App } from '../app-context.tsx';
import { backOfficeMenu } from '../menu/fixtures/back-office-menu.ts';
import { menuItems } from '../menu/menu-items.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import { loadSession, NoLoginPermission } from './load-session.ts';

const ONLINE = '/system/onlineUser';

/** Session of a backend with this menu, loaded like the guard does. */
function load(sysInfo: () => object, rows: object[] = backOfficeMenu) {
  const answers: DoubleHandlers = {
    sysConfig: { sysInfo: sysInfo as () => { capabilities?: string[] } },
    sysAuth: { userInfo: () => ({ id: 1300000000101, account: 'superadmin', buttons: [] }) },
    sysUser: { baseInfo: () => ({ id: 1300000000101 }) },
    sysMenu: { loginMenuTree: () => rows as [] },
    sysConst: { list: () => [] },
  };
  const { client, calls } = createDoubles(answers);
  const queryClient = createQueryClient(() => {});
  queryClient.setDefaultOptions({ queries: { retry: false } });
  // Part of the app that loading uses.
  const app = { client, queryClient, preferences: { getConfig: () => ({ isRequestRoutes: true }) } } as unknown as App;
  return { calls, loaded: () => loadSession(app) };
}
const other = () => ({ sysTitle: 'Freight' });
const ours = () => ({ sysTitle: 'Seaberry', capabilities: ['live'] });

it('online users are the last entry on a backend without a menu row for them', async () => {
  const menu = await load(other).loaded();
  expect(resolvePage(ONLINE, menu)).toMatchObject({ type: 'screen', screen: { path: ONLINE } });
  expect(menuItems(menu.nodes, 'zh-cn', (key) => titles[key]).at(-1)).toMatchObject({ path: ONLINE, title: '在线用户' });
});

it('online users are listed once if that backend has a row for them', async () => {
  const row = { path: '/people/online', component: 'system/onlineUser/index', meta: { title: 'Online' } };
  const menu = await load(other, [{ path: '/people', component: 'Layout', meta: { title: 'People' }, children: [row] }]).loaded();
  expect(menu.nodes).toHaveLength(1);
  expect(resolvePage(ONLINE, menu)).toMatchObject({ type: 'screen', node: { path: '/people/online' } });
});

it.each([
  ['our backend', ours],
  ['a backend whose sysInfo fails', () => networkError()],
])('the menu of %s is unchanged', async (_, sysInfo) => {
  expect(resolvePage(ONLINE, await load(sysInfo).loaded())).toEqual({ type: 'closed' });
});

it('a user without menu rows is rejected on every backend', async () => {
  for (const sysInfo of [other, ours]) await expect(load(sysInfo, []).loaded()).rejects.toBeInstanceOf(NoLoginPermission);
});

it('the kind of backend is requested once', async () => {
  const { calls, loaded } = load(other);
  await loaded();
  await loaded();
  expect(calls.filter(({ call }) => call === 'sysConfig.sysInfo')).toHaveLength(1);
});
