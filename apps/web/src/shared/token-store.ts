import type { Tokens, TokenStore } from '@seaberry/api-client';
import { tokenExpiry } from '@seaberry/api-client';

import { readStored, storageKey, writeStored } from './storage.ts';

const ACCESS = 'access-token';
const REFRESH = 'x-access-token';
const COOKIE = 'token';

export interface BrowserTokenStore extends TokenStore {
  /** Called when another tab signs in, out, or switches the user. Renewed tokens do not count. */
  watch(onChange: (signedIn: boolean) => void): () => void;
}

/**
 * Token storage of product specification §3: both in local storage, the access token also in the cookie `token`, which sub-domains of the
 * product share, so that they share a sign-in.
 */
export function browserTokenStore(): BrowserTokenStore {
  const get = (): Tokens | null => {
    const accessToken = readStored(ACCESS) ?? readCookie();
    return accessToken ? { accessToken, refreshToken: readStored(REFRESH) } : null;
  };
  // A removal by this page itself is not reported.
  const cookie = { had: readCookie() !== null };
  return {
    get,
    set({ accessToken, refreshToken }) {
      writeStored(ACCESS, accessToken);
      writeStored(REFRESH, refreshToken);
      writeCookie(accessToken, tokenExpiry(refreshToken ?? accessToken));
    },
    clear() {
      writeStored(ACCESS, null);
      writeStored(REFRESH, null);
      writeCookie('', 0);
      cookie.had = false;
    },
    watch(onChange) {
      const listener = (event: StorageEvent): void => {
        if (event.key !== storageKey(ACCESS) && event.key !== null) return;
        const before = event.oldValue ? tokenOwner(event.oldValue) : null;
        const after = event.newValue ? tokenOwner(event.newValue) : null;
        if (before !== after) onChange(after !== null);
      };
      window.addEventListener('storage', listener);
      const unwatch = watchCookie(cookie, (wasStored) => {
        // A sign-out on this host has already been reported by the storage event.
        if (wasStored && readStored(ACCESS) === null) return;
        writeStored(ACCESS, null);
        writeStored(REFRESH, null);
        onChange(false);
      });
      return () => {
        window.removeEventListener('storage', listener);
        unwatch();
      };
    },
  };
}

const LOOK_MS = 1_000;

/**
 * Polls for the removal of the cookie that hosts of one domain share: a sign-out on a neighbouring host. Storage is per host, and an idle
 * page would not notice. The cookie store event requires TLS. Without cookies there is nothing to watch. `onGone` receives whether the
 * storage had the token too: a host without a sign-in of its own only has the cookie.
 */
function watchCookie(cookie: { had: boolean }, onGone: (wasStored: boolean) => void): () => void {
  if (cookieDomain(window.location.hostname) === null) return () => {};
  let stored = readStored(ACCESS) !== null;
  const look = (): void => {
    const has = readCookie() !== null;
    if (cookie.had && !has) onGone(stored);
    cookie.had = has;
    if (has) stored = readStored(ACCESS) !== null;
  };
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

/** Identity of a token: its claims without the times; the token itself when it is not a JWT. */
export function tokenOwner(token: string): string {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null) return token;
    const who = ['sub', 'UserId', 'TenantId', 'tenantId'].map((name) => String(Reflect.get(claims, name) ?? ''));
    return who.join('') === '' ? token : who.join('|');
  } catch {
    return token;
  }
}

/**
 * Domain whose sub-domains share the cookie: the host without its first label, if at least two labels are left. An IP address, a single
 * label or a two-label host keeps the cookie to itself.
 */
export function cookieDomain(host: string): string | null {
  if (/^[\d.]+$|:/.test(host)) return null;
  const labels = host.split('.');
  return labels.length >= 3 ? labels.slice(1).join('.') : null;
}

function readCookie(): string | null {
  const found = /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}

function writeCookie(value: string, expiresAt: number | null): void {
  const domain = cookieDomain(window.location.hostname);
  const parts = [`${COOKIE}=${encodeURIComponent(value)}`, 'path=/', 'samesite=lax'];
  if (expiresAt !== null) parts.push(`expires=${new Date(expiresAt).toUTCString()}`);
  if (window.location.protocol === 'https:') parts.push('secure');
  document.cookie = [...parts, ...(domain ? [`domain=${domain}`] : [])].join('; ');
  // A browser rejects a cookie for a public suffix such as co.uk: then it is set and removed for this host only.
  if (domain && (value === '' || readCookie() !== value)) document.cookie = parts.join('; ');
}
