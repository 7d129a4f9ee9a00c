import { errors, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { v7 as uuid } from 'uuid';
import { HASHES, type Config, type Hash } from '../../../config.ts';
import { Cache } from '../../../ports/cache.ts';
import type { Caches } from '../../cache/service.ts';

const ISSUER = 'seaberry';
/** Clock tolerance with which no token is expired. */
const UNLIMITED_S = 1e11;

export interface TokenSubject {
  sessionId: string;
  userId: string;
  tenantId: string;
  account: string;
  realName: string | null;
  accountType: number;
  orgName: string | null;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface AccessClaims {
  sessionId: string;
  /** Id of the token. A refresh token also contains the id of its access token. */
  jti: string;
  /** Wall ms. */
  expiresAt: number;
}

export interface RefreshClaims extends AccessClaims {
  /** `jti` of its access token. */
  accessJti: string;
}

/** `jti` of the one valid refresh token of a session, and when the session ends, however often it is renewed. */
export interface Family {
  jti: string;
  /** Wall ms. */
  endsAt: number;
}

export interface TokenMint {
  /** Neither token is valid beyond the end of the session. */
  issue(subject: TokenSubject, family: Family): Promise<Tokens>;
  /** Refresh token for an existing access token. */
  refreshFor(access: AccessClaims, family: Family): Promise<string>;
  /** Verifies signature and form but not expiry: an expired access token is still needed for a refresh. Null when invalid. */
  readAccess(token: string): Promise<AccessClaims | null>;
  /** Null when invalid or expired. */
  readRefresh(token: string): Promise<RefreshClaims | null>;
  refreshLifetimeMs(): number;
}

export interface MintOptions {
  secret: Uint8Array;
  /** Of new tokens; those that were signed with another one are read too. */
  hash: Hash;
  /** Lifetimes of new tokens, read when one is issued. */
  lifetimes: Pick<Config, 'accessTokenMinutes' | 'refreshTokenMinutes'>;
  now: () => number;
  caches?: Pick<Caches, 'add'>;
}

const algorithmOf = (hash: Hash): string => hash.replace('sha', 'HS');

/** Tokens with an HMAC and the claims of the origin (UserId, TenantId, Account …), and two of our own: session and kind. */
export function createMint({ secret, hash, lifetimes, now, caches }: MintOptions): TokenMint {
  const verified = new Cache<AccessClaims>({
    prefix: 'token',
    limit: 10_000,
    now,
    nameOf: (_, { jti }) => jti,
    show: ({ sessionId, expiresAt }) => ({ sessionId, expireTime: new Date(expiresAt).toISOString() }),
  });
  caches?.add(verified);
  const seconds = (): number => Math.floor(now() / 1000);

  const sign = (claims: JWTPayload, jti: string, minutes: number, endsAt: number): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: algorithmOf(hash), typ: 'JWT' })
      .setJti(jti)
      .setIssuer(ISSUER)
      .setAudience(ISSUER)
      .setIssuedAt(seconds())
      .setNotBefore(seconds())
      .setExpirationTime(Math.min(seconds() + Math.max(1, Math.round(minutes * 60)), Math.floor(endsAt / 1000)))
      .sign(secret);

  async function read(token: string, kind: 'access' | 'refresh', checkExpiry: boolean): Promise<JWTPayload | null> {
    try {
      const { payload } = await jwtVerify(token, secret, {
        algorithms: HASHES.map(algorithmOf),
        issuer: ISSUER,
        audience: ISSUER,
        currentDate: new Date(now()),
        ...(checkExpiry ? {} : { clockTolerance: UNLIMITED_S }),
      });
      return payload['kind'] === kind ? payload : null;
    } catch (error) {
      if (error instanceof errors.JOSEError) return null;
      throw error;
    }
  }

  const refresh = (sessionId: string, accessJti: string, { jti, endsAt }: Family): Promise<string> =>
    sign({ kind: 'refresh', sid: sessionId, acc: accessJti }, jti, lifetimes.refreshTokenMinutes, endsAt);

  return {
    refreshLifetimeMs: () => lifetimes.refreshTokenMinutes * 60_000,
    async issue(subject, family) {
      const jti = uuid();
      const access = {
        kind: 'access',
        sid: subject.sessionId,
        UserId: subject.userId,
        TenantId: subject.tenantId,
        Account: subject.account,
        RealName: subject.realName,
        AccountType: subject.accountType,
        OrgId: null,
        OrgName: subject.orgName,
        OrgType: null,
      };
      return {
        accessToken: await sign(access, jti, lifetimes.accessTokenMinutes, family.endsAt),
        refreshToken: await refresh(subject.sessionId, jti, family),
      };
    },
    refreshFor: ({ sessionId, jti }, family) => refresh(sessionId, jti, family),
    async readAccess(token) {
      const cached = verified.get(token);
      if (cached) return cached;
      const payload = await read(token, 'access', false);
      const claims = payload && claimsOf(payload);
      if (!claims) return null;
      return verified.set(token, claims);
    },
    async readRefresh(token) {
      const payload = await read(token, 'refresh', true);
      const claims = payload && claimsOf(payload);
      const accessJti: unknown = payload?.['acc'];
      return claims && typeof accessJti === 'string' ? { ...claims, accessJti } : null;
    },
  };
}

function claimsOf({ sid, jti, exp }: JWTPayload): AccessClaims | null {
  return typeof sid === 'string' && typeof jti === 'string' && typeof exp === 'number'
    ? { sessionId: sid, jti, expiresAt: exp * 1000 }
    : null;
}
