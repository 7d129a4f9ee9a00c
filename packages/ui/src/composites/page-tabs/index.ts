export { PageTabs, type PageTabsProps } from './page-tabs.js';
export type { PageTab } from './page-tabs.types.js';
export type { PageTabsStyle } from './page-tabs.variants.js';
export {
  canCloseTab,
  canPinTab,
  closeTabs,
  moveTab,
  openTab,
  pageTabsReducer,
  pinTab,
  tabAfterClose,
  tabIdentity,
  tabsToClose,
  type PageTabScope,
  type PageTabsAction,
  type PageTabsModel,
  type PageTabState,
  type TabAddress,
} from './page-tabs.logic.js';
