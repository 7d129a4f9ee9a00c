import { tokenExpiry } from '@seaberry/api-client';

const COOKIE = 'token';
const CHECK_EVERY_MS = 1_000;

/** The cookie `token` of an installation that shares its sign-in with neighbouring hosts; scripts of all of them can read it. */
export function sharedCookie(domain: string) {
  const read = (): string | null => {
    const found = domain && /(?:^|;\s*)token=([^;]+)/.exec(document.cookie)?.[1];
    return found ? decodeURIComponent(found) : null;
  };
  let last = read();
  return {
    read,
    write(token: string | null): void {
      if (!domain) return;
      const expires = token === null ? 0 : tokenExpiry(token);
      const parts = [`${COOKIE}=${encodeURIComponent(token ?? '')}`, 'path=/', 'samesite=lax', `domain=${domain}`];
      if (expires !== null) parts.push(`expires=${new Date(expires).toUTCString()}`);
      if (window.location.protocol === 'https:') parts.push('secure');
      document.cookie = parts.join('; ');
      last = token;
    },
    /** After a sign-out in another tab of this host: the removal of the cookie is known already and is not reported. */
    forget(): void {
      last = null;
    },
    /**
     * Polls for the removal of the cookie: a sign-out on a neighbouring host. Storage is per host, an idle page would not notice, and the
     * cookie store event requires TLS. An expired cookie was only not renewed.
     */
    watch(onGone: () => void): () => void {
      if (!domain) return () => {};
      const check = (): void => {
        const now = read();
        const gone = last !== null && now === null && (tokenExpiry(last) ?? Infinity) > Date.now();
        last = now;
        if (gone) onGone();
      };
      const timer = setInterval(check, CHECK_EVERY_MS);
      return () => clearInterval(timer);
    },
  };
}
