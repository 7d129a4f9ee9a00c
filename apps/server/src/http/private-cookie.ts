export interface PrivateCookie {
  name: string;
  value: string;
  /** Path that it is sent to over plain http. */
  path: string;
  /** Null ends it with the browser. */
  seconds: number | null;
  /** Whether the caller used https. */
  secure: boolean;
}

/** Over https only this host can set the cookie (RFC 6265bis `__Host-`), which needs the path of the whole host. */
const nameOf = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** Value of `Set-Cookie` for a cookie that no script and no other site can use. */
export function writeCookie({ name, value, path, seconds, secure }: PrivateCookie): string {
  return [
    `${nameOf(name, secure)}=${value}`,
    `Path=${secure ? '/' : path}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(secure ? ['Secure'] : []),
    ...(seconds === null ? [] : [`Max-Age=${seconds}`]),
  ].join('; ');
}

/** Value of a cookie that `writeCookie` has set; null for none. @param header `Cookie` of the request */
export function readCookie(header: string | undefined, name: string, secure: boolean): string | null {
  const start = `${nameOf(name, secure)}=`;
  const cookie = (header ?? '')
    .split(';')
    .map(trimBlanks)
    .find((part) => part.startsWith(start));
  return cookie?.slice(start.length) || null;
}

/**
 * Removes leading blanks and tabs, as HTTP has them. `trim` removes other whitespace too, with which another host could set such a cookie.
 */
const trimBlanks = (part: string): string => part.replace(/^[ \t]+/u, '');
