import { printTemplate as entity } from '@seaberry/api-client/contract';
import { and, asc, desc, eq, ilike, sql } from 'drizzle-orm';
import { repository } from '../../db/entity/repository.ts';
import type { Db } from '../../db/port.ts';
import { printTemplate } from '../../db/schema/file.ts';
import { tenant } from '../../db/schema/core.ts';
import { oceanBill } from '../../db/schema/tracking.ts';

export const templateRows = (db: Db) => repository(db, entity, printTemplate, { extra: { builtIn: sql`false` } });

/** Enabled templates of the company, in their order. */
export const enabledTemplates = (db: Db) =>
  db.orm
    .select({ id: printTemplate.id, name: printTemplate.name })
    .from(printTemplate)
    .where(eq(printTemplate.enabled, true))
    .orderBy(asc(printTemplate.orderNo), asc(printTemplate.createTime));

export async function templateText(db: Db, id: string): Promise<string | null> {
  const [row] = await db.orm
    .select({ template: printTemplate.template })
    .from(printTemplate)
    .where(and(eq(printTemplate.id, id), eq(printTemplate.enabled, true)));
  return row?.template ?? null;
}

export async function companyName(db: Db, tenantId: string): Promise<string> {
  const [row] = await db.orm.select({ name: tenant.name }).from(tenant).where(eq(tenant.id, tenantId));
  return row?.name ?? '';
}

/** The newest bill that the caller sees, or that with a number. */
export async function billForPreview(db: Db, number: string | null): Promise<string | null> {
  const [row] = await db.orm
    .select({ id: oceanBill.id })
    .from(oceanBill)
    .where(
      and(
        sql`${oceanBill.deletedAt} is null`,
        number ? ilike(oceanBill.referenceNo, number.replaceAll(/[\\%_]/gu, String.raw`\$&`)) : undefined,
      ),
    )
    .orderBy(desc(oceanBill.createTime))
    .limit(1);
  return row?.id ?? null;
}
