/** Storage of the two tokens; the web uses local storage and a cookie, tests use a variable. */
export interface TokenStore {
  get(): Tokens | null;
  set(tokens: Tokens): void;
  clear(): void;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string | null;
}

/** The value of `access-token` that ends a session (product specification §4). */
export const INVALID_TOKEN = 'invalid_token';

export const ACCESS_TOKEN_HEADER = 'access-token';
export const REFRESH_TOKEN_HEADER = 'x-access-token';

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

/** Expiry of a JWT in ms since the epoch; null when the token names none or is no JWT. */
export function tokenExpiry(token: string): number | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims !== null && 'exp' in claims ? claims.exp : null;
    return typeof exp === 'number' ? exp * 1000 : null;
  } catch {
    return null;
  }
}

/** Request headers of spec §4: the refresh token is sent only after the access token has expired. */
export function tokenHeaders(tokens: Tokens | null, now: number): Record<string, string> {
  if (!tokens) return {};
  const headers: Record<string, string> = { Authorization: `Bearer ${tokens.accessToken}` };
  const expiry = tokenExpiry(tokens.accessToken);
  if (tokens.refreshToken && expiry !== null && expiry <= now) headers['X-Authorization'] = `Bearer ${tokens.refreshToken}`;
  return headers;
}
