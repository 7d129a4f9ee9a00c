import { stringifySearch, type RawSearch } from './search.ts';

/** Address of an inner page, for the `href` of a link: routes stand in the hash. */
export const hrefTo = (path: string, search: RawSearch = {}): string => `#${path}${stringifySearch(search)}`;
