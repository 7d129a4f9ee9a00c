import type { Messages } from '@seaberry/i18n/react';

/** Key of a title in `messages/<language>/titles.ts`. */
export type TitleKey = keyof Messages['shell']['titles'];

/** A screen of this app: the component keys by which menus name it, and its home path. */
interface ScreenData {
  key: string;
  /** Other keys in backends. */
  aliases?: readonly string[];
  path: string;
  /** Second home path, where the specification has another than backends. */
  alsoAt?: string;
  /** For a menu row without a title. */
  title: TitleKey;
  icon?: string;
  /** Key of its parent screen: it opens below the path of that one. */
  parent?: string;
  /** Parameters that identify a page of this screen; the others only change its view. */
  identity?: readonly string[];
  /** Accessible to every authenticated user without a menu row. */
  always?: boolean;
}

/** All authenticated screens. Found by exact key, with or without the leading slash that some backends omit. */
const LIST = [
  {
    key: '/tracking/oceanBill',
    path: '/tracking/oceanBill',
    title: 'oceanBill',
    icon: 'ship',
  },
  {
    key: '/tracking/oceanBill/detail',
    path: '/tracking/oceanBill/detail',
    title: 'oceanBillDetail',
    identity: ['id'],
    icon: 'ship',
    parent: '/tracking/oceanBill',
  },
  {
    key: '/tracking/airWaybill',
    path: '/tracking/airWaybill',
    title: 'airWaybill',
    icon: 'plane',
  },
  {
    key: '/tracking/airWaybill/detail',
    path: '/tracking/airWaybill/detail',
    title: 'airWaybillDetail',
    identity: ['id'],
    icon: 'plane',
    parent: '/tracking/airWaybill',
  },
  {
    key: '/shareLink',
    path: '/shareLink',
    title: 'shareLinks',
    icon: 'share',
  },
  {
    key: '/user/center',
    aliases: ['/system/user/component/userCenter'],
    path: '/user/center',
    title: 'userCenter',
    icon: 'user',
    always: true,
  },
  {
    key: '/company/info',
    path: '/company/info',
    title: 'companyInfo',
    icon: 'building',
  },
  {
    key: '/message/inbox',
    aliases: ['/home/notice/index'],
    path: '/message/inbox',
    title: 'inbox',
    icon: 'inbox',
    always: true,
  },
  {
    key: '/scan',
    path: '/scan',
    title: 'scan',
    identity: ['id'],
    icon: 'qr-code',
    always: true,
  },
  {
    key: '/testInterface',
    path: '/testInterface',
    title: 'testInterface',
    icon: 'flask',
    always: true,
  },
  {
    key: '/system/user/index',
    path: '/system/user',
    title: 'users',
    icon: 'users',
  },
  {
    key: '/system/org/index',
    path: '/system/org',
    title: 'organizations',
    icon: 'building',
  },
  {
    key: '/system/pos/index',
    path: '/system/pos',
    title: 'positions',
    icon: 'briefcase',
  },
  {
    key: '/system/notice/index',
    path: '/system/notice',
    title: 'notices',
    icon: 'bell',
  },
  {
    key: '/system/weChatUser/index',
    path: '/system/weChatUser',
    title: 'thirdPartyAccounts',
    icon: 'message',
  },
  {
    key: '/system/role/index',
    path: '/system/role',
    title: 'roles',
    icon: 'shield',
  },
  {
    key: '/system/menu/index',
    path: '/platform/menu',
    title: 'menus',
    icon: 'list',
  },
  {
    key: '/system/tenant/index',
    path: '/platform/tenant',
    title: 'tenants',
    icon: 'building',
  },
  {
    key: '/system/config/index',
    path: '/platform/config',
    title: 'parameters',
    icon: 'sliders',
  },
  {
    key: '/system/infoSetting/index',
    path: '/platform/infoSetting',
    title: 'siteSettings',
    icon: 'globe',
  },
  {
    key: '/system/dict/index',
    path: '/platform/dict',
    title: 'dictionaries',
    icon: 'book',
  },
  {
    key: '/system/enum/index',
    path: '/platform/enum',
    title: 'enumerations',
    icon: 'list',
  },
  {
    key: '/system/log/vislog/index',
    aliases: ['/log/visit'],
    path: '/log/vislog',
    alsoAt: '/log/visit',
    title: 'visitLog',
    icon: 'eye',
  },
  {
    key: '/system/log/oplog/index',
    path: '/log/oplog',
    title: 'operationLog',
    icon: 'history',
  },
  {
    key: '/system/log/exlog/index',
    path: '/log/exlog',
    title: 'exceptionLog',
    icon: 'bug',
  },
  {
    key: '/system/log/difflog/index',
    path: '/log/difflog',
    title: 'differenceLog',
    icon: 'shuffle',
  },
  {
    key: '/log/consumption',
    path: '/log/consumption',
    title: 'consumptionLog',
    icon: 'coins',
  },
  {
    key: '/log/push',
    path: '/log/push',
    title: 'pushLog',
    icon: 'send',
  },
  {
    key: '/log/subscribe',
    path: '/log/subscribe',
    title: 'subscribeLog',
    icon: 'bell',
  },
  {
    key: '/log/update',
    path: '/log/update',
    title: 'updateLog',
    icon: 'refresh',
  },
  {
    key: '/log/request',
    path: '/log/request',
    title: 'requestLog',
    icon: 'network',
  },
  {
    key: '/system/onlineUser/index',
    path: '/system/onlineUser',
    title: 'onlineUsers',
    icon: 'activity',
  },
  {
    key: '/system/file/index',
    path: '/platform/file',
    title: 'files',
    icon: 'file',
  },
  {
    key: '/system/print/index',
    path: '/platform/print',
    title: 'printTemplates',
    icon: 'printer',
  },
  {
    key: '/system/plugin/index',
    path: '/platform/plugin',
    title: 'plugins',
    icon: 'link',
  },
  {
    key: '/system/region/index',
    path: '/platform/region',
    title: 'regions',
    icon: 'pin',
  },
  {
    key: '/system/staticPage/index',
    path: '/platform/staticPage',
    title: 'staticPages',
    icon: 'file',
  },
  {
    key: '/system/ldap/index',
    path: '/system/ldap',
    title: 'directoryServers',
    icon: 'network',
  },
  {
    key: '/system/server/index',
    path: '/platform/server',
    title: 'serverMonitor',
    icon: 'server',
  },
  {
    key: '/system/cache/index',
    path: '/platform/cache',
    title: 'cache',
    icon: 'layers',
  },
  {
    key: '/about/index',
    path: '/about',
    title: 'about',
    icon: 'info',
  },
  {
    key: '/system/openAccess/index',
    path: '/platform/openAccess',
    title: 'openAccess',
    icon: 'link',
  },
  {
    key: '/system/job/index',
    path: '/platform/job',
    title: 'jobs',
    icon: 'alarm',
  },
  // Both are accessible to every authenticated user and hidden from menus (product specification §2); the server enforces the permission.
  {
    key: '/platform/job/dashboard',
    path: '/platform/job/dashboard',
    title: 'jobDashboard',
    icon: 'clock',
    always: true,
  },
  {
    key: '/develop/database/visual',
    path: '/develop/database/visual',
    title: 'databaseVisual',
    icon: 'database',
    always: true,
  },
] as const satisfies readonly ScreenData[];

/** Key of a screen of this app. */
export type ScreenKey = (typeof LIST)[number]['key'];
export interface KnownScreen extends ScreenData {
  key: ScreenKey;
}
export const SCREENS: readonly KnownScreen[] = LIST;

const withSlash = (key: string): string => (key.startsWith('/') ? key : `/${key}`);

const BY_KEY = new Map(SCREENS.flatMap((screen) => [screen.key, ...(screen.aliases ?? [])].map((key) => [key, screen] as const)));

/** Screen of a component key, by exact match. */
export const screenByKey = (component: string | null | undefined): KnownScreen | undefined =>
  component ? BY_KEY.get(withSlash(component)) : undefined;
