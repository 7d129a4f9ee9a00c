import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/port.ts';
import { companyFile, fileUpload } from '../../../db/schema/file.ts';
import { oceanBill } from '../../../db/schema/tracking.ts';

export type Upload = typeof fileUpload.$inferSelect;

/** Bytes of the company that count for its quota: files, and uploads by their whole size. */
export async function takenBytes(db: Db): Promise<number> {
  const found = await db.orm.execute<{ bytes: string | number }>(sql`select seaberry.file_bytes() as bytes`);
  return Number(found[0]?.bytes ?? 0);
}

export async function countUploads(db: Db, userId: string): Promise<number> {
  const [row] = await db.orm.select({ n: count() }).from(fileUpload).where(eq(fileUpload.userId, userId));
  return row?.n ?? 0;
}

export async function insertUpload(db: Db, upload: typeof fileUpload.$inferInsert): Promise<void> {
  await db.orm.insert(fileUpload).values(upload);
}

export async function findUpload(db: Db, userId: string, id: string, now: string): Promise<Upload | null> {
  const [row] = await db.orm
    .select()
    .from(fileUpload)
    .where(and(eq(fileUpload.id, id), eq(fileUpload.userId, userId), gt(fileUpload.expiresAt, now)));
  return row ?? null;
}

/** @returns false when another request has stored this part, or the upload is gone */
export async function addReceived(db: Db, { id, received }: Upload, bytes: number): Promise<boolean> {
  const changed = await db.orm
    .update(fileUpload)
    .set({ received: received + bytes })
    .where(and(eq(fileUpload.id, id), eq(fileUpload.received, received)))
    .returning({ id: fileUpload.id });
  return changed.length > 0;
}

/** @returns false when it is gone already */
export async function deleteUpload(db: Db, id: string): Promise<boolean> {
  const gone = await db.orm.delete(fileUpload).where(eq(fileUpload.id, id)).returning({ id: fileUpload.id });
  return gone.length > 0;
}

export const expiredUploads = (db: Db, now: string) => db.orm.select().from(fileUpload).where(lt(fileUpload.expiresAt, now)).limit(500);

export async function insertFile(db: Db, file: typeof companyFile.$inferInsert): Promise<void> {
  await db.orm.insert(companyFile).values(file);
}

/** Whether a caller sees the bill that a file is to belong to. */
export async function seesBill(db: Db, id: string): Promise<boolean> {
  const found = await db.orm
    .select({ id: oceanBill.id })
    .from(oceanBill)
    .where(and(eq(oceanBill.id, id), sql`${oceanBill.deletedAt} is null`));
  return found.length > 0;
}

/** Keys of all parts that an upload may have stored, the last one perhaps without being in its row. */
export const partKeys = ({ id, received, size, partSize }: Upload): string[] => {
  const parts = Math.min(Math.ceil(size / partSize), Math.floor(received / partSize) + 1);
  return Array.from({ length: parts }, (_, part) => partKey(id, part));
};

export const partKey = (id: string, part: number): string => `parts/${id}/${part}`;

/** In a transaction of the system: keys of all that a company has in the storage. */
export async function objectsOf(db: Db, tenantId: string): Promise<string[]> {
  const files = await db.orm.select({ key: companyFile.storageKey }).from(companyFile).where(eq(companyFile.tenantId, tenantId));
  const uploads = await db.orm.select().from(fileUpload).where(eq(fileUpload.tenantId, tenantId));
  return [...files.map(({ key }) => key), ...uploads.flatMap((upload) => [...partKeys(upload), upload.storageKey])];
}
