import type { Locale } from '@seaberry/i18n';
import { and, count, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import { v7 as uuid } from 'uuid';
import type { Db } from '../../db/port.ts';
import { exportFile, exportPart } from '../../db/schema/access.ts';
import { appUser } from '../../db/schema/core.ts';
import type { ExportColumn } from '../../spreadsheet/cells.ts';
import { START, type ExportFormat, type Written } from './writer/service.ts';

/** Source, columns and language of a file. */
export interface ExportRequest {
  controller: string;
  call: string;
  input: Readonly<Record<string, unknown>>;
  columns: readonly ExportColumn[];
  timeZone: string;
  locale: Locale;
}

export interface NewFile {
  tenantId: string;
  userId: string;
  title: string;
  format: ExportFormat;
  request: ExportRequest;
  /** Wall time, ISO 8601. */
  now: string;
  expiresAt: string;
}

/**
 * Removes the failed files of a user and counts the others. Locks the user, so that of two concurrent requests the second counts the file
 * of the first.
 */
export async function countFiles(db: Db, userId: string, now: string): Promise<number> {
  await db.orm.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('update');
  await db.orm.delete(exportFile).where(and(eq(exportFile.userId, userId), eq(exportFile.state, 'failed')));
  const [row] = await db.orm
    .select({ n: count() })
    .from(exportFile)
    .where(and(eq(exportFile.userId, userId), gt(exportFile.expiresAt, now)));
  return row?.n ?? 0;
}

/** @returns the id */
export async function insertFile(db: Db, { now, ...file }: NewFile): Promise<string> {
  const id = uuid();
  await db.orm.insert(exportFile).values({ id, ...file, state: 'waiting', cursor: START, createTime: now });
  return id;
}

export const filesOf = (db: Db, userId: string, now: string) =>
  db.orm
    .select()
    .from(exportFile)
    .where(and(eq(exportFile.userId, userId), gt(exportFile.expiresAt, now)))
    .orderBy(desc(exportFile.createTime), desc(exportFile.id));

export type FileRow = Awaited<ReturnType<typeof filesOf>>[number];

export async function findFile(db: Db, userId: string, id: string, now: string): Promise<FileRow | null> {
  const [row] = await db.orm
    .select()
    .from(exportFile)
    .where(and(eq(exportFile.id, id), eq(exportFile.userId, userId), gt(exportFile.expiresAt, now)));
  return row ?? null;
}

/** @returns false for an unknown file */
export async function deleteFile(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(exportFile)
    .where(and(eq(exportFile.id, id), eq(exportFile.userId, userId)))
    .returning({ id: exportFile.id });
  return gone.length > 0;
}

export const deleteExpired = (db: Db, now: string) => db.orm.delete(exportFile).where(lt(exportFile.expiresAt, now));

/** Ids of files that have been unfinished for long. */
export const unfinishedSince = (db: Db, before: string) =>
  db.orm
    .select({ id: exportFile.id })
    .from(exportFile)
    .where(and(inArray(exportFile.state, ['waiting', 'running']), lt(exportFile.createTime, before)));

/** Resets a failed file to waiting and empty. */
export const restartFile = (db: Db, id: string) =>
  db.orm
    .update(exportFile)
    .set({ state: 'waiting', done: 0, total: null, cursor: START, attempts: 0, fault: null })
    .where(eq(exportFile.id, id));

/** Takes a file for writing; null for one that is done, cancelled or expired. */
export async function takeFile(db: Db, id: string, now: string): Promise<FileRow | null> {
  const [row] = await db.orm
    .update(exportFile)
    .set({ state: 'running', attempts: sql`${exportFile.attempts} + 1` })
    .where(and(eq(exportFile.id, id), inArray(exportFile.state, ['waiting', 'running']), gt(exportFile.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** The file at the page that a job has read: not yet written by another process, and not cancelled. */
const atPage = ({ id, cursor }: FileRow) =>
  and(eq(exportFile.id, id), eq(exportFile.state, 'running'), sql`${exportFile.cursor}->>'page' = ${String(cursor.page)}`);

/** @returns false when the file was cancelled, or another process has written this page */
export async function storePage(
  db: Db,
  file: FileRow,
  { parts, cursor }: Written,
  progress: { done: number; total: number | null; ready: boolean },
): Promise<boolean> {
  const { done, total, ready } = progress;
  const changed = await db.orm
    .update(exportFile)
    .set({ done, total, cursor, attempts: 0, ...(ready ? { state: 'ready' as const } : {}) })
    .where(atPage(file))
    .returning({ id: exportFile.id });
  if (changed.length === 0) return false;
  const { id: fileId, tenantId, userId } = file;
  await db.orm
    .insert(exportPart)
    .values(parts.map(({ number, bytes }) => ({ fileId, number, tenantId, userId, content: bytes.toString('base64') })));
  return true;
}

export async function failFile(db: Db, id: string, fault: string): Promise<void> {
  await db.orm.update(exportFile).set({ state: 'failed', fault }).where(eq(exportFile.id, id));
  await db.orm.delete(exportPart).where(eq(exportPart.fileId, id));
}

/** The first part from a number on. */
export async function partFrom(db: Db, fileId: string, number: number): Promise<{ number: number; bytes: Buffer } | null> {
  const [row] = await db.orm
    .select()
    .from(exportPart)
    .where(and(eq(exportPart.fileId, fileId), gte(exportPart.number, number)))
    .orderBy(exportPart.number)
    .limit(1);
  return row ? { number: row.number, bytes: Buffer.from(row.content, 'base64') } : null;
}
