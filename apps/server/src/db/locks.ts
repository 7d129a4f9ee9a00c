import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './port.ts';

/** Serialises transactions with the same key: each waits for the end of earlier ones. */
export async function lockKey(db: Db, key: string): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Blocks changes of the table by other transactions until this one ends; reads continue. */
export async function lockTable(db: Db, table: PgTable): Promise<void> {
  await db.orm.execute(sql`lock table ${table} in share row exclusive mode`);
}
