import { readMigrationFiles } from 'drizzle-orm/migrator';
import { isNull } from 'drizzle-orm';
import { ConfigError } from '../../config.ts';
import { markRestore } from '../installation.ts';
import { migrate, migrationsFolder } from '../migrate.ts';
import type { Connection, Driver } from '../port.ts';
import { createQueueTables } from '../queue-tables.ts';
import { authSession, captcha } from '../schema/core.ts';
import { passkeyChallenge, signInStep } from '../schema/factor.ts';
import { scanLogin, ticket, verificationCode } from '../schema/session.ts';
import { columnsOf, ident, nameOf, parseTables, QUEUE, setSequence, sqlOf, TABLES, type Table } from '../tables.ts';
import { createDb } from '../transactions.ts';
import type { BackupHead, BackupTable } from './format.ts';
import { readBackup } from './read.ts';

/** Timeout of a transaction: a day, so practically none, since nothing else uses the database. */
const LIMIT_MS = 24 * 3600 * 1000;
const QUERY_OPTIONS = { arrays: false, before: '' };
const OWN_SCHEMAS = "n.nspname !~ '^pg_' and n.nspname <> 'information_schema'";
const OBJECTS_QUERY = `
  select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OWN_SCHEMAS}
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const FOREIGN_KEYS_QUERY = `
  select format('%I.%I', n.nspname, c.relname) as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
  where k.contype = 'f' and k.conparentid = 0 and ${OWN_SCHEMAS}`;
const TRIGGERED_QUERY = `
  select distinct format('%I.%I', n.nspname, c.relname) as "table" from pg_trigger g
  join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
  where not g.tgisinternal and c.relkind = 'r' and ${OWN_SCHEMAS}`;

/** @throws ConfigError when this program lacks one of the migrations of a backup */
export function requireKnownMigrations({ migrations, product }: BackupHead, file: string): void {
  const known = new Map(readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => [String(folderMillis), hash]));
  if (migrations.every(({ at, hash }) => known.get(at) === hash)) return;
  throw new ConfigError(
    `${file} was written by Seaberry ${product}, whose database is newer than this version knows. Restore it with that version.`,
  );
}

/** @throws ConfigError for a database that has any table, view or sequence of its own */
export async function requireEmpty(driver: Driver): Promise<void> {
  const connection = await driver.connect();
  try {
    const [found] = await connection.script(OBJECTS_QUERY);
    if (Number(found?.['count']) > 0) {
      throw new ConfigError(
        'The database of DATABASE_URL is not empty. A backup is restored into a new one: create it with CREATE DATABASE.',
      );
    }
  } finally {
    connection.release();
  }
}

/**
 * Writes a backup into an empty database: the schema of its migrations, its rows in one transaction, then later migrations. Sessions of the
 * backup are ended, its codes and begun sign-ins removed. Until the end the database is marked, so that no server starts on it.
 *
 * @param file A backup that `verifyBackup` has accepted.
 * @param now Wall time, ISO 8601.
 */
export async function loadBackup(driver: Driver, file: string, now: string, say: (line: string) => void = () => {}): Promise<void> {
  const parts = readBackup(file);
  const first = await parts.next();
  if (first.done || first.value.kind !== 'head') throw new ConfigError(`${file} is not a backup of Seaberry.`);
  const { head } = first.value;
  await migrate(driver, { until: Math.max(0, ...head.migrations.map(({ at }) => Number(at))) });
  await createQueueTables(driver);
  const db = createDb(driver, { limitMs: LIMIT_MS });
  await db.transaction('system', () => markRestore(db, true));
  await loadRows(driver, head, parts, say);
  await migrate(driver);
  await db.transaction('system', async () => {
    await db.orm.update(authSession).set({ revokedAt: now }).where(isNull(authSession.revokedAt));
    for (const table of [ticket, scanLogin, verificationCode, captcha, signInStep, passkeyChallenge]) await db.orm.delete(table);
    await markRestore(db, false);
  });
  await db.asOwner('ANALYZE');
}

async function loadRows(
  driver: Driver,
  head: BackupHead,
  parts: ReturnType<typeof readBackup>,
  say: (line: string) => void,
): Promise<void> {
  const connection = await driver.connect();
  try {
    await connection.script("BEGIN; SET LOCAL TIME ZONE 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL statement_timeout = 0");
    const [found] = await connection.script(TABLES);
    const targets = parseTables(String(found?.['text']));
    const keys = await rowsOf<{ table: string; name: string; definition: string }>(connection, FOREIGN_KEYS_QUERY);
    const triggered = await rowsOf<{ table: string }>(connection, TRIGGERED_QUERY);
    // Without triggers and foreign keys: the rows were consistent in the source, and the keys are checked when they are added again.
    await connection.script(
      [
        ...keys.map(({ table, name }) => `ALTER TABLE ${table} DROP CONSTRAINT ${name}`),
        ...triggered.map(({ table }) => `ALTER TABLE ${table} DISABLE TRIGGER USER`),
        `TRUNCATE ${targets.map(sqlOf).join(', ')}`,
      ].join(';'),
    );
    let insert: ((lines: readonly string[]) => Promise<void>) | null = null;
    for await (const part of parts) {
      if (part.kind === 'table') insert = insertInto(connection, part.table, targets, say);
      else if (part.kind === 'rows') await insert?.(part.lines);
    }
    await connection.script(
      [
        ...keys.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
        ...triggered.map(({ table }) => `ALTER TABLE ${table} ENABLE TRIGGER USER`),
        ...head.sequences.map(setSequence),
        // The truncation removed the mark of `markRestore`: it is set again in the same transaction.
        `INSERT INTO app_setting (key, value) VALUES ('restore', '"running"')`,
        'COMMIT',
      ].join(';'),
    );
    connection.release();
  } catch (error) {
    await connection.script('ROLLBACK').catch(() => {});
    connection.release(true);
    throw error;
  }
}

/** Rows of a query without parameters; `T` names the columns that it selects, which are all texts. */
const rowsOf = async <T>(connection: Connection, query: string): Promise<T[]> => (await connection.script(query)) as T[];

/**
 * Returns a function that inserts rows of one table. The job queue changes its tables itself: what its current version has dropped is left
 * out. Anything else that the database lacks is an error.
 */
function insertInto(
  connection: Connection,
  { table, columns }: BackupTable,
  targets: readonly Table[],
  say: (line: string) => void,
): (lines: readonly string[]) => Promise<void> {
  const target = targets.find((one) => nameOf(one) === nameOf(table));
  const kept = columns.flatMap((column, at) => {
    const type = target?.types[target.columns.indexOf(column)];
    return type === undefined ? [] : [{ column, value: `(r ->> ${at})::${type}` }];
  });
  const lost = columns.filter((column) => !kept.some((one) => one.column === column));
  const where = `${lost.join(', ')} of ${nameOf(table)}`;
  if (lost.length > 0 && table.schema !== QUEUE)
    return () => Promise.reject(new ConfigError(`The present schema has no place for ${where}.`));
  if (lost.length > 0) say(`The job queue no longer has ${where}: left out.`);
  if (kept.length === 0) return () => Promise.resolve();
  const statement = `INSERT INTO ${ident(table.schema)}.${ident(table.name)} (${columnsOf({ columns: kept.map(({ column }) => column) })})
    OVERRIDING SYSTEM VALUE SELECT ${kept.map(({ value }) => value).join(', ')} FROM jsonb_array_elements($1::jsonb) r`;
  return async (lines) => void (await connection.query(statement, [`[${lines.join(',')}]`], QUERY_OPTIONS));
}
