import type { Tokens, TokenStore } from '@seaberry/api-client';
import { tokenClaims } from '@seaberry/api-client';

import { sharedCookie } from './shared-cookie.ts';
import { readStored, readStoredJson, storageKey, writeStored } from './storage.ts';
import { tokenCopies } from './token-copies.ts';

const ACCESS = 'access-token';
const REFRESH = 'x-access-token';
const SESSION = 'session';

/** A session whose refresh token is in a cookie: no secret, so that it may be stored for all tabs. */
interface OpenSession {
  id: string;
  owner: string;
}

export interface BrowserTokenStore extends TokenStore {
  /** Whether a user is signed in; the access token may be missing until the first call. */
  signedIn(): boolean;
  /** Identity of the user, also after the session has ended; '' before the first. */
  owner(): string;
  /** Called when another tab signs in, out, or switches the user. Renewed tokens do not count. */
  watch(onChange: (signedIn: boolean) => void): () => void;
}

export interface TokenStoreOptions {
  /** The API is on this host, so that a cookie of it is sent. */
  ownHost: boolean;
  /** Parent domain whose hosts share the access token through a cookie (product specification §3); '' for none. */
  sharedDomain: string;
}

/**
 * Tokens of this tab. The access token is in memory; the refresh token is in a cookie that no script can read, and local storage says whose
 * session it is: the cookie of another session, set by a neighbouring host, renews nothing. A backend without that cookie gives the refresh
 * token to the page: both tokens are then in session storage, which ends with the tab.
 */
export function browserTokenStore({ ownHost, sharedDomain }: TokenStoreOptions): BrowserTokenStore {
  // Tokens of earlier versions outlived the tab.
  writeStored(ACCESS, null);
  writeStored(REFRESH, null);
  const storedAccess = readStored(ACCESS, 'sessionStorage');
  let held: Tokens | null =
    storedAccess === null ? null : { accessToken: storedAccess, refreshToken: readStored(REFRESH, 'sessionStorage') };
  let session = ownHost && held === null ? openSession(readStoredJson(SESSION)) : null;
  let owner = session?.owner ?? '';
  const shared = sharedCookie(sharedDomain);
  const copies = tokenCopies();

  const keep = (tokens: Tokens | null): void => {
    writeStored(ACCESS, tokens?.accessToken ?? null, 'sessionStorage');
    writeStored(REFRESH, tokens?.refreshToken ?? null, 'sessionStorage');
  };
  const get = (): Tokens | null => {
    if (held || session) return held;
    const accessToken = shared.read();
    return accessToken === null ? null : { accessToken, refreshToken: null };
  };
  const ownerNow = (): string => {
    const tokens = get();
    if (tokens) owner = tokenOwner(tokens.accessToken);
    return owner;
  };
  ownerNow();

  return {
    get,
    set(tokens) {
      const before = held;
      held = tokens;
      const { sid } = tokenClaims(tokens.accessToken);
      session = ownHost && tokens.refreshToken === null && typeof sid === 'string' ? { id: sid, owner: ownerNow() } : null;
      if (session) writeStored(SESSION, JSON.stringify(session));
      keep(session ? null : tokens);
      if (!session && before) copies.post(before, tokens);
      shared.write(tokens.accessToken);
    },
    clear() {
      ownerNow();
      if (held && !session) copies.post(held, null);
      // That of another tab, which has signed in meanwhile, stays.
      if (openSession(readStoredJson(SESSION))?.id === session?.id) writeStored(SESSION, null);
      held = null;
      session = null;
      keep(null);
      shared.write(null);
    },
    ...(ownHost ? { cookieSession: () => session?.id ?? null } : {}),
    signedIn: () => session !== null || get() !== null,
    owner: ownerNow,
    watch(onChange) {
      const listener = (event: StorageEvent): void => {
        if (event.key !== storageKey(SESSION) && event.key !== null) return;
        // A tab with its own tokens does not use the shared session.
        if (!ownHost || (held && !session)) return;
        const before = session;
        const after = openSession(readStoredJson(SESSION));
        if (after?.id === before?.id) return;
        ownerNow();
        held = null;
        session = after;
        if (!after) shared.forget();
        if (after?.owner !== before?.owner) onChange(after !== null);
      };
      window.addEventListener('storage', listener);
      const unwatchCopies = copies.watch(({ from, to }) => {
        if (session || held?.accessToken !== from) return;
        held = to;
        keep(to);
        if (!to) onChange(false);
      });
      const unwatch = shared.watch(() => {
        // After a sign-out in another tab of this host there is a storage event.
        if (session && !openSession(readStoredJson(SESSION))) return;
        if (session) writeStored(SESSION, null);
        held = null;
        session = null;
        onChange(false);
      });
      return () => {
        window.removeEventListener('storage', listener);
        unwatchCopies();
        unwatch();
      };
    },
  };
}

function openSession(stored: unknown): OpenSession | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { id, owner } = stored as Partial<Record<keyof OpenSession, unknown>>;
  return typeof id === 'string' && typeof owner === 'string' ? { id, owner } : null;
}

/** Identity of a token: its claims that name user and tenant, e.g. `|7|3|` for user 7 of tenant 3; the token itself when it has none. */
export function tokenOwner(token: string): string {
  const claims = tokenClaims(token);
  const who = ['sub', 'UserId', 'TenantId', 'tenantId'].map((name) => {
    const claim = claims[name];
    return typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '';
  });
  return who.join('') === '' ? token : who.join('|');
}
