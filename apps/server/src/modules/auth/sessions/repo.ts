import { and, desc, eq, gt, gte, isNotNull, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { heldMenu, org } from '../../../db/schema/access.ts';
import { appUser, authSession, captcha, loginFailure, menu, rateWindow, tenant, usedRefresh } from '../../../db/schema/core.ts';
import { passkeyChallenge, signInStep } from '../../../db/schema/factor.ts';
import { usedNonce } from '../../../db/schema/open-access.ts';
import { contactUndo, scanLogin, ticket, verificationCode } from '../../../db/schema/session.ts';
import { hasFactor, needsFactor } from '../factors/repo.ts';

/** Tables with rows that expire. */
const SWEPT = [
  authSession,
  usedRefresh,
  captcha,
  loginFailure,
  rateWindow,
  verificationCode,
  scanLogin,
  ticket,
  contactUndo,
  signInStep,
  passkeyChallenge,
  usedNonce,
];

const open = (...conditions: (SQL | undefined)[]) => and(isNull(authSession.revokedAt), ...conditions);

/** In a transaction of the system: an open session of an enabled user in an enabled company, with the codes that the user holds. */
export async function readFacts(db: Db, sessionId: string, now: string) {
  const held = db.orm
    .select({ codes: sql<string[] | null>`array_agg(distinct ${menu.permission})`.as('codes') })
    .from(heldMenu)
    .innerJoin(menu, and(eq(menu.id, heldMenu.menuId), isNotNull(menu.permission)))
    .where(eq(heldMenu.userId, appUser.id))
    .as('held');
  const [row] = await db.orm
    .select({
      id: authSession.id,
      userId: authSession.userId,
      tenantId: authSession.tenantId,
      seenAt: authSession.seenAt,
      replacedTokens: authSession.replacedTokens,
      account: appUser.account,
      realName: appUser.realName,
      accountType: appUser.accountType,
      mustChangePassword: appUser.mustChangePassword,
      mustAddFactor: sql<boolean>`${needsFactor()} and not ${hasFactor()}`,
      orgId: appUser.orgId,
      orgName: org.name,
      codes: sql<string[]>`coalesce(${held.codes}, '{}')`,
    })
    .from(authSession)
    .innerJoin(appUser, and(eq(appUser.id, authSession.userId), eq(appUser.enabled, true)))
    .innerJoin(tenant, and(eq(tenant.id, authSession.tenantId), eq(tenant.enabled, true)))
    .leftJoin(org, eq(org.id, appUser.orgId))
    .leftJoinLateral(held, sql`true`)
    .where(open(eq(authSession.id, sessionId), gt(authSession.expiresAt, now)));
  return row ?? null;
}

/** In a transaction of the system: the valid ones of these sessions. */
export async function goodAmong(db: Db, sessionIds: readonly string[], now: string): Promise<ReadonlySet<string>> {
  const asked = sql`${authSession.id} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(sessionIds)}::jsonb))`;
  const rows = await db.orm
    .select({ id: authSession.id })
    .from(authSession)
    .innerJoin(appUser, and(eq(appUser.id, authSession.userId), eq(appUser.enabled, true)))
    .innerJoin(tenant, and(eq(tenant.id, authSession.tenantId), eq(tenant.enabled, true)))
    .where(open(asked, gt(authSession.expiresAt, now)));
  return new Set(rows.map(({ id }) => id));
}

/** In a transaction: the open sessions of a user, the newest activity first. */
export async function sessionsOf(db: Db, userId: string, now: string) {
  const { id, ip, userAgent, createTime, seenAt } = authSession;
  return db.orm
    .select({ id, ip, userAgent, createTime, seenAt })
    .from(authSession)
    .where(open(eq(authSession.userId, userId), gt(authSession.expiresAt, now)))
    .orderBy(desc(sql`coalesce(${seenAt}, ${createTime})`), desc(id));
}

/** In a transaction: the other open sessions of a user. */
export async function otherSessions(db: Db, userId: string, keep: string, now: string): Promise<string[]> {
  const rows = await db.orm
    .select({ id: authSession.id })
    .from(authSession)
    .where(open(eq(authSession.userId, userId), ne(authSession.id, keep), gt(authSession.expiresAt, now)));
  return rows.map(({ id }) => id);
}

/** In a transaction of the system: addresses of the recent sign-ins of a user, whether their sessions have ended or not. */
export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db.orm
    .selectDistinct({ ip: authSession.ip })
    .from(authSession)
    .where(and(eq(authSession.userId, userId), isNotNull(authSession.ip)));
  return rows.flatMap(({ ip }) => ip ?? []);
}

