import { v7 as uuid } from 'uuid';
import { notify } from '../../../db/notify.ts';
import type { Db } from '../../../db/port.ts';
import { SignedOut } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/handlers.ts';
import { Cache } from '../../../ports/cache.ts';
import { readRange } from '../../access/range/repo.ts';
import type { Caches } from '../../cache/service.ts';
import * as repo from './repo.ts';
import type { AccessClaims, Family, RefreshClaims, TokenMint, Tokens, TokenSubject } from '../tokens/service.ts';
import { createWatches } from './watches/service.ts';

/** Cache time of a session; changes are announced over this channel at once. */
const TRUST_MS = 15_000;
const CHANNEL = 'seaberry_session';
const EVERYBODY = '*';
/**
 * A refresh token that was used within this time still gets the current one, and an access token replaced within it is still accepted: for
 * parallel calls, and for a browser that lost the response.
 */
const GRACE_MS = 20_000;
/** Clock skew: an access token is accepted slightly beyond its expiry. */
const SKEW_MS = 5000;
/** Lifetime of a stream that was opened by a ticket: the next one needs another ticket. */
const TICKET_STREAM_MS = 10 * 60_000;
const MAX_USER_AGENT = 300;
/** Precision of the time of last activity. */
const SEEN_MS = 60_000;
/** Account type of platform administrators. */
export const SUPER_ADMIN = 999;

interface SessionFacts extends TokenSubject {
  buttons: ReadonlySet<string>;
  platform: boolean;
  mustChangePassword: boolean;
  mustAddFactor: boolean;
  orgId: string | null;
  orgs: readonly string[] | null;
  replacedTokens: Readonly<Record<string, string>>;
}

export interface Authenticated {
  user: SignedIn;
  /** New tokens when the access token had expired and the refresh token was valid. */
  renewed: Tokens | null;
}

/** Runs in the transaction that ends a session, since a used refresh token of it came again. */
export type OnReuse = (user: TokenSubject) => Promise<void>;

export interface Opened extends Tokens {
  /** Wall ms until the refresh token expires, to the second. */
  refreshMs: number;
}

export interface OpenOptions {
  /** User agent as sent. */
  userAgent?: string | null;
  /** Runs first in the transaction that opens the session; if it throws, there is none. */
  inTransaction?: (sessionId: string) => Promise<void>;
  /** Whether the user has just entered a password or a code; not when another device opens the session. @default true */
  proved?: boolean;
  /** Keeps the refresh token in a cookie. */
  inCookie?: boolean;
}

export interface Sessions {
  /** User of these tokens; null when the session has ended. */
  authenticate(accessToken: string, refreshToken: string | null, onReuse?: OnReuse): Promise<Authenticated | null>;
  /** New tokens for the refresh token in the cookie of this session; null when it has ended or the token is not its own. */
  renew(sessionId: string, refreshToken: string, onReuse: OnReuse): Promise<Opened | null>;
  /** The valid refresh token of a session, for its access token; null when it is in a cookie. */
  refreshFor(access: AccessClaims): Promise<string | null>;
  /** The user with current rights; null when the session has ended. */
  again(user: SignedIn): Promise<SignedIn | null>;
  /** User of a ticket of this session; null when the session has ended. */
  ofTicket(sessionId: string): Promise<SignedIn | null>;
  open(subject: Omit<TokenSubject, 'sessionId'>, ip: string, options?: OpenOptions): Promise<Opened>;
  /**
   * The user has proved who they are in the session of this token, which new tokens replace (ASVS 7.2.4).
   * @param inTransaction Runs in the transaction that records it.
   * @returns new tokens, without a refresh token where it is in a cookie
   * @throws SignedOut
   */
  prove(accessToken: string, inTransaction: () => void): Promise<{ accessToken: string; refreshToken: string | null }>;
  /** In a transaction or outside: whether that was recently. */
  isProved(sessionId: string): Promise<boolean>;
  /** In a transaction or outside: ends a session with both its tokens. */
  revoke(sessionId: string): Promise<void>;
  /** In a transaction of the system: ends every session of a user except one; all of them for null. */
  endOthers(userId: string, keep: string | null): Promise<void>;
  /**
   * In a transaction: makes every process reload the sessions of a user, e.g. after the account was disabled or a role changed; null for
   * all users.
   */
  changed(userId: string | null): Promise<void>;
  /**
   * Watches the session of a long request, i.e. an open stream.
   * @param ended Called when the session has ended or its user may no longer sign in, at once if that is already so.
   * @returns ends the watch
   */
  watch(sessionId: string, userId: string, ended: () => void): () => void;
  /** Updates the time of last activity of the session, e.g. by an open stream. */
  heard(sessionId: string): Promise<void>;
  start(): Promise<void>;
  /** Removes expired rows. */
  sweep(): Promise<void>;
}

