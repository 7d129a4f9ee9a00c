import { sql } from 'drizzle-orm';
import type { Db } from './port.ts';

/** In a transaction: the text reaches every listening process after the commit. */
export async function notify(db: Db, channel: string, text: string): Promise<void> {
  await db.orm.execute(sql`select pg_notify(${channel}, ${text})`);
}