/** In a transaction of the system: whether a session of the user was ended at this time or later. */
export async function hasEndedSince(db: Db, userId: string, since: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ id: authSession.id })
    .from(authSession)
    .where(and(eq(authSession.userId, userId), gte(authSession.revokedAt, since)))
    .limit(1);
  return row !== undefined;
}

/** In a transaction of the system: companies with an open session. */
export async function companiesOnline(db: Db, now: string): Promise<string[]> {
  const rows = await db.orm
    .selectDistinct({ tenantId: authSession.tenantId })
    .from(authSession)
    .where(open(gt(authSession.expiresAt, now)));
  return rows.map(({ tenantId }) => tenantId);
}

export async function writeSession(db: Db, session: typeof authSession.$inferInsert): Promise<void> {
  await db.orm.insert(authSession).values(session);
}

export async function writeSeen(db: Db, sessionId: string, seenAt: string): Promise<void> {
  await db.orm
    .update(authSession)
    .set({ seenAt })
    .where(open(eq(authSession.id, sessionId)));
}

/** @param replaced `jti` of the access token that is replaced */
export async function writeProved(db: Db, sessionId: string, replaced: string, provedAt: string): Promise<void> {
  const replacedTokens = sql`${authSession.replacedTokens} || jsonb_build_object(${replaced}::text, ${provedAt}::text)`;
  await db.orm.update(authSession).set({ provedAt, replacedTokens }).where(eq(authSession.id, sessionId));
}

/** In a transaction: time of the last proof of identity in a session. */
export async function readProved(db: Db, sessionId: string): Promise<string | null> {
  const [row] = await db.orm.select({ provedAt: authSession.provedAt }).from(authSession).where(eq(authSession.id, sessionId));
  return row?.provedAt ?? null;
}

const FAMILY = { jti: authSession.refreshJti, endsAt: authSession.endsAt, inCookie: authSession.inCookie };

/** In a transaction: the valid refresh token of an open session. */
export async function readFamily(db: Db, sessionId: string) {
  const [row] = await db.orm
    .select(FAMILY)
    .from(authSession)
    .where(open(eq(authSession.id, sessionId)));
  return row ?? null;
}

/** In a transaction: the same, held until it ends. */
export async function holdFamily(db: Db, sessionId: string) {
  const [row] = await db.orm
    .select(FAMILY)
    .from(authSession)
    .where(open(eq(authSession.id, sessionId)))
    .for('update');
  return row ?? null;
}

export async function writeRefresh(db: Db, sessionId: string, next: { refreshJti: string; expiresAt: string }): Promise<void> {
  await db.orm.update(authSession).set(next).where(eq(authSession.id, sessionId));
}

export async function endSession(db: Db, sessionId: string, revokedAt: string): Promise<void> {
  await db.orm
    .update(authSession)
    .set({ revokedAt })
    .where(open(eq(authSession.id, sessionId)));
}

/** @param keep Session to keep; null ends all. */
export async function endSessionsOf(db: Db, userId: string, keep: string | null, revokedAt: string): Promise<void> {
  await db.orm
    .update(authSession)
    .set({ revokedAt })
    .where(open(eq(authSession.userId, userId), keep === null ? undefined : ne(authSession.id, keep)));
}

export async function useRefresh(db: Db, refresh: typeof usedRefresh.$inferInsert): Promise<void> {
  await db.orm.insert(usedRefresh).values(refresh);
}

/** Whether a refresh token was used at this time or later. */
export async function wasUsedSince(db: Db, jti: string, since: string): Promise<boolean> {
  const [row] = await db.orm
    .select({ jti: usedRefresh.jti })
    .from(usedRefresh)
    .where(and(eq(usedRefresh.jti, jti), gte(usedRefresh.usedAt, since)));
  return row !== undefined;
}

/** In a transaction of the system. */
export async function removeExpired(db: Db, now: string): Promise<void> {
  for (const table of SWEPT) await db.orm.delete(table).where(lt(table.expiresAt, now));
}
