import type { RawSearch, SearchPatch } from '../../shared/search.ts';

export const MORE_TABS = ['notifications', 'recognition', 'events'] as const;
export type MoreTab = (typeof MORE_TABS)[number];

export interface DetailSearch {
  id: string;
  /** Number of the shipment, which names the page before anything is loaded. */
  title: string;
  /** Number of the container whose journey is shown; empty for the lead container, and where there are none. */
  container: string;
  tab: MoreTab;
}

export function parseDetailSearch(raw: RawSearch): DetailSearch {
  return {
    id: raw['id'] ?? '',
    title: raw['title'] ?? '',
    container: raw['container'] ?? '',
    tab: MORE_TABS.find((tab) => tab === raw['tab']) ?? MORE_TABS[0],
  };
}

export function formatDetailSearch({ id, title, container, tab }: DetailSearch): SearchPatch {
  return { id, title, container, tab: tab === MORE_TABS[0] ? undefined : tab };
}
