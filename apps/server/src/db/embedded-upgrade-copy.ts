import type { PgliteDriver } from './drivers/pglite.ts';
import { READING } from './embedded-upgrade-reader.ts';
import {
  columnsOf,
  MIGRATIONS,
  nameOf,
  parseTables,
  QUEUE,
  SEQUENCES,
  setSequence,
  sqlOf,
  TABLES,
  type Sequence,
  type Table,
} from './tables.ts';

/** The old database, read through the process that has it open. */
export interface OldDatabase {
  /** First column of the first row, as text. */
  value(text: string): Promise<string | null>;
  /** Output of `COPY … TO '/dev/blob'`. */
  copy(text: string): Promise<Uint8Array>;
  close(): Promise<void>;
}

const CHUNK_PAGES = 1000;
/** Time (`when` of the journal) of the newest migration of the old database; 0 without any. */
export const newestMigration = async (old: OldDatabase): Promise<number> =>
  Number(await old.value('select coalesce(max(created_at), 0)::text from drizzle.__drizzle_migrations'));

/** Whether the queue has ever used the database. */
export const hasQueue = async (old: OldDatabase): Promise<boolean> =>
  (await old.value(`select to_regclass('${QUEUE}.version') is not null`)) === 'true';

/**
 * Copies all rows of the old database into the new one, which has the schema of the same migration, and compares row counts and contents.
 *
 * @returns the number of rows.
 * @throws when the schemas differ or a table is not copied exactly.
 */
export async function copyAll(old: OldDatabase, fresh: PgliteDriver, say: (line: string) => void): Promise<number> {
  const value = (text: string): Promise<string | null> => valueOf(fresh, text);
  if ((await old.value(MIGRATIONS)) !== (await value(MIGRATIONS))) {
    throw new Error('it was written by a newer version of Seaberry, or by one that was never released');
  }
  const targets = parseTables(await value(TABLES));
  const pairs = await pair(parseTables(await old.value(TABLES)), targets, old, say);
  // Without triggers and foreign key checks: the rows were consistent in the source.
  await script(fresh, `${READING}; SET session_replication_role = replica; TRUNCATE ${targets.map(sqlOf).join(', ')}`);
  let rows = 0;
  for (const table of pairs) {
    await copyTable(old, fresh, table);
    const before = await old.value(contentOf(table));
    const after = await value(contentOf(table));
    if (before !== after) throw new Error(`the table ${nameOf(table)} did not come out the same (${before}, now ${after})`);
    rows += Number(before?.split(' ')[0] ?? 0);
  }
  const sequences = JSON.parse((await old.value(SEQUENCES)) ?? '[]') as Sequence[]; // Type given by the statement.
  for (const sequence of sequences) await script(fresh, setSequence(sequence));
  await script(fresh, 'RESET ALL; ANALYZE');
  return rows;
}

/** Pairs each old table with its new one. Only tables of the queue may be missing: those that its current version dropped. */
async function pair(from: Table[], to: Table[], old: OldDatabase, say: (line: string) => void): Promise<Table[]> {
  const known = new Map(to.map((table) => [nameOf(table), new Set(table.columns)]));
  const pairs: Table[] = [];
  for (const table of from) {
    const columns = known.get(nameOf(table));
    const lost = table.columns.filter((column) => !columns?.has(column));
    if (lost.length === 0) pairs.push(table);
    else if (columns && table.schema === QUEUE) {
      say(`The job queue no longer has ${lost.join(', ')} in ${nameOf(table)}: left out.`);
      pairs.push({ ...table, columns: table.columns.filter((column) => columns.has(column)) });
    } else if (Number(await old.value(`select count(*) from only ${sqlOf(table)}`)) > 0) {
      throw new Error(`the present schema has no place for ${columns ? `${lost.join(', ')} of ` : ''}${nameOf(table)}`);
    }
  }
  return pairs;
}

/** In ranges of pages, so that memory does not limit the table size. */
async function copyTable(old: OldDatabase, fresh: PgliteDriver, table: Table): Promise<void> {
  const step = Math.max(1, Math.floor((CHUNK_PAGES * table.pages) / Math.max(1, table.allPages)));
  for (let page = 0; page < table.pages; page += step) {
    const range = `ctid >= '(${page},0)'::tid and ctid < '(${page + step},0)'::tid`;
    const rows = await old.copy(`COPY (select ${columnsOf(table)} from only ${sqlOf(table)} where ${range}) TO '/dev/blob'`);
    if (rows.length > 0) await fresh.copyIn(`COPY ${sqlOf(table)} (${columnsOf(table)}) FROM '/dev/blob'`, rows);
  }
}

/** Row count and a checksum of the contents, independent of the order. */
const contentOf = (table: Table): string =>
  `select count(*) || ' ' || coalesce(sum(hashtextextended(r::text, 0)), 0) from (select ${columnsOf(table)} from only ${sqlOf(table)}) r`;

async function valueOf(driver: PgliteDriver, text: string): Promise<string | null> {
  const connection = await driver.connect();
  try {
    const [row] = await connection.query(text, [], { arrays: false, before: '' });
    const value: unknown = Object.values(row ?? {})[0] ?? null;
    return value === null || typeof value === 'string' ? value : JSON.stringify(value);
  } finally {
    connection.release();
  }
}

async function script(driver: PgliteDriver, text: string): Promise<void> {
  const connection = await driver.connect();
  try {
    await connection.script(text);
  } finally {
    connection.release();
  }
}
