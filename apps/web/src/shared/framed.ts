/** Paths that other sites may frame. The server allows no other page to be framed; in hash mode it cannot see the path. */
const FRAMABLE = /^\/Map(-app)?$/;

interface Frame {
  self: unknown;
  top: { location: { origin: string } } | null;
  location: { origin: string };
}

/** Whether this page is inside an iframe of another site. */
export function framedByOthers(frame: Frame = window as unknown as Frame): boolean {
  if (frame.top === null || frame.top === frame.self) return false;
  try {
    return frame.top.location.origin !== frame.location.origin;
  } catch {
    // The URL of another origin is not readable.
    return true;
  }
}

/** Whether a page may be shown: in a foreign iframe only a map, as protection against clickjacking. */
export const mayShow = (path: string, framed: boolean): boolean => !framed || FRAMABLE.test(path);

/** In hash mode, for the plain path of a page, as links in mails have it: its route; null otherwise. */
export function routeOfPlainPath({ pathname, hash, search }: Pick<Location, 'pathname' | 'hash' | 'search'>): string | null {
  if (pathname === '/share' && hash && !hash.startsWith('#/')) return `#${pathname}?token=${hash.slice(1)}`;
  return /^\/(index\.html)?$/.test(pathname) || hash ? null : `#${pathname}${search}`;
}
