import type { TokenMint } from '../tokens/service.ts';

/** Signs with the present key, and still reads the tokens of former ones. */
export function withFormerKeys(present: TokenMint, former: readonly TokenMint[]): TokenMint {
  const mints = [present, ...former];
  /** Result of the first key that signed the token. */
  async function first<T>(read: (mint: TokenMint) => Promise<T | null>): Promise<T | null> {
    for (const mint of mints) {
      // oxlint-disable-next-line no-await-in-loop -- the next key is tried only when this one did not sign
      const claims = await read(mint);
      if (claims !== null) return claims;
    }
    return null;
  }
  return {
    ...present,
    readAccess: (token) => first((mint) => mint.readAccess(token)),
    readRefresh: (token) => first((mint) => mint.readRefresh(token)),
  };
}
