import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './port.ts';

/** Transactions that take the same key run one after another: each waits for the end of those before it. */
export async function lockKey(db: Db, key: string): Promise<void> {
  await db.orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** Until the end of the transaction no other one changes the table; reading goes on. */
export async function lockTable(db: Db, table: PgTable): Promise<void> {
  await db.orm.execute(sql`lock table ${table} in share row exclusive mode`);
}
