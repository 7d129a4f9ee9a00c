import { companyFile as entity } from '@seaberry/api-client/contract';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { repository } from '../../../db/entity/repository.ts';
import type { Db } from '../../../db/port.ts';
import { companyFile } from '../../../db/schema/file.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';

export const fileRows = (db: Db) =>
  repository(db, entity, companyFile, {
    order: [desc(companyFile.createTime)],
    extra: {
      sizeKb: sql`ceil(${companyFile.size} / 1024.0)::int`,
      url: sql`'/api/sysFile/preview/' || ${companyFile.id}`,
      relationTitle: sql`(select ${oceanBill.referenceNo} from ${oceanBill} where ${oceanBill.id} = ${companyFile.relationId} and ${oceanBill.deletedAt} is null)`,
    },
  });

export type StoredFile = typeof companyFile.$inferSelect;

/** A file that the caller sees; null for any other. */
export async function findFile(db: Db, id: string): Promise<StoredFile | null> {
  const [row] = await db.orm.select().from(companyFile).where(eq(companyFile.id, id));
  return row ?? null;
}

/** Ids of the files of a record, newest first. */
export const filesOf = (db: Db, relationName: string, relationId: string) =>
  db.orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(and(eq(companyFile.relationName, relationName), eq(companyFile.relationId, relationId)))
    .orderBy(desc(companyFile.createTime))
    .limit(200);

/** @returns false for a file that the caller may not change */
export async function setRelation(
  db: Db,
  id: string,
  relation: Pick<StoredFile, 'relationName' | 'relationId' | 'updatedBy' | 'updateTime'>,
): Promise<boolean> {
  const changed = await db.orm.update(companyFile).set(relation).where(eq(companyFile.id, id)).returning({ id: companyFile.id });
  return changed.length > 0;
}

export async function isInUse(db: Db, { relationName, relationId }: Pick<StoredFile, 'relationName' | 'relationId'>): Promise<boolean> {
  if (relationName === null || relationId === null) return false;
  const found = await db.orm.execute<{ used: boolean }>(sql`select seaberry.file_in_use(${relationName}, ${relationId}) as used`);
  return found[0]?.used === true;
}

/** @returns false for a file that is gone, or whose scan has ended */
export async function endScan(db: Db, id: string, state: 'clean' | 'infected'): Promise<boolean> {
  const changed = await db.orm
    .update(companyFile)
    .set({ state })
    .where(and(eq(companyFile.id, id), eq(companyFile.state, 'scanning')))
    .returning({ id: companyFile.id });
  return changed.length > 0;
}

/** Ids of files that have waited for their scan for long. */
export const scanningSince = (db: Db, before: string) =>
  db.orm
    .select({ id: companyFile.id })
    .from(companyFile)
    .where(and(eq(companyFile.state, 'scanning'), lt(companyFile.createTime, before)))
    .limit(1000);
