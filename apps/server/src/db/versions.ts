import { eq } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { Outdated } from '../http/errors.ts';
import type { Db } from './port.ts';

/** Table of an entity with a version, which a trigger raises (`seaberry.version_rises_with`). */
export type VersionedTable = PgTable & { id: PgColumn; version: PgColumn };

/**
 * In the transaction of a change: locks the row and compares its version with that of the row that the change was made from. Without a
 * version, which clients of the origin do not send, the change overwrites.
 *
 * @param current Reads the row as the list of its controller shows it.
 * @param readBy Call of the same controller that returns the row instead.
 * @throws Outdated
 */
export async function requireVersion(
  db: Db,
  table: VersionedTable,
  { id, version }: { id: string; version?: number | null | undefined },
  current: () => Promise<unknown>,
  readBy?: string,
): Promise<void> {
  if (version == null) return;
  const found = await db.orm
    .select({ version: table.version })
    .from(table as PgTable)
    .where(eq(table.id, id))
    .for('no key update');
  // A row that the caller may not change is not found; the change itself gives the error.
  if (found[0] && found[0].version !== version) throw new Outdated(await current(), readBy);
}

/** In the transaction of a change, after it: the new version of the row. */
export async function versionOf(db: Db, table: VersionedTable, id: string): Promise<number> {
  const [row] = await db.orm
    .select({ version: table.version })
    .from(table as PgTable)
    .where(eq(table.id, id));
  return row?.version as number;
}
