/** Storage of the two tokens; the web uses memory and cookies, tests use a variable. */
export interface TokenStore {
  get(): Tokens | null;
  set(tokens: Tokens): void;
  clear(): void;
  /**
   * For a store that leaves the refresh token to a cookie which no script can read: the id of that session (claim `sid` of its access tokens),
   * or null without one. The client then renews by `sysAuth.renew`, and its sign-ins ask for the cookie.
   */
  cookieSession?(): string | null;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
}

/** The value of `access-token` that ends a session (product specification §4). */
export const INVALID_TOKEN = 'invalid_token';

export const ACCESS_TOKEN_HEADER = 'access-token';
export const REFRESH_TOKEN_HEADER = 'x-access-token';
/** On a sign-in: the refresh token is wanted in a cookie. */
export const REFRESH_COOKIE_HEADER = 'X-Refresh-Cookie';

export function memoryTokenStore(initial: Tokens | null = null): TokenStore {
  let tokens = initial;
  return {
    get: () => tokens,
    set: (next) => {
      tokens = next;
    },
    clear: () => {
      tokens = null;
    },
  };
}

/** Claims of a JWT, not verified; none when the token is no JWT. */
export function tokenClaims(token: string): Readonly<Record<string, unknown>> {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
}

/** Expiry of a JWT in ms since the epoch; null when the token names none or is no JWT. */
export function tokenExpiry(token: string): number | null {
  const { exp } = tokenClaims(token);
  return typeof exp === 'number' ? exp * 1000 : null;
}

export const isExpired = ({ accessToken }: Tokens, now: number): boolean => (tokenExpiry(accessToken) ?? Infinity) <= now;

/** Request headers of spec §4: the refresh token is sent only after the access token has expired. */
export function tokenHeaders(tokens: Tokens | null, now: number): Record<string, string> {
  if (!tokens) return {};
  const headers: Record<string, string> = { Authorization: `Bearer ${tokens.accessToken}` };
  if (tokens.refreshToken && isExpired(tokens, now)) headers['X-Authorization'] = `Bearer ${tokens.refreshToken}`;
  return headers;
}