export interface SessionTimes {
  now: () => number;
  /** How long a proof of identity counts. */
  proofMs: number;
  /** How long a session lasts, whatever is renewed meanwhile. */
  sessionMs: () => number;
  caches: Pick<Caches, 'add'>;
}

export function createSessions(db: Db, mint: TokenMint, { now, proofMs, sessionMs, caches }: SessionTimes): Sessions {
  const known = new Cache<SessionFacts>({
    prefix: 'session',
    limit: 10_000,
    lifeMs: TRUST_MS,
    now,
    show: ({ userId, tenantId, account, accountType, orgId, orgs, buttons }) => ({
      userId,
      tenantId,
      account,
      accountType,
      orgId,
      orgs,
      buttons: [...buttons],
    }),
  });
  caches.add(known);
  const watches = createWatches(db, now);
  /** Counts changes: a row read before the latest one is not cached. */
  let changes = 0;
  const iso = (ms: number): string => new Date(ms).toISOString();

  async function factsOf(sessionId: string): Promise<SessionFacts | null> {
    const cached = known.get(sessionId);
    if (cached) return cached;
    const before = changes;
    const found = await db.transaction('system', async () => {
      const row = await repo.readFacts(db, sessionId, iso(now()));
      if (!row) return null;
      // Precise to the minute, so that it costs one write per minute.
      if (row.seenAt === null || now() - Date.parse(row.seenAt) >= SEEN_MS) await repo.writeSeen(db, row.id, iso(now()));
      return { row, orgs: await readRange(db, row.userId) };
    });
    if (!found) return null;
    const { row, orgs } = found;
    const { id, codes, seenAt: _, ...rest } = row;
    const facts: SessionFacts = { ...rest, sessionId: id, platform: row.accountType === SUPER_ADMIN, orgs, buttons: new Set(codes) };
    if (before === changes) known.set(sessionId, facts);
    return facts;
  }

  function forget(id: string): void {
    changes += 1;
    if (id === EVERYBODY) known.clear();
    known.deleteWhere((sessionId, { userId }) => sessionId === id || userId === id);
    watches.check((one) => id === EVERYBODY || one.sessionId === id || one.userId === id);
  }

  const isReplaced = ({ replacedTokens }: SessionFacts, jti: string): boolean => {
    const at = replacedTokens[jti];
    return at !== undefined && now() - Date.parse(at) > GRACE_MS;
  };

  const expiryOf = (endsAt: number): number => Math.min(now() + mint.refreshLifetimeMs(), endsAt);

  const opened = async (subject: TokenSubject, family: Family): Promise<Opened> => ({
    ...(await mint.issue(subject, family)),
    refreshMs: expiryOf(family.endsAt) - now(),
  });

  async function end(sessionId: string): Promise<void> {
    await repo.endSession(db, sessionId, iso(now()));
    await notify(db, CHANNEL, sessionId);
    db.afterCommit(() => forget(sessionId));
  }

  /** Exchanges a refresh token for its successor. One that was used before the grace period may have been copied: it ends the session. */
  async function rotate(facts: SessionFacts, refresh: RefreshClaims, inCookie: boolean, onReuse: OnReuse): Promise<Family | null> {
    const { sessionId } = facts;
    return db.transaction('system', async () => {
      const family = await repo.holdFamily(db, sessionId);
      if (!family || family.inCookie !== inCookie) return null;
      const endsAt = Date.parse(family.endsAt);
      if (refresh.jti === family.jti) {
        const jti = uuid();
        await repo.useRefresh(db, { jti: refresh.jti, usedAt: iso(now()), expiresAt: iso(refresh.expiresAt) });
        await repo.writeRefresh(db, sessionId, { refreshJti: jti, expiresAt: iso(expiryOf(endsAt)) });
        return { jti, endsAt };
      }
      if (await repo.wasUsedSince(db, refresh.jti, iso(now() - GRACE_MS))) return { jti: family.jti, endsAt };
      await end(sessionId);
      await onReuse(facts);
      return null;
    });
  }

  async function renewed(access: AccessClaims, refreshToken: string, onReuse: OnReuse): Promise<Authenticated | null> {
    const refresh = await mint.readRefresh(refreshToken);
    if (!refresh || refresh.sessionId !== access.sessionId || refresh.accessJti !== access.jti) return null;
    const facts = await factsOf(access.sessionId);
    if (!facts || isReplaced(facts, access.jti)) return null;
    const family = await rotate(facts, refresh, false, onReuse);
    if (!family) return null;
    const tokens = await mint.issue(facts, family);
    const issued = await mint.readAccess(tokens.accessToken);
    return { user: { ...facts, expiresAt: issued?.expiresAt ?? now() }, renewed: tokens };
  }

  return {
    async authenticate(accessToken, refreshToken, onReuse = async () => {}) {
      const access = await mint.readAccess(accessToken);
      if (!access) return null;
      const left = access.expiresAt - now();
      if (left <= 0 && refreshToken) return renewed(access, refreshToken, onReuse);
      if (left <= -SKEW_MS) return null;
      const facts = await factsOf(access.sessionId);
      if (!facts || isReplaced(facts, access.jti)) return null;
      return { user: { ...facts, expiresAt: access.expiresAt }, renewed: null };
    },
    async renew(sessionId, refreshToken, onReuse) {
      const refresh = await mint.readRefresh(refreshToken);
      if (refresh?.sessionId !== sessionId) return null;
      const facts = await factsOf(sessionId);
      const family = facts && (await rotate(facts, refresh, true, onReuse));
      return facts && family && opened(facts, family);
    },
    async refreshFor(access) {
      const facts = await factsOf(access.sessionId);
      if (!facts || isReplaced(facts, access.jti)) return null;
      const family = await db.transaction('system', () => repo.readFamily(db, access.sessionId));
      return family && !family.inCookie ? mint.refreshFor(access, { jti: family.jti, endsAt: Date.parse(family.endsAt) }) : null;
    },
    async again({ sessionId, expiresAt }) {
      const facts = await factsOf(sessionId);
      return facts && { ...facts, expiresAt };
    },
    async ofTicket(sessionId) {
      const facts = await factsOf(sessionId);
      return facts && { ...facts, expiresAt: now() + TICKET_STREAM_MS };
    },
    async open(subject, ip, { userAgent = null, inTransaction = async () => {}, proved = true, inCookie = false } = {}) {
      const sessionId = uuid();
      const at = now();
      const family = { jti: uuid(), endsAt: at + sessionMs() };
      const tokens = await opened({ ...subject, sessionId }, family);
      await db.transaction('system', async () => {
        await inTransaction(sessionId);
        await repo.writeSession(db, {
          id: sessionId,
          tenantId: subject.tenantId,
          userId: subject.userId,
          createTime: iso(at),
          seenAt: iso(at),
          expiresAt: iso(expiryOf(family.endsAt)),
          endsAt: iso(family.endsAt),
          refreshJti: family.jti,
          inCookie,
          ip,
          userAgent: userAgent?.slice(0, MAX_USER_AGENT) ?? null,
          provedAt: proved ? iso(at) : null,
        });
      });
      return tokens;
    },
    async prove(accessToken, inTransaction) {
      const access = await mint.readAccess(accessToken);
      const facts = access && (await factsOf(access.sessionId));
      if (!facts) throw new SignedOut();
      return db.transaction('system', async () => {
        const family = await repo.holdFamily(db, access.sessionId);
        if (!family) throw new SignedOut();
        await repo.writeProved(db, access.sessionId, access.jti, iso(now()));
        await notify(db, CHANNEL, access.sessionId);
        db.afterCommit(() => forget(access.sessionId));
        inTransaction();
        const tokens = await mint.issue(facts, { jti: family.jti, endsAt: Date.parse(family.endsAt) });
        return { ...tokens, refreshToken: family.inCookie ? null : tokens.refreshToken };
      });
    },
    async isProved(sessionId) {
      const provedAt = await db.transaction(db.scope() ?? 'system', () => repo.readProved(db, sessionId));
      return provedAt !== null && now() - Date.parse(provedAt) <= proofMs;
    },
    async revoke(sessionId) {
      known.delete(sessionId);
      await db.transaction(db.scope() ?? 'system', () => end(sessionId));
    },
    async endOthers(userId, keep) {
      await repo.endSessionsOf(db, userId, keep, iso(now()));
      await notify(db, CHANNEL, userId);
      // This process reloads at once, without waiting for the notification.
      db.afterCommit(() => forget(userId));
    },
    async changed(userId) {
      await notify(db, CHANNEL, userId ?? EVERYBODY);
      db.afterCommit(() => forget(userId ?? EVERYBODY));
    },
    watch: (sessionId, userId, ended) => watches.add({ sessionId, userId, ended }),
    async heard(sessionId) {
      await db.transaction('system', () => repo.writeSeen(db, sessionId, iso(now())));
    },
    async start() {
      // Notifications of revoked sessions may have been lost.
      db.onListenResumed(() => forget(EVERYBODY));
      await db.listen(CHANNEL, forget);
    },
    async sweep() {
      await db.transaction('system', () => repo.removeExpired(db, iso(now())));
    },
  };
}
