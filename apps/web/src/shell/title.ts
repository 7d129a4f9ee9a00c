import type { Locale } from '@seaberry/i18n';

import { localTitle } from '../menu/local-title.ts';
import type { RawSearch } from '../shared/search.ts';

export interface TitleInput {
  /** Query and parameters of the address. */
  search: RawSearch;
  /** The route's own title in the language shown; empty when it has none. */
  routeTitle: string;
  locale: Locale;
}

/** The title of a page (product specification §2): what its address names, else its route's own. */
export function pageTitle({ search, routeTitle, locale }: TitleInput): string {
  const named = search['title'] ?? search['tagsViewName'];
  return named ? localTitle(named, locale) : routeTitle;
}

/** The document's title: page title followed by the global title. */
export const documentTitle = (page: string, global: string): string => (page && page !== global ? `${page} - ${global}` : global);
