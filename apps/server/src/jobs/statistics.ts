import type { Deps } from '../deps.ts';
import type { Db } from '../db/port.ts';

/** Updates the statistics of the embedded database about its tables, and frees the space of dead rows. */
export const STATISTICS = 'statistics';
export const VACUUM = 'vacuum';
const OFTEN = '*/5 * * * *';
const NIGHTLY = '7 3 * * *';

/** Tables that grew or shrank by a fifth since their last analysis, in pages; tiny tables are ignored. */
const CHANGED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    and abs(pg_relation_size(c.oid) / current_setting('block_size')::int - c.relpages) > greatest(4, 0.2 * c.relpages)`;

/**
 * Statistics for the embedded database, which has no autovacuum and would plan every list for empty tables. An external PostgreSQL does
 * this itself. Call it before the queue starts.
 */
export function defineStatistics({ db, queue }: Pick<Deps, 'db' | 'queue'>): void {
  if (db.kind !== 'pglite') return;
  queue.define(STATISTICS, { retry: 1 }, async () => ({ tables: (await analyzeChanged(db)).length }));
  queue.schedule(STATISTICS, OFTEN);
  queue.define(VACUUM, { retry: 1 }, async () => {
    await db.asOwner('vacuum analyze');
  });
  queue.schedule(VACUUM, NIGHTLY);
}

/** @returns the tables that were analyzed, with their schema */
export async function analyzeChanged(db: Db): Promise<string[]> {
  const names = (await db.asOwner(CHANGED)).rows.map(({ name }) => String(name));
  // One by one, so that other statements can run in between.
  for (const name of names) await db.asOwner(`analyze ${name}`);
  return names;
}
