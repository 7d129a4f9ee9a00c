/** A screen this app has: the keys by which menus name it, and the path it lives at. */
export interface KnownScreen {
  key: string;
  /** Other keys under which back ends know it. */
  aliases?: readonly string[];
  path: string;
  /** Key below `shell.titles`, for a place whose menu row has no title. */
  title: 'oceanBill' | 'oceanBillDetail' | 'userCenter' | 'inbox' | 'testInterface' | 'scan';
  icon?: string;
  /** Key of the screen it belongs to: it opens wherever that one does, below its path. */
  parent?: string;
  /** Parameters that tell one page of this screen from another; the others are how it is looked at. */
  identity?: readonly string[];
  /** Open to whoever is signed in, without a menu row. */
  always?: boolean;
  /** Brings its definition. What its search looks like is known to that alone. */
  load(): Promise<{ readonly key: string }>;
}

/** Every screen behind the sign-in. Found by exact key, with or without the leading slash that some back ends leave out. */
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
];

const withSlash = (key: string): string => (key.startsWith('/') ? key : `/${key}`);

const BY_KEY = new Map(SCREENS.flatMap((screen) => [screen.key, ...(screen.aliases ?? [])].map((key) => [key, screen] as const)));

/** The screen of a component key, matched whole: of two similar keys the right one wins. */
export const screenByKey = (component: string | null | undefined): KnownScreen | undefined =>
  component ? BY_KEY.get(withSlash(component)) : undefined;
