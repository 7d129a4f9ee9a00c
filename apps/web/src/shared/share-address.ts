import { runTimeConfig } from './env.ts';
import { hrefTo } from './links.ts';

/** Path of the page that a share link opens. */
export const SHARE_PATH = '/share';

/** Whole address of a share link. Its token is in the fragment, which no server and no log gets. */
export function shareAddress(token: string): string {
  const here = new URL(window.location.href);
  here.search = '';
  if (runTimeConfig().routerMode === 'hash') here.hash = hrefTo(SHARE_PATH, { token });
  else {
    here.pathname = SHARE_PATH;
    here.hash = token;
  }
  return here.href;
}

/** Token in the fragment of the address; `''` without one, and where the fragment is the address of a page. */
export const tokenInFragment = (): string => (runTimeConfig().routerMode === 'hash' ? '' : window.location.hash.slice(1));
