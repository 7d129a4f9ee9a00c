import type { Locale } from '@seaberry/i18n';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { heldMenu, jobPosition, org } from '../../../db/schema/access.ts';
import { appUser, tenant, userRole } from '../../../db/schema/core.ts';
import { ERROR } from '../../../http/error-codes.ts';
import { BusinessError } from '../../../http/errors.ts';
import { hasFactor, userHasFactor } from '../factors/repo.ts';
import type { TokenSubject } from '../tokens/service.ts';

const people = (db: Db) =>
  db.orm
    .select({
      id: appUser.id,
      tenantId: appUser.tenantId,
      account: appUser.account,
      passwordHash: appUser.passwordHash,
      realName: appUser.realName,
      accountType: appUser.accountType,
      orgName: org.name,
      lastLoginIp: appUser.lastLoginIp,
      enabled: appUser.enabled,
      tenantEnabled: tenant.enabled,
      hasMenu: sql<boolean>`exists ${db.orm.select({ id: heldMenu.menuId }).from(heldMenu).where(eq(heldMenu.userId, appUser.id))}`,
      hasFactor: hasFactor(),
    })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .leftJoin(org, eq(org.id, appUser.orgId));

/** User record for sign-in. */
export type Person = Awaited<ReturnType<typeof people>>[number];

/** User by account name, e-mail address or phone number, in this order. */
export async function findByName(db: Db, name: string): Promise<Person | null> {
  const { account, email, phone } = appUser;
  const [row] = await db.transaction('system', () =>
    people(db)
      .where(or(eq(account, name), eq(email, name), eq(phone, name)))
      .orderBy(sql`(${account} = ${name}) desc`, sql`(${email} = ${name}) desc nulls last`)
      .limit(1),
  );
  return row ?? null;
}

/**
 * User by e-mail address or phone number, to which codes are sent. An account name that looks like an address counts only for a user who
 * has neither, since administrators can change an account name without any message to the user.
 */
export async function findByAddress(db: Db, address: string): Promise<Person | null> {
  const { account, email, phone } = appUser;
  const hasNoOther = and(eq(account, address), isNull(email), isNull(phone));
  const [row] = await db.transaction('system', () =>
    people(db)
      .where(or(eq(email, address), eq(phone, address), hasNoOther))
      .orderBy(sql`(${account} = ${address})`, sql`(${email} = ${address}) desc nulls last`)
      .limit(1),
  );
  return row ?? null;
}

export async function findById(db: Db, id: string): Promise<Person | null> {
  const [row] = await db.transaction('system', () => people(db).where(eq(appUser.id, id)));
  return row ?? null;
}

/** A sign-in that succeeded. */
export interface NotedSignIn {
  at: string;
  ip: string;
  /** Browser and system; null if unknown. */
  device: string | null;
  /** Whether the sign-in had a second step: the user must have a second factor if it had, and must have none if it had not. */
  withFactor: boolean;
}

/**
 * In the transaction that opens the session: records a sign-in, unless the password was changed, the account disabled, or the user got or
 * lost second factors since `person` was read. Transactions that make such a change also end all sessions; the lock on the row of the user
 * makes this one wait for them, so that they cannot miss the new session.
 *
 * @returns false if there was such a change
 */
export async function noteSignIn(db: Db, { id, passwordHash }: Person, { at, ip, device, withFactor }: NotedSignIn): Promise<boolean> {
  const noted = await db.orm
    .update(appUser)
    .set({ lastLoginTime: at, lastLoginIp: ip, lastLoginDevice: device })
    .where(and(eq(appUser.id, id), eq(appUser.enabled, true), eq(appUser.passwordHash, passwordHash)))
    .returning({ id: appUser.id });
  if (noted.length === 0) return false;
  // A second statement: unlike the first, it sees factors that a transaction has changed while the first one waited for the lock.
  return (await userHasFactor(db, id)) === withFactor;
}

/** In a transaction of the tenant: stores the language of the caller, for messages. */
export async function saveLanguage(db: Db, userId: string, language: Locale): Promise<void> {
  await db.orm.update(appUser).set({ language }).where(eq(appUser.id, userId));
}

/** In a transaction of the tenant: the caller's own record. */
export async function readProfile(db: Db, userId: string) {
  const roles = db.orm.select({ id: userRole.roleId }).from(userRole).where(eq(userRole.userId, appUser.id)).orderBy(userRole.roleId);
  const [row] = await db.orm
    .select({
      id: appUser.id,
      account: appUser.account,
      realName: appUser.realName,
      avatar: appUser.avatar,
      address: appUser.address,
      signature: appUser.signature,
      orgId: appUser.orgId,
      orgName: org.name,
      posName: jobPosition.name,
      tenantId: appUser.tenantId,
      accountType: appUser.accountType,
      phone: appUser.phone,
      email: appUser.email,
      idCardNum: appUser.idCardNumber,
      introduction: appUser.introduction,
      orgType: org.type,
      roleIds: sql<string[]>`array${roles}`,
      language: appUser.language,
    })
    .from(appUser)
    .leftJoin(org, eq(org.id, appUser.orgId))
    .leftJoin(jobPosition, eq(jobPosition.id, appUser.posId))
    .where(eq(appUser.id, userId));
  return row ?? null;
}

/** @throws BusinessError accountDisabled, companyDisabled, noMenu: no role gives the user a menu entry */
export function assertMayEnter(person: Person): void {
  if (!person.enabled) throw new BusinessError(ERROR.accountDisabled);
  if (!person.tenantEnabled) throw new BusinessError(ERROR.companyDisabled);
  if (!person.hasMenu) throw new BusinessError(ERROR.noMenu);
}

export const subjectOf = (person: Person): Omit<TokenSubject, 'sessionId'> => ({
  userId: person.id,
  tenantId: person.tenantId,
  account: person.account,
  realName: person.realName,
  accountType: person.accountType,
  orgName: person.orgName,
});
