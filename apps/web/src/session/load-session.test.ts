import { createDoubles, networkError, type DoubleAnswers } from '@seaberry/api-client/doubles';
import { expect, it } from 'vitest';

import { createQueryClient } from '../api/query-client.ts';
import type { App } from '../app-context.tsx';
import { backOfficeMenu } from '../menu/fixtures/back-office-menu.ts';
import { menuItems } from '../menu/menu-items.ts';
import { resolvePage } from '../menu/resolve-page.ts';
import { loadSession, NoLoginPermission } from './load-session.ts';

const ONLINE = '/system/onlineUser';

/** The session of a back end with this menu, loaded as the guard loads it. */
function load(sysInfo: () => object, rows: object[] = backOfficeMenu) {
  const answers: DoubleAnswers = {
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

it('lists online users last on a back end that shows them to everybody without a menu row', async () => {
  const menu = await load(other).loaded();
  expect(resolvePage(ONLINE, menu)).toMatchObject({ type: 'screen', screen: { path: ONLINE } });
  expect(menuItems(menu.nodes, 'zh-cn').at(-1)).toMatchObject({ path: ONLINE, title: '在线用户' });
});

it('lists them once where that back end has a row for them', async () => {
  const row = { path: '/people/online', component: 'system/onlineUser/index', meta: { title: 'Online' } };
  const menu = await load(other, [{ path: '/people', component: 'Layout', meta: { title: 'People' }, children: [row] }]).loaded();
  expect(menu.nodes).toHaveLength(1);
  expect(resolvePage(ONLINE, menu)).toMatchObject({ type: 'screen', node: { path: '/people/online' } });
});

it.each([
  ['a back end that says what it can', ours],
  ['one that has not said what it is', () => networkError()],
])('leaves the menu of %s as it is', async (_, sysInfo) => {
  expect(resolvePage(ONLINE, await load(sysInfo).loaded())).toEqual({ type: 'closed' });
});

it('rejects a user without menu rows, on every backend', async () => {
  for (const sysInfo of [other, ours]) await expect(load(sysInfo, []).loaded()).rejects.toBeInstanceOf(NoLoginPermission);
});

it('asks once what kind of back end it is', async () => {
  const { calls, loaded } = load(other);
  await loaded();
  await loaded();
  expect(calls.filter(({ call }) => call === 'sysConfig.sysInfo')).toHaveLength(1);
});
