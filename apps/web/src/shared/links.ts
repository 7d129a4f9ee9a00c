import { runTimeConfig } from './env.ts';
import { parseSearch, stringifySearch, type RawSearch } from './search.ts';

/** A place in the app: path and parameters, wherever the address keeps them. */
export interface Place {
  path: string;
  search: RawSearch;
}

/** Address of an inner page, for the `href` of a link. */
export const hrefTo = (path: string, search: RawSearch = {}): string =>
  `${runTimeConfig().routerMode === 'hash' ? '#' : ''}${path}${stringifySearch(search)}`;

/** Current URL of the page. */
export function placeNow(location: Pick<Location, 'hash' | 'pathname' | 'search'> = window.location): Place {
  const whole = runTimeConfig().routerMode === 'hash' ? location.hash.slice(1) : `${location.pathname}${location.search}`;
  const [path, query] = whole.split('?', 2);
  return { path: path || '/', search: parseSearch(query ?? '') };
}

/** Loads the page anew at a place; nothing of the present one is left in memory. */
export function loadPlace(path: string, search: RawSearch = {}): void {
  const href = hrefTo(path, search);
  // A change of the hash alone loads nothing.
  if (href.startsWith('#')) {
    window.location.hash = href;
    window.location.reload();
  } else window.location.assign(href);
}
