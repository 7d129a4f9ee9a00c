import type { TokenMint } from '../tokens/service.ts';

/** Signs tokens with the present key, and still reads tokens that were signed with former keys. */
export function withFormerKeys(present: TokenMint, former: readonly TokenMint[]): TokenMint {
  const mints = [present, ...former];
  /** Claims of a token, read with the key that signed it; null when none of the keys did. */
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
