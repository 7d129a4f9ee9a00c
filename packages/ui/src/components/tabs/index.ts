export { Tabs, type TabItem, type TabsProps } from './tabs.js';
export type { TabsOrientation } from './tabs.variants.js';
