import type { RawSearch, SearchPatch } from '../../shared/search.ts';

export const TABS = ['basic', 'company', 'password', 'factors', 'alerts', 'devices', 'avatar'] as const;
export type CenterTab = (typeof TABS)[number];

export interface CenterSearch {
  tab: CenterTab;
}

const FIRST = 'basic';

export const parseCenterSearch = (raw: RawSearch): CenterSearch => ({ tab: TABS.find((tab) => tab === raw['tab']) ?? FIRST });

/** The first tab is omitted. */
export const formatCenterSearch = ({ tab }: CenterSearch): SearchPatch => ({ tab: tab === FIRST ? undefined : tab });
