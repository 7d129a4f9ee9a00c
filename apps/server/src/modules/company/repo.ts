import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/port.ts';
import { ERROR } from '../../http/error-codes.ts';
import { org } from '../../db/schema/access.ts';
import { tenant } from '../../db/schema/core.ts';

/**
 * In a transaction of any scope: why a company name is not available, ignoring case. The name stays locked until the transaction ends.
 * @param own The company that is to get the name; null for a new company.
 */
export async function companyNameReasons(db: Db, name: string, own: string | null): Promise<string[]> {
  const [row] = await db.sql<{ taken: boolean }>('select seaberry.company_name_taken($1, $2::uuid) as taken', [name, own]);
  return row?.taken ? [ERROR.companyNameTaken] : [];
}

/** In a transaction: renames the root organization of a company, if it still has the former name of the company. */
export async function renameRoot(db: Db, tenantId: string, names: { before: string; after: string }, now: string): Promise<void> {
  await db.orm
    .update(org)
    .set({ name: names.after, updateTime: now })
    .where(and(eq(org.tenantId, tenantId), isNull(org.parentId), eq(org.name, names.before)));
}

/** In a transaction of the company. */
export async function readCompany(db: Db, tenantId: string) {
  const { id, name, abbreviation, number, keyHint, keyTime, logoFileId: logo, berryBalance: berries, tier, version } = tenant;
  const [row] = await db.orm
    .select({ id, name, abbreviation, number, keyHint, keyTime, logo, berries, tier, version })
    .from(tenant)
    .where(eq(tenant.id, tenantId));
  return row ?? null;
}

/** In a transaction: the name of a company, whose row stays locked. */
export async function lockCompanyName(db: Db, tenantId: string): Promise<string | null> {
  const [row] = await db.orm.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, tenantId)).for('no key update');
  return row?.name ?? null;
}

/** In a transaction: changes the given columns. */
export async function writeCompany(db: Db, tenantId: string, columns: Partial<typeof tenant.$inferInsert>): Promise<void> {
  await db.orm.update(tenant).set(columns).where(eq(tenant.id, tenantId));
}
