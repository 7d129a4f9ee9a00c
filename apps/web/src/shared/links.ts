import { runTimeConfig } from './env.ts';
import { parseSearch, stringifySearch, type RawSearch } from './search.ts';

/** Location in the app: path and parameters, in either router mode. */
export interface AppLocation {
  path: string;
  search: RawSearch;
}

export const hrefTo = (path: string, search: RawSearch = {}): string =>
  `${runTimeConfig().routerMode === 'hash' ? '#' : ''}${path}${stringifySearch(search)}`;

export function placeNow(location: Pick<Location, 'hash' | 'pathname' | 'search'> = window.location): AppLocation {
  const whole = runTimeConfig().routerMode === 'hash' ? location.hash.slice(1) : `${location.pathname}${location.search}`;
  const [path, query] = whole.split('?', 2);
  return { path: path || '/', search: parseSearch(query ?? '') };
}

/** Loads a page at a location; nothing of the current one stays in memory. */
export function loadPlace(path: string, search: RawSearch = {}): void {
  const href = hrefTo(path, search);
  // A change of the hash alone does not reload.
  if (href.startsWith('#')) {
    window.location.hash = href;
    window.location.reload();
  } else window.location.assign(href);
}
