import { expect, it } from 'vitest';
import type { Hash } from '../../../config.ts';
import { createMint } from '../tokens/service.ts';
import { withFormerKeys } from './service.ts';

const NOW = 1_763_000_000_000;
const mintOf = (letter: string, hash: Hash = 'sha256') =>
  createMint({
    secret: new TextEncoder().encode(letter.repeat(40)),
    hash,
    lifetimes: { accessTokenMinutes: 10, refreshTokenMinutes: 20 },
    now: () => NOW,
  });
const subject = { sessionId: 's', userId: 'u', tenantId: 't', account: 'a', realName: null, accountType: 777, orgName: null };
const family = { jti: crypto.randomUUID(), endsAt: NOW + 3_600_000 };

it('accepts tokens of the present and of former keys, of no others, and signs with the present one', async () => {
  const [oldest, old, present, foreign] = [mintOf('a'), mintOf('b'), mintOf('c'), mintOf('d')];
  const keyed = withFormerKeys(present, [old, oldest]);
  const readable: boolean[] = [];
  for (const mint of [oldest, old, present, foreign]) {
    const { accessToken, refreshToken } = await mint.issue(subject, family);
    readable.push((await keyed.readAccess(accessToken)) !== null && (await keyed.readRefresh(refreshToken)) !== null);
  }
  expect(readable).toEqual([true, true, true, false]);
  const own = await keyed.issue(subject, family);
  expect([await present.readAccess(own.accessToken), await old.readAccess(own.accessToken)]).toEqual([expect.anything(), null]);
});

it('reads the tokens that were signed before the algorithm was changed', async () => {
  const { accessToken, refreshToken } = await mintOf('a').issue(subject, family);
  const changed = mintOf('a', 'sha512');
  expect([await changed.readAccess(accessToken), await changed.readRefresh(refreshToken)]).not.toContain(null);
  const later = await changed.issue(subject, family);
  expect(Buffer.from(later.accessToken.split('.')[0] ?? '', 'base64url').toString()).toContain('HS512');
});
