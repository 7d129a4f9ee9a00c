import type { Deps } from '../deps.ts';
import type { Db } from '../db/port.ts';

/** Updates the statistics of the embedded database about its tables, and frees the space of dead rows. */
export const STATISTICS = 'statistics';
export const VACUUM = 'vacuum';
const OFTEN = '*/5 * * * *';
const NIGHTLY = '7 3 * * *';

/** Tables that have grown or shrunk by a fifth since they were last analyzed, in pages; the smallest changes do not count. */
const CHANGED = `
  select format('%I.%I', n.nspname, c.relname) as name
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ('public', 'pgboss')
    and abs(pg_relation_size(c.oid) / current_setting('block_size')::int - c.relpages) > greatest(4, 0.2 * c.relpages)`;

/**
 * The embedded database has no autovacuum: without statistics it plans every list for empty tables. Nothing is defined for a
 * PostgreSQL, which looks after itself. Before the queue starts.
 */
export function defineStatistics({ db, queue }: Pick<Deps, 'db' | 'queue'>): void {
  if (db.kind !== 'pglite') return;
  queue.define(STATISTICS, { retry: 1 }, async () => {
    await analyzeChanged(db);
  });
  queue.schedule(STATISTICS, OFTEN);
  queue.define(VACUUM, { retry: 1 }, async () => {
    await db.asOwner('vacuum analyze');
  });
  queue.schedule(VACUUM, NIGHTLY);
}

/** @returns the tables that were analyzed, with their schema */
export async function analyzeChanged(db: Db): Promise<string[]> {
  const names = (await db.asOwner(CHANGED)).rows.map(({ name }) => String(name));
  // One by one: other statements pass in between.
  for (const name of names) await db.asOwner(`analyze ${name}`);
  return names;
}
