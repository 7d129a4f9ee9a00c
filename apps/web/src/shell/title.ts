import type { Locale } from '@seaberry/i18n';

import { localTitle } from '../menu/local-title.ts';
import type { RawSearch } from '../shared/search.ts';

export interface TitleInput {
  /** Query and parameters of the URL. */
  search: RawSearch;
  /** Default title of the route; empty without one. */
  routeTitle: string;
  locale: Locale;
}

/** Title of a page (product specification §2): from its URL, else of its route. */
export function pageTitle({ search, routeTitle, locale }: TitleInput): string {
  const named = search['title'] ?? search['tagsViewName'];
  return named ? localTitle(named, locale) : routeTitle;
}

/** Document title: page title followed by the global title. */
export const documentTitle = (page: string, global: string): string => (page && page !== global ? `${page} - ${global}` : global);
