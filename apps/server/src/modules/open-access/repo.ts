import { openAccess as entity } from '@seaberry/api-client/contract';
import { and, asc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import { hasId } from '../../db/ids.ts';
import type { Db } from '../../db/port.ts';
import { appUser, tenant } from '../../db/schema/core.ts';
import { openAccess, usedNonce } from '../../db/schema/open-access.ts';
import { MASK } from './rules.ts';

/* All functions run in a transaction of the system. */

const PEOPLE_SHOWN = 20;

export const keyRows = (db: Db) =>
  repository(db, entity, openAccess, {
    extra: {
      accessSecret: sql`${MASK}::text`,
      bindUserAccount: sql`(select u.account from app_user u where u.id = ${openAccess.bindUserId})`,
      bindTenantName: sql`(select t.name from tenant t where t.id = ${openAccess.bindTenantId})`,
    },
  });

/** An enabled key. */
export async function keyByName(db: Db, accessKey: string) {
  const [row] = await db.orm
    .select()
    .from(openAccess)
    .where(and(eq(openAccess.accessKey, accessKey), eq(openAccess.enabled, true)));
  return row ?? null;
}

export async function keyById(db: Db, id: string) {
  const [row] = await db.orm
    .select()
    .from(openAccess)
    .where(and(eq(openAccess.id, id), eq(openAccess.enabled, true)));
  return row ?? null;
}

/** Until the transaction ends, another change of the key waits. */
export async function holdKey(db: Db, id: string) {
  const [row] = await db.orm.select().from(openAccess).where(hasId(openAccess.id, id)).for('update');
  return row ?? null;
}

export async function writeKey(db: Db, id: string, columns: Partial<typeof openAccess.$inferInsert>): Promise<void> {
  await db.orm.update(openAccess).set(columns).where(eq(openAccess.id, id));
}

/** Uses a value once. @returns false if it is used already */
export async function takeNonce(db: Db, row: typeof usedNonce.$inferInsert, now: string): Promise<boolean> {
  const taken = await db.orm
    .insert(usedNonce)
    .values(row)
    .onConflictDoUpdate({
      target: [usedNonce.keyId, usedNonce.nonce],
      set: { expiresAt: row.expiresAt },
      setWhere: lt(usedNonce.expiresAt, now),
    })
    .returning({ nonce: usedNonce.nonce });
  return taken.length > 0;
}

/** Company of a user. */
export async function companyOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.orm.select({ tenantId: appUser.tenantId }).from(appUser).where(hasId(appUser.id, userId));
  return row?.tenantId ?? null;
}

export async function hasKeys(db: Db, tenantId: string): Promise<boolean> {
  const found = await db.orm.select({ id: openAccess.id }).from(openAccess).where(eq(openAccess.bindTenantId, tenantId)).limit(1);
  return found.length > 0;
}

/** Enabled users of all companies whose account or name contains a text. */
export function peopleNamed(db: Db, text: string) {
  const pattern = `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return db.orm
    .select({ id: appUser.id, account: appUser.account, realName: appUser.realName, tenantName: tenant.name })
    .from(appUser)
    .innerJoin(tenant, eq(tenant.id, appUser.tenantId))
    .where(and(eq(appUser.enabled, true), or(ilike(appUser.account, pattern), ilike(appUser.realName, pattern))))
    .orderBy(asc(appUser.account))
    .limit(PEOPLE_SHOWN);
}
