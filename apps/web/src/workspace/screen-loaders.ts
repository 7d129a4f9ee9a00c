import type { ScreenKey } from '../menu/screens.ts';

const trackingLogs = () => import('../features/tracking-logs/log-screens.ts');

/** Loads the definition of each screen, which has the type of its search. Here, above the features, since they and the menu know no layer above. */
export const SCREEN_LOADERS: Record<ScreenKey, () => Promise<{ readonly key: string }>> = {
  '/tracking/oceanBill': async () => (await import('../features/ocean-bill/list/list-screen.tsx')).listScreen,
  '/tracking/oceanBill/detail': async () => (await import('../features/ocean-bill/detail/detail-screen.tsx')).detailScreen,
  '/user/center': async () => (await import('../features/account/center-screen.tsx')).centerScreen,
  '/company/info': async () => (await import('../features/account/center-screen.tsx')).companyScreen,
  '/message/inbox': async () => (await import('../features/inbox/inbox-screen.tsx')).inboxScreen,
  '/scan': async () => (await import('../features/access/scan-screen.tsx')).scanScreen,
  '/testInterface': async () => (await import('../features/test-interface/test-interface-screen.tsx')).testInterfaceScreen,
  '/system/user/index': async () => (await import('../features/people/users-screen.tsx')).usersScreen,
  '/system/org/index': async () => (await import('../features/people/organizations-screen.tsx')).organizationsScreen,
  '/system/pos/index': async () => (await import('../features/people/positions-screen.tsx')).positionsScreen,
  '/system/notice/index': async () => (await import('../features/notices/notices-screen.tsx')).noticesScreen,
  '/system/role/index': async () => (await import('../features/rights/roles-screen.tsx')).rolesScreen,
  '/system/menu/index': async () => (await import('../features/rights/menus-screen.tsx')).menusScreen,
  '/system/tenant/index': async () => (await import('../features/rights/tenants-screen.tsx')).tenantsScreen,
  '/system/config/index': async () => (await import('../features/configuration/parameters-screen.tsx')).parametersScreen,
  '/system/infoSetting/index': async () => (await import('../features/configuration/site-screen.tsx')).siteScreen,
  '/system/dict/index': async () => (await import('../features/dictionaries/dictionaries-screen.tsx')).dictionariesScreen,
  '/system/enum/index': async () => (await import('../features/dictionaries/dictionaries-screen.tsx')).enumerationsScreen,
  '/system/log/vislog/index': async () => (await import('../features/logs/visits-screen.tsx')).visitsScreen,
  '/system/log/oplog/index': async () => (await import('../features/logs/operations-screen.tsx')).operationsScreen,
  '/system/log/exlog/index': async () => (await import('../features/logs/exceptions-screen.tsx')).exceptionsScreen,
  '/system/log/difflog/index': async () => (await import('../features/logs/differences-screen.tsx')).differencesScreen,
  '/log/consumption': async () => (await trackingLogs()).consumptionScreen,
  '/log/push': async () => (await trackingLogs()).pushScreen,
  '/log/subscribe': async () => (await trackingLogs()).subscribeScreen,
  '/log/update': async () => (await trackingLogs()).updateScreen,
  '/log/request': async () => (await trackingLogs()).requestScreen,
  '/system/onlineUser/index': async () => (await import('../features/logs/online-screen.tsx')).onlineScreen,
  '/about/index': async () => (await import('../features/about/about-screen.tsx')).aboutScreen,
  '/platform/job/dashboard': async () => (await import('../features/platform/jobs-screen.tsx')).jobsScreen,
  '/develop/database/visual': async () => (await import('../features/platform/database-screen.tsx')).databaseScreen,
};
