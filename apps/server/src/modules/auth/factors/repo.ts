import { and, count, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { hasUuidIn } from '../../../db/ids.ts';
import type { Db } from '../../../db/port.ts';
import { appUser } from '../../../db/schema/core.ts';
import { passkey, recoveryCode, totpFactor } from '../../../db/schema/factor.ts';

/** SQL over `app_user`: whether the user has a second factor. */
export const hasFactor = () => sql<boolean>`(exists (select from totp_factor f where f.user_id = app_user.id and f.secret is not null)
    or exists (select from passkey p where p.user_id = app_user.id))`;

/** SQL over `app_user`: whether a role of the user requires a second factor, or the parameter for all users. */
export const needsFactor = () =>
  sql<boolean>`(exists (select from user_role u join role r on r.id = u.role_id
    where u.user_id = app_user.id and r.second_factor and r.enabled)
    or exists (select from parameter p where p.code = 'sys_second_ver' and p.value = 'True'))`;

/** In a transaction of the system that changes factors or recovery codes: other changes, and sign-ins that have begun, wait for its end. */
export async function lockUserRow(db: Db, userId: string): Promise<void> {
  await db.orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
}

/** In a transaction of the system: the second factors of a user. */
export async function readFactors(db: Db, userId: string) {
  const [user] = await db.orm.select({ required: needsFactor() }).from(appUser).where(eq(appUser.id, userId));
  const [totp] = await db.orm
    .select({ createTime: totpFactor.createTime, usedAt: totpFactor.usedAt })
    .from(totpFactor)
    .where(and(eq(totpFactor.userId, userId), isNotNull(totpFactor.secret)));
  const passkeys = await db.orm
    .select({ id: passkey.id, name: passkey.name, createTime: passkey.createTime, usedAt: passkey.usedAt, version: passkey.version })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(passkey.createTime, passkey.id);
  const [codes] = await db.orm.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId));
  return { required: user?.required ?? false, totp: totp ?? null, passkeys, recoveryCodes: codes?.left ?? 0 };
}

export async function readTotp(db: Db, userId: string) {
  const [row] = await db.orm.select().from(totpFactor).where(eq(totpFactor.userId, userId)).for('update');
  return row ?? null;
}

/** Stores a new secret, which is not in use until it is confirmed by a code. */
export async function writeNewTotp(db: Db, userId: string, newSecret: string, newUntil: string): Promise<void> {
  await db.orm
    .insert(totpFactor)
    .values({ userId, newSecret, newUntil })
    .onConflictDoUpdate({ target: totpFactor.userId, set: { newSecret, newUntil } });
}

export async function takeTotpIntoUse(db: Db, userId: string, secret: string, lastStep: number, createTime: string): Promise<void> {
  await db.orm
    .update(totpFactor)
    .set({ secret, lastStep, createTime, usedAt: null, newSecret: null, newUntil: null })
    .where(eq(totpFactor.userId, userId));
}

/** @returns false when a code of this step or a later one was accepted before */
export async function useTotpStep(db: Db, userId: string, step: number, usedAt: string): Promise<boolean> {
  const used = await db.orm
    .update(totpFactor)
    .set({ lastStep: step, usedAt })
    .where(and(eq(totpFactor.userId, userId), isNotNull(totpFactor.secret), lt(totpFactor.lastStep, step)))
    .returning({ userId: totpFactor.userId });
  return used.length > 0;
}

export async function removeTotp(db: Db, userId: string): Promise<boolean> {
  const removed = await db.orm.delete(totpFactor).where(eq(totpFactor.userId, userId)).returning({ secret: totpFactor.secret });
  return removed.some(({ secret }) => secret !== null);
}

export async function userHasFactor(db: Db, userId: string): Promise<boolean> {
  const [row] = await db.orm.select({ has: hasFactor() }).from(appUser).where(eq(appUser.id, userId));
  return row?.has ?? false;
}

/** In a transaction of the system: which of these users have a second factor. */
export async function usersWithFactor(db: Db, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.orm
    .select({ id: appUser.id })
    .from(appUser)
    .where(and(hasUuidIn(appUser.id, userIds), hasFactor()));
  return new Set(rows.map(({ id }) => id));
}

export async function removePasskeys(db: Db, userId: string): Promise<void> {
  await db.orm.delete(passkey).where(eq(passkey.userId, userId));
}

export async function writeRecoveryCodes(db: Db, userId: string, hashes: readonly string[], createTime: string): Promise<void> {
  await removeRecoveryCodes(db, userId);
  await db.orm.insert(recoveryCode).values(hashes.map((codeHash) => ({ userId, codeHash, createTime })));
}

export async function removeRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.orm.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
}

/** Uses up a recovery code. @returns whether the user had it */
export async function useRecoveryCode(db: Db, userId: string, codeHash: string): Promise<boolean> {
  const used = await db.orm
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.codeHash, codeHash)))
    .returning({ userId: recoveryCode.userId });
  return used.length > 0;
}
