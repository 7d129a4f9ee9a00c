import { ConfigError } from '../../config.ts';
import { MIN_FREE_BYTES } from '../disk.ts';
import type { Connection, Driver } from '../port.ts';
import { columnsOf, MIGRATIONS, parseTables, SEQUENCES, sqlOf, TABLES, type Table } from '../tables.ts';
import { FORMAT_VERSION, type BackupHead, type BackupTable } from './format.ts';

export interface SnapshotMetadata extends Pick<BackupHead, 'product' | 'secretKey'> {
  /** Free bytes on the disk of the embedded database, which writes the snapshot beside its data. */
  freeBytes?: () => Promise<number>;
}

/** Settings that make texts independent of the server, and remove the time limits for this long transaction. */
const SETTINGS = `
  SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex'; SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL transaction_timeout = 0; SET LOCAL row_security = off; SET LOCAL work_mem = '1MB'`;
const INSTALLATION = "select value #>> '{}' as text from app_setting where key = 'installation'";
const NOW = `select to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text`;

/** Intended number of characters in a batch; the number of rows is adapted to it. */
const BATCH_CHARACTERS = 256 * 1024;
const MAX_ROWS = 2000;
/** Most rows of a batch of a table with large values, where the next rows may be much longer than those before. */
const MAX_WIDE_ROWS = 16;
/** Compressed values are stored in full in the snapshot. */
const SNAPSHOT_GROWTH = 3;

let snapshots = 0;

/**
 * Lines of a backup, without sums: the head, and each table with its rows, all of one moment. The first batch is the head, and the snapshot is
 * taken then.
 *
 * PostgreSQL keeps the moment in a transaction. The embedded database has one connection for all, so it writes the snapshot to its disk in one
 * short transaction (cursors WITH HOLD), and changes go on between the batches that are read from there.
 *
 * @throws ConfigError when the disk has no room for the snapshot
 */
export async function* snapshotLines(driver: Driver, metadata: SnapshotMetadata): AsyncGenerator<string[]> {
  const held = driver.kind === 'pglite';
  const prefix = `backup_${(snapshots += 1)}_`;
  let connection: Connection | null = await driver.connect();
  let tables: Table[] = [];
  const run = async (text: string): Promise<string[]> => {
    if (connection) return connection.lines(text);
    const own = await driver.connect();
    try {
      return await own.lines(text);
    } finally {
      own.release();
    }
  };
  const text = async (statement: string): Promise<string | null> => {
    const [line] = await run(statement);
    return line === undefined ? null : ((JSON.parse(line) as [string | null])[0] ?? null); // One column by the statement.
  };
  try {
    await connection.script(`BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY; ${SETTINGS}`);
    tables = parseTables(await text(TABLES));
    if (held) await needSpace(tables, metadata);
    const head: BackupHead = {
      format: 'seaberry-backup',
      version: FORMAT_VERSION,
      product: metadata.product,
      engine: driver.kind,
      installation: await text(INSTALLATION),
      createdAt: String(await text(NOW)),
      secretKey: metadata.secretKey,
      migrations: JSON.parse((await text(MIGRATIONS)) ?? '[]') as BackupHead['migrations'], // Type given by the statement.
      sequences: JSON.parse((await text(SEQUENCES)) ?? '[]') as BackupHead['sequences'],
    };
    if (held) {
      for (const [index, table] of tables.entries()) await run(declare(table, `${prefix}${index} NO SCROLL CURSOR WITH HOLD`));
      await connection.script('COMMIT');
      connection.release();
      connection = null;
    }
    yield [JSON.stringify(head)];
    for (const [index, table] of tables.entries()) {
      yield [JSON.stringify({ table: { schema: table.schema, name: table.name }, columns: table.columns } satisfies BackupTable)];
      if (!held) await run(declare(table, `${prefix}${index} NO SCROLL CURSOR`));
      yield* rowsOf(table, (count) => run(`FETCH ${count} FROM ${prefix}${index}`));
      await run(`CLOSE ${prefix}${index}`);
    }
    tables = [];
  } finally {
    await end(connection, tables.length, (index) => run(`CLOSE ${prefix}${index}`));
  }
}

/** Ends the transaction, or closes the cursors that are left. */
async function end(connection: Connection | null, cursors: number, close: (index: number) => Promise<unknown>): Promise<void> {
  if (connection) {
    const broken = await connection.script('ROLLBACK').then(
      () => false,
      () => true,
    );
    connection.release(broken);
    return;
  }
  for (let index = 0; index < cursors; index += 1) await close(index).catch(() => {});
}

const declare = (table: Table, cursor: string): string => `DECLARE ${cursor} FOR SELECT ${columnsOf(table)} FROM ONLY ${sqlOf(table)}`;

async function* rowsOf({ pages, allPages }: Table, fetch: (count: number) => Promise<string[]>): AsyncGenerator<string[]> {
  const max = allPages > 2 * pages + 8 ? MAX_WIDE_ROWS : MAX_ROWS;
  for (let count = MAX_WIDE_ROWS; ;) {
    const lines = await fetch(count);
    if (lines.length > 0) yield lines;
    if (lines.length < count) return;
    const characters = lines.reduce((sum, line) => sum + line.length, 0);
    if (characters < BATCH_CHARACTERS / 2) count = Math.min(max, count * 2);
    else if (characters > BATCH_CHARACTERS * 2) count = Math.max(1, Math.floor(count / 2));
  }
}

async function needSpace(tables: readonly Table[], { freeBytes }: SnapshotMetadata): Promise<void> {
  const free = (await freeBytes?.()) ?? Infinity;
  const needed = tables.reduce((sum, { allPages }) => sum + allPages * 8192, 0) * SNAPSHOT_GROWTH + MIN_FREE_BYTES;
  if (free >= needed) return;
  const [have, need] = [free, needed].map((bytes) => Math.ceil(bytes / 2 ** 20));
  throw new ConfigError(`The disk of the data folder has ${have} MB left; the snapshot of a backup may need ${need} MB while it is read.`);
}
