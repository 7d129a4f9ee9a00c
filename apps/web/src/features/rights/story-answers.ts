import type { DoubleHandlers } from '@seaberry/api-client/doubles';
import type { MenuNode, OrgNode } from '@seaberry/api-client/schemas';

import { PASSWORD_POLICY } from '../../testing/session-answers.ts';

/** A backend with all our capabilities. */
export const sysConfig = {
  sysInfo: () => ({
    sysTitle: 'Seaberry Tracking',
    capabilities: ['access'],
    passwordPolicy: PASSWORD_POLICY,
    clock: { now: new Date().toISOString(), factor: 1 },
  }),
} satisfies DoubleHandlers['sysConfig'];

const button = (id: string, pid: string, title: string, permission: string, more: Partial<MenuNode> = {}): MenuNode => ({
  id,
  pid,
  type: 3,
  title,
  permission,
  orderNo: 10,
  status: 1,
  builtIn: true,
  ...more,
});

const page = (id: string, pid: string, title: string, path: string, icon: string, children: MenuNode[]): MenuNode => ({
  id,
  pid,
  type: 2,
  title,
  titles: { en: title, 'zh-cn': title },
  name: id,
  path,
  component: `${path}/index`,
  icon,
  isKeepAlive: true,
  orderNo: 10,
  status: 1,
  builtIn: true,
  children,
});

const directory = (id: string, title: string, path: string, icon: string, children: MenuNode[]): MenuNode => ({
  id,
  pid: null,
  type: 1,
  title,
  path,
  component: 'Layout',
  icon,
  orderNo: 10,
  status: 1,
  builtIn: true,
  children,
});

/** Menu as returned by the server: directories, pages, buttons, and one custom page. */
export const MENUS: MenuNode[] = [
  directory('tracking', 'Tracking', '/tracking', 'route', [
    page('bills', 'tracking', 'Ocean bills', '/tracking/oceanBill', 'ship', [
      button('bills.page', 'bills', 'Query', 'oceanBill:page'),
      button('bills.add', 'bills', 'Add', 'oceanBill:add'),
      button('bills.delete', 'bills', 'Delete', 'oceanBill:delete'),
    ]),
    page('bill', 'tracking', 'Ocean bill', '/tracking/oceanBill/detail', 'ship', []),
    {
      ...page('rates', 'tracking', 'Freight rates', '/tracking/rates', 'coins', []),
      builtIn: false,
      outLink: 'https://rates.example/',
      isIframe: true,
      status: 2,
    },
  ]),
  page('inbox', '', 'Messages', '/message/inbox', 'inbox', [
    button('inbox.add', 'inbox', 'Write a notice', 'sysNotice:add'),
    button('inbox.public', 'inbox', 'Publish a notice', 'sysNotice:public'),
  ]),
  directory('system', 'System', '/system', 'settings', [
    page('roles', 'system', 'Roles', '/system/role', 'shield', [
      button('roles.page', 'roles', 'Query', 'sysRole:page'),
      button('roles.grant', 'roles', 'Grant menus', 'sysRole:grantMenu'),
    ]),
  ]),
  {
    ...directory('platform', 'Platform', '/platform', 'server', [
      page('tenants', 'platform', 'Companies', '/platform/tenant', 'building', [
        button('tenants.page', 'tenants', 'Query', 'sysTenant:page', { platform: true }),
      ]),
    ]),
    platform: true,
  },
];

const org = (id: string, name: string, children: OrgNode[] = [], more: Partial<OrgNode> = {}): OrgNode => ({
  id,
  name,
  code: id,
  children,
  ...more,
});

/** A company with branches, one of them out of range. */
export const ORGS: OrgNode[] = [
  org('hq', 'Blue Harbor Forwarding', [
    org('sha', 'Shanghai', [org('sha.sea', 'Sea freight'), org('sha.air', 'Air freight')]),
    org('rtm', 'Rotterdam', [], { disabled: true }),
  ]),
];
