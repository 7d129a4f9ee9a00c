import type { RawSearch, SearchPatch } from '../../shared/search.ts';

export const TABS = ['basic', 'company', 'password', 'factors', 'alerts', 'devices', 'avatar'] as const;
export type CenterTab = (typeof TABS)[number];

export interface CenterSearch {
  tab: CenterTab;
}

/** URL encoding of the tab; the first tab of a page is omitted. */
export const searchOf = (first: CenterTab) => ({
  parseSearch: (raw: RawSearch): CenterSearch => ({ tab: TABS.find((tab) => tab === raw['tab']) ?? first }),
  formatSearch: ({ tab }: CenterSearch): SearchPatch => ({ tab: tab === first ? undefined : tab }),
});
