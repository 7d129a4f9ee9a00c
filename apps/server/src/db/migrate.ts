import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { ConfigError } from '../config.ts';
import type { Driver } from './port.ts';

/** Advisory lock key, the same in every process: one of them migrates while the others wait. */
const LOCK = 5_320_001;

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

export interface MigrateOptions {
  folder?: string;
  /** Stops after the migration of this time (`when` of the journal); for tests that start from an older schema. */
  until?: number;
}

/**
 * Migrates the database to the newest schema: each migration in one transaction, under a lock, forward only.
 *
 * @returns how many migrations ran.
 * @throws ConfigError when the database is newer than this program; the error of the database when a migration fails (it is rolled back).
 */
export async function migrate(driver: Driver, { folder = migrationsFolder, until = Infinity }: MigrateOptions = {}): Promise<number> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const connection = await driver.connect();
  try {
    if (driver.kind === 'postgres') await connection.script(`SELECT pg_advisory_lock(${LOCK})`);
    await connection.script(`
      CREATE SCHEMA IF NOT EXISTS drizzle;
      CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
    const done = await connection.script('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at');
    const known = new Map(migrations.map((migration) => [migration.folderMillis, migration.hash]));
    if (done.some((row) => known.get(Number(row['created_at'])) !== row['hash'])) {
      throw new ConfigError(
        'The database was written by a newer version of Seaberry, or by one that was never released. Start that version, or use another database.',
      );
    }
    const applied = new Set(done.map((row) => Number(row['created_at'])));
    const missing = migrations.filter(({ folderMillis }) => !applied.has(folderMillis) && folderMillis <= until);
    for (const { sql, hash, folderMillis } of missing) {
      try {
        await connection.script('BEGIN');
        for (const statement of sql) await connection.script(statement);
        await connection.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [hash, folderMillis], {
          arrays: false,
          before: '',
        });
        await connection.script('COMMIT');
      } catch (error) {
        await connection.script('ROLLBACK').catch(() => {});
        throw missingExtension(error) ?? error;
      }
    }
    return missing.length;
  } finally {
    if (driver.kind === 'postgres') await connection.script(`SELECT pg_advisory_unlock(${LOCK})`).catch(() => {});
    connection.release();
  }
}

/** PostgreSQL of some systems is packaged without its own extensions. */
function missingExtension(error: unknown): ConfigError | null {
  const [, name] = /extension "(\w+)"/u.exec(error instanceof Error ? error.message : '') ?? [];
  return name
    ? new ConfigError(
        `The database lacks the extension ${name}, or the user of DATABASE_URL may not create it. It comes with PostgreSQL (package postgresql-contrib); ` +
          `let an administrator of the database run CREATE EXTENSION ${name} in its schema public, and start again.`,
      )
    : null;
}
