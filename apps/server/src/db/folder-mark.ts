import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { isUuid } from '@seaberry/tracking/rules';

/** Content of `seaberry.json`. */
export interface Mark {
  /** Major version of PostgreSQL that wrote the folder. */
  postgres: string;
  /** Id of the installation, which is also in its database; absent in folders of release 0.2 and older. */
  installation?: string;
  /** While the folder is created: its database has never been used. */
  creating?: true;
}

const fileOf = (folder: string): string => join(folder, 'seaberry.json');

/** Null without a mark. @throws ConfigError for an unreadable one */
export function readMark(folder: string): Mark | null {
  if (!existsSync(fileOf(folder))) return null;
  const text = readFileSync(fileOf(folder), 'utf8');
  try {
    const mark = JSON.parse(text) as Partial<Mark>;
    if (typeof mark.postgres === 'string' && (mark.installation === undefined || isUuid(mark.installation))) return mark as Mark;
  } catch {
    // Reported below.
  }
  throw damagedFolder(folder, 'seaberry.json cannot be read');
}

export function writeMark(folder: string, mark: Mark): void {
  // Synced: with an earlier `creating` mark after a power failure, a folder in use would pass for a new one.
  writeFileSync(`${fileOf(folder)}.new`, `${JSON.stringify(mark)}\n`, { flush: true });
  renameSync(`${fileOf(folder)}.new`, fileOf(folder));
}

/** Parts of a data folder by which it is new, in use or damaged. */
export interface FolderParts {
  mark: Mark | null;
  /** Whether `db/` has the files of a database. */
  hasDatabase: boolean;
  /** Whether `db/` has any file. */
  hasFiles: boolean;
}

/** Files without which PostgreSQL does not start on a folder, or would create them anew. */
export const NEEDED = ['PG_VERSION', 'base', 'global', 'pg_wal', 'pg_xact', 'postgresql.conf'];

export function readParts(folder: string): FolderParts {
  const db = join(folder, 'db');
  const names = existsSync(db) ? readdirSync(db) : [];
  return { mark: readMark(folder), hasDatabase: NEEDED.every((name) => names.includes(name)), hasFiles: names.length > 0 };
}

/** `new`: a database is created, whatever an interrupted creation left; `used`: it is opened; otherwise what is wrong with it. */
export function stateOfFolder({ mark, hasDatabase, hasFiles }: FolderParts): 'new' | 'used' | { fault: string } {
  if (mark?.creating) return 'new';
  if (hasDatabase) return 'used';
  if (hasFiles) return { fault: 'files of its database in db/ are missing' };
  return mark ? { fault: 'its database in db/ is missing' } : 'new';
}

export const damagedFolder = (folder: string, fault: string): ConfigError =>
  new ConfigError(
    `The data folder ${folder} is damaged: ${fault}. Nothing was changed. Restore it from a backup; to begin anew, name another folder with DATA_DIR.`,
  );
