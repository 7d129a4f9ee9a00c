import type { Db } from '../../db/port.ts';
import { readCounts } from '../job/repo.ts';

type DatabaseRow = {
  version: string;
  bytes: string;
  connections: string;
  maxConnections: string;
};

/** Size and connections of the database. Reads as owner, since other roles do not see the connections of others. */
export async function readDatabase(db: Db) {
  const { rows } = await db.asOwner(
    `select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections') as "maxConnections"`,
  );
  // Safe cast: the statement selects these columns.
  const [row] = rows as DatabaseRow[];
  return {
    version: `${db.kind} ${row?.version ?? ''}`.trim(),
    bytes: Number(row?.bytes ?? 0),
    connections: Number(row?.connections ?? 0),
    maxConnections: Number(row?.maxConnections ?? 0),
  };
}

/** Jobs of all queues. */
export async function readQueue(db: Db) {
  const sum = { waiting: 0, running: 0, failed: 0 };
  for (const { waiting, running, failed } of await readCounts(db)) {
    sum.waiting += waiting;
    sum.running += running;
    sum.failed += failed;
  }
  return sum;
}
