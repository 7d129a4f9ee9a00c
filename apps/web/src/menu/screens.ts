import type { Messages } from '@seaberry/i18n/react';

/** A screen of this app: the component keys by which menus name it, and its home path. */
export interface KnownScreen {
  key: string;
  /** Other keys in backends. */
  aliases?: readonly string[];
  path: string;
  /** Key in `shell.titles`, for a menu row without a title. */
  title: keyof Messages['shell']['titles'];
  icon?: string;
  /** Key of its parent screen: it opens below the path of that one. */
  parent?: string;
  /** Parameters that identify a page of this screen; the others only change its view. */
  identity?: readonly string[];
  /** Accessible to every authenticated user without a menu row. */
  always?: boolean;
  /** Loads the definition, which has the type of its search. */
  load(): Promise<{ readonly key: string }>;
}

/** All authenticated screens. Found by exact key, with or without the leading slash that some backends omit. */
export const SCREENS: readonly KnownScreen[] = [
  {
    key: '/tracking/oceanBill',
    path: '/tracking/oceanBill',
    title: 'oceanBill',
    icon: 'ship',
    load: async () => (await import('../features/ocean-bill/list/list-screen.tsx')).listScreen,
  },
  {
    key: '/tracking/oceanBill/detail',
    path: '/tracking/oceanBill/detail',
    title: 'oceanBillDetail',
    identity: ['id'],
    icon: 'ship',
    parent: '/tracking/oceanBill',
    load: async () => (await import('../features/ocean-bill/detail/detail-screen.tsx')).detailScreen,
  },
  {
    key: '/user/center',
    aliases: ['/system/user/component/userCenter'],
    path: '/user/center',
    title: 'userCenter',
    icon: 'user',
    always: true,
    load: async () => (await import('../features/account/center-screen.tsx')).centerScreen,
  },
  {
    key: '/company/info',
    path: '/company/info',
    title: 'userCenter',
    icon: 'building',
    load: async () => (await import('../features/account/center-screen.tsx')).companyScreen,
  },
  {
    key: '/message/inbox',
    aliases: ['/home/notice/index'],
    path: '/message/inbox',
    title: 'inbox',
    icon: 'inbox',
    always: true,
    load: async () => (await import('../features/inbox/inbox-screen.tsx')).inboxScreen,
  },
  {
    key: '/scan',
    path: '/scan',
    title: 'scan',
    identity: ['id'],
    icon: 'qr-code',
    always: true,
    load: async () => (await import('../features/access/scan-screen.tsx')).scanScreen,
  },
  {
    key: '/testInterface',
    path: '/testInterface',
    title: 'testInterface',
    icon: 'flask',
    always: true,
    load: async () => (await import('../features/test-interface/test-interface-screen.tsx')).testInterfaceScreen,
  },
  {
    key: '/system/user/index',
    path: '/system/user',
    title: 'users',
    icon: 'users',
    load: async () => (await import('../features/people/users-screen.tsx')).usersScreen,
  },
  {
    key: '/system/org/index',
    path: '/system/org',
    title: 'organizations',
    icon: 'building',
    load: async () => (await import('../features/people/organizations-screen.tsx')).organizationsScreen,
  },
  {
    key: '/system/pos/index',
    path: '/system/pos',
    title: 'positions',
    icon: 'briefcase',
    load: async () => (await import('../features/people/positions-screen.tsx')).positionsScreen,
  },
  {
    key: '/system/role/index',
    path: '/system/role',
    title: 'roles',
    icon: 'shield',
    load: async () => (await import('../features/rights/roles-screen.tsx')).rolesScreen,
  },
  {
    key: '/system/menu/index',
    path: '/platform/menu',
    title: 'menus',
    icon: 'list',
    load: async () => (await import('../features/rights/menus-screen.tsx')).menusScreen,
  },
  {
    key: '/system/tenant/index',
    path: '/platform/tenant',
    title: 'tenants',
    icon: 'building',
    load: async () => (await import('../features/rights/tenants-screen.tsx')).tenantsScreen,
  },
  {
    key: '/system/log/vislog/index',
    path: '/log/vislog',
    title: 'visitLog',
    icon: 'eye',
    load: async () => (await import('../features/logs/visits-screen.tsx')).visitsScreen,
  },
  {
    key: '/system/log/oplog/index',
    path: '/log/oplog',
    title: 'operationLog',
    icon: 'history',
    load: async () => (await import('../features/logs/operations-screen.tsx')).operationsScreen,
  },
  {
    key: '/system/log/exlog/index',
    path: '/log/exlog',
    title: 'exceptionLog',
    icon: 'bug',
    load: async () => (await import('../features/logs/exceptions-screen.tsx')).exceptionsScreen,
  },
  {
    key: '/system/log/difflog/index',
    path: '/log/difflog',
    title: 'differenceLog',
    icon: 'shuffle',
    load: async () => (await import('../features/logs/differences-screen.tsx')).differencesScreen,
  },
  {
    key: '/system/onlineUser/index',
    path: '/system/onlineUser',
    title: 'onlineUsers',
    icon: 'activity',
    load: async () => (await import('../features/logs/online-screen.tsx')).onlineScreen,
  },
  // Both are accessible to every authenticated user and hidden from menus (product specification §2); the server enforces the permission.
  {
    key: '/platform/job/dashboard',
    path: '/platform/job/dashboard',
    title: 'jobDashboard',
    icon: 'clock',
    always: true,
    load: async () => (await import('../features/platform/jobs-screen.tsx')).jobsScreen,
  },
  {
    key: '/develop/database/visual',
    path: '/develop/database/visual',
    title: 'databaseVisual',
    icon: 'database',
    always: true,
    load: async () => (await import('../features/platform/database-screen.tsx')).databaseScreen,
  },
];

const withSlash = (key: string): string => (key.startsWith('/') ? key : `/${key}`);

const BY_KEY = new Map(SCREENS.flatMap((screen) => [screen.key, ...(screen.aliases ?? [])].map((key) => [key, screen] as const)));

/** Screen of a component key, by exact match. */
export const screenByKey = (component: string | null | undefined): KnownScreen | undefined =>
  component ? BY_KEY.get(withSlash(component)) : undefined;
