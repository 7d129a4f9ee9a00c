import { createHash } from 'node:crypto';
import { contract } from '@seaberry/api-client/registry';
import { readCookie, writeCookie } from '../../../../http/private-cookie.ts';
import type { Opened } from '../service.ts';

/** Request header of a sign-in whose refresh token goes into a cookie. */
export const REFRESH_COOKIE_HEADER = 'X-Refresh-Cookie';

/** The ports of a host share their cookies: each installation has a name of its own. */
const nameFor = (secret: Uint8Array): string =>
  `refresh_${createHash('sha256').update('cookie name').update(secret).digest('hex').slice(0, 8)}`;

/**
 * The cookie with the refresh token: no script can read it, and one call reads it.
 *
 * @param former replaced secrets, whose cookies are still read
 */
export function createRefreshCookie(secret: Uint8Array, former: readonly Uint8Array[], keep: boolean) {
  const name = nameFor(secret);
  const names = [name, ...former.map(nameFor)];
  const cookie = (value: string, secure: boolean, seconds: number | null): string =>
    writeCookie({ name, value, path: contract.sysAuth.renew.path, seconds, secure });

  return {
    write: ({ refreshToken, refreshMs }: Pick<Opened, 'refreshToken' | 'refreshMs'>, secure: boolean): string =>
      cookie(refreshToken, secure, keep ? Math.floor(refreshMs / 1000) : null),
    remove: (secure: boolean): string => cookie('', secure, 0),
    read: (header: string | undefined, secure: boolean): string | null =>
      names.map((one) => readCookie(header, one, secure)).find((value) => value !== null) ?? null,
  };
}

export type RefreshCookie = ReturnType<typeof createRefreshCookie>;
