import { permissionCodes } from '@seaberry/api-client/contract';
import type { Locale } from '@seaberry/i18n';
import type { Db } from '../../db/port.ts';
import { writeDictionaries } from '../dict/catalogue.ts';
import { writeStaticPages } from '../static-page/seed.ts';

type Titles = Record<Locale, string>;

interface Entry {
  id: string;
  parentId: string | null;
  kind: 'directory' | 'menu' | 'button';
  titles: Titles;
  path?: string;
  name?: string;
  component?: string;
  redirect?: string;
  icon?: string;
  permission?: string;
  /** Reached by a link, not shown in the menu. */
  hidden?: boolean;
  /** Its tab cannot be closed. */
  affix?: boolean;
}

const titles = (en: string, cn: string, tw: string): Titles => ({ en, 'zh-cn': cn, 'zh-tw': tw });
/** Ids of what is built in never change: roles refer to them. */
const builtIn = (number: number): string => `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;

const TRACKING = builtIn(0x1000);
const BILLS = builtIn(0x1010);
const INBOX = builtIn(0x2000);
const USER_CENTRE = builtIn(0x2010);
const COMPANY = builtIn(0x2020);

const button = (number: number, parentId: string, permission: string, title: Titles): Entry => ({
  id: builtIn(number),
  parentId,
  kind: 'button',
  titles: title,
  permission,
});

/** The menu that comes with the product, in its order; buttons stand below the page on which they are. */
export const MENU: readonly Entry[] = [
  {
    id: TRACKING,
    parentId: null,
    kind: 'directory',
    titles: titles('Tracking', '跟踪', '追蹤'),
    path: '/tracking',
    name: 'tracking',
    component: 'Layout',
    redirect: '/tracking/oceanBill',
    icon: 'route',
  },
  {
    id: BILLS,
    parentId: TRACKING,
    kind: 'menu',
    titles: titles('Ocean bills', '海运提单', '海運提單'),
    path: '/tracking/oceanBill',
    name: 'oceanBill',
    component: '/tracking/oceanBill',
    icon: 'ship',
    affix: true,
  },
  {
    id: builtIn(0x1011),
    parentId: TRACKING,
    kind: 'menu',
    titles: titles('Ocean bill', '海运提单详情', '海運提單詳情'),
    path: '/tracking/oceanBill/detail',
    name: 'oceanBillDetail',
    component: '/tracking/oceanBill/detail',
    icon: 'ship',
    hidden: true,
  },
  button(0x1020, BILLS, 'oceanBill:page', titles('Query', '查询', '查詢')),
  button(0x1021, BILLS, 'oceanBill:detail', titles('Detail', '详情', '詳情')),
  button(0x1022, BILLS, 'oceanBill:add', titles('Add', '新增', '新增')),
  button(0x1023, BILLS, 'oceanBill:update', titles('Edit', '编辑', '編輯')),
  button(0x1024, BILLS, 'oceanBill:delete', titles('Delete', '删除', '刪除')),
  button(0x1025, BILLS, 'oceanBill:resubscribe', titles('Ask again', '重新订阅', '重新訂閱')),
  button(0x1026, BILLS, 'oceanBill:export', titles('Export', '导出', '匯出')),
  {
    id: INBOX,
    parentId: null,
    kind: 'menu',
    titles: titles('Messages', '消息', '訊息'),
    path: '/message/inbox',
    name: 'messageInbox',
    component: '/message/inbox',
    icon: 'inbox',
  },
  button(0x2001, INBOX, 'sysNotice:add', titles('Write a notice', '新增通知公告', '新增通知公告')),
  button(0x2002, INBOX, 'sysNotice:public', titles('Publish a notice', '发布通知公告', '發布通知公告')),
  {
    id: USER_CENTRE,
    parentId: null,
    kind: 'menu',
    titles: titles('User centre', '个人中心', '個人中心'),
    path: '/user/center',
    name: 'userCenter',
    component: '/user/center',
    icon: 'user',
    hidden: true,
  },
  // Until there is a page of people: whoever may lift a lock finds the code here.
  button(0x2011, USER_CENTRE, 'sysUser:unlockLogin', titles('Lift a lock', '解除登录锁定', '解除登入鎖定')),
  {
    id: COMPANY,
    parentId: null,
    kind: 'menu',
    titles: titles('Company info', '公司信息', '公司資訊'),
    path: '/company/info',
    name: 'companyInfo',
    component: '/company/info',
    icon: 'building',
    hidden: true,
  },
  button(0x2021, COMPANY, 'company:update', titles('Edit', '编辑', '編輯')),
  button(0x2022, COMPANY, 'company:rotateKey', titles('New key', '更换密钥', '更換金鑰')),
];

export interface BuiltInRole {
  id: string;
  code: 'admin' | 'operator' | 'viewer';
  name: string;
  holds: (permission: string) => boolean;
}

const VIEWER = new Set(['oceanBill:page', 'oceanBill:detail', 'oceanBill:export']);

/** Roles that every tenant has. The company itself, its notices and the locks of its people are its administrators' matter. */
export const ROLES: readonly BuiltInRole[] = [
  { id: builtIn(1), code: 'admin', name: 'Administrator', holds: () => true },
  { id: builtIn(2), code: 'operator', name: 'Operator', holds: (permission) => permission.startsWith('oceanBill:') },
  { id: builtIn(3), code: 'viewer', name: 'Viewer', holds: (permission) => VIEWER.has(permission) },
];

export const roleId = (code: BuiltInRole['code']): string => {
  const role = ROLES.find((one) => one.code === code);
  if (!role) throw new Error(`There is no built-in role ${code}.`);
  return role.id;
};

/** Codes that guard a call but belong to no button: nobody could ever hold them. Must be empty. */
export const orphanCodes = (): string[] => permissionCodes().filter((code) => !MENU.some(({ permission }) => permission === code));

/**
 * Writes what comes with the product: menu and roles as this version has them; dictionaries and pages of text where they are
 * missing, since those may be edited. Run at every start; the outcome is the same however often.
 */
export async function writeCatalogue(db: Db): Promise<void> {
  await db.unit('system', async () => {
    // Of several processes that start together, one after the other.
    await db.sql('lock table menu in share row exclusive mode');
    for (const [position, entry] of MENU.entries()) await writeEntry(db, entry, position);
    for (const role of ROLES) {
      await db.sql(
        `insert into role (id, tenant_id, code, name) values ($1, null, $2, $3) on conflict (id) do update set code = excluded.code, name = excluded.name`,
        [role.id, role.code, role.name],
      );
      const held = MENU.filter(({ permission }) => !permission || role.holds(permission)).map(({ id }) => id);
      await db.sql('delete from role_menu where role_id = $1 and menu_id::text not in (select jsonb_array_elements_text($2::jsonb))', [
        role.id,
        JSON.stringify(held),
      ]);
      await db.sql(
        'insert into role_menu (role_id, menu_id) select $1, value::uuid from jsonb_array_elements_text($2::jsonb) on conflict do nothing',
        [role.id, JSON.stringify(held)],
      );
    }
  });
  await writeDictionaries(db);
  await writeStaticPages(db);
}

async function writeEntry(db: Db, entry: Entry, position: number): Promise<void> {
  await db.sql(
    `insert into menu (id, parent_id, kind, titles, path, name, component, redirect, icon, permission, hidden, affix, position)
     values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (id) do update set parent_id = excluded.parent_id, kind = excluded.kind, titles = excluded.titles, path = excluded.path,
       name = excluded.name, component = excluded.component, redirect = excluded.redirect, icon = excluded.icon,
       permission = excluded.permission, hidden = excluded.hidden, affix = excluded.affix, position = excluded.position`,
    [
      entry.id,
      entry.parentId,
      entry.kind,
      JSON.stringify(entry.titles),
      entry.path ?? null,
      entry.name ?? null,
      entry.component ?? null,
      entry.redirect ?? null,
      entry.icon ?? null,
      entry.permission ?? null,
      entry.hidden ?? false,
      entry.affix ?? false,
      position,
    ],
  );
}
