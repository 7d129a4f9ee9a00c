import { mkdirSync, realpathSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import type { SecretKeys } from '../ports/secret.ts';
import { freeBytes, MIN_FREE_BYTES } from './disk.ts';
import { openPglite, type PgliteDriver, type PgliteOptions } from './drivers/pglite.ts';
import { postgresOf, cleanUpUpgrade, upgrade, type UpgradeOptions } from './embedded-upgrade.ts';
import { lockFolder, type FolderLock } from './folder-lock.ts';
import { damagedFolder, stateOfFolder, readParts, writeMark, type FolderParts } from './folder-mark.ts';
import type { MarkedFolder } from './installation.ts';
import { secretsOf } from './secret-key.ts';

export interface Embedded {
  driver: PgliteDriver;
  secrets: SecretKeys;
  /** The folder, for `agreeOnInstallation`: a new one is complete with its confirmation. */
  marked: MarkedFolder;
  /** Answers other processes that ask for the folder. */
  serve: FolderLock['serve'];
  /** Releases the folder; call it after closing the driver. */
  unlock(): Promise<void>;
}

export interface EmbeddedOptions extends UpgradeOptions, PgliteOptions {
  /** Secret of the settings; without one it is read from the folder. */
  secretKey?: string | null;
  /** Free bytes of the disk of a folder. @default freeBytes */
  freeOn?: (folder: string) => Promise<number>;
}

export const POSTGRES = '18';

/**
 * Opens the embedded database in a data folder: `seaberry.json` (PostgreSQL version, id of the installation), `secret.key`, `db/`,
 * `lock.sock`. One of an older PostgreSQL is upgraded first.
 *
 * @throws ConfigError with a clear message when the folder is in use, damaged or not writable, was written by a newer PostgreSQL, or by an
 * older one that cannot be upgraded.
 */
export async function openEmbedded(path: string, { secretKey, freeOn, ...options }: EmbeddedOptions = {}): Promise<Embedded> {
  prepare(path);
  const folder = realpathSync(path);
  await needRoom(folder, freeOn);
  const lock = await lockFolder(folder);
  try {
    cleanUpUpgrade(folder);
    const parts = readParts(folder);
    const { mark } = parts;
    const written = postgresOf(folder);
    for (const postgres of [written, mark?.postgres]) if (Number(postgres ?? 0) > Number(POSTGRES)) throw tooNew(folder, String(postgres));
    const isNew = isNewFolder(folder, parts);
    if (isNew) begin(folder, parts);
    else if (written !== null && written !== POSTGRES) await upgrade(folder, written, POSTGRES, options);
    const secrets = secretKey ? { present: secretKey, former: [] } : secretsOf(folder, isNew);
    const driver = await openPglite({ folder: join(folder, 'db'), dump: null }, options);
    const installation = mark?.installation ?? null;
    // The version in the database is authoritative; the marker follows it.
    if (!isNew && mark?.postgres !== POSTGRES) writeMark(folder, { postgres: POSTGRES, ...(installation && { installation }) });
    const confirm = (id: string): void => writeMark(folder, { postgres: POSTGRES, installation: id });
    return { driver, secrets, marked: { folder, installation, confirm }, serve: lock.serve, unlock: lock.release };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/**
 * Makes a data folder whose database `fill` writes; without a secret of the settings it uses the `secret.key` that is there, or makes one. The
 * database has its name once it is complete.
 *
 * @param fill Returns the id of the installation.
 * @returns the present secret
 * @throws ConfigError when the folder has a database, or is in use
 */
export async function makeEmbedded(
  path: string,
  secretKey: string | null,
  fill: (driver: PgliteDriver) => Promise<string | null>,
): Promise<string> {
  prepare(path);
  const folder = realpathSync(path);
  await needRoom(folder);
  const lock = await lockFolder(folder);
  const unfinished = join(folder, 'db.unfinished');
  try {
    cleanUpUpgrade(folder);
    const { mark, hasFiles } = readParts(folder);
    if (mark || hasFiles) throw new ConfigError(`The data folder ${folder} has a database already. Name a new folder with DATA_DIR.`);
    const secret = secretKey ?? secretsOf(folder, true).present;
    mkdirSync(unfinished, { mode: 0o700 });
    const driver = await openPglite({ folder: unfinished, dump: null });
    const installation = await fill(driver).finally(() => driver.close());
    rmSync(join(folder, 'db'), { recursive: true, force: true });
    renameSync(unfinished, join(folder, 'db'));
    writeMark(folder, { postgres: POSTGRES, ...(installation && { installation }) });
    return secret;
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  } finally {
    await lock.release();
  }
}

/** @throws ConfigError for a damaged folder, which is left unchanged */
function isNewFolder(folder: string, parts: FolderParts): boolean {
  const state = stateOfFolder(parts);
  if (typeof state === 'object') throw damagedFolder(folder, state.fault);
  return state === 'new';
}

/**
 * Marks the folder as one that is being created, and makes an empty `db/`. Files of an interrupted creation are removed, a complete
 * database is renamed.
 */
function begin(folder: string, { hasDatabase }: FolderParts): void {
  writeMark(folder, { postgres: POSTGRES, creating: true });
  if (hasDatabase) renameSync(join(folder, 'db'), join(folder, `db.unused-${Date.now()}`));
  rmSync(join(folder, 'db'), { recursive: true, force: true });
  mkdirSync(join(folder, 'db'), { mode: 0o700 });
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${folder} cannot be written (${codeOf(error)}). Give this account the right to write there, or name another folder with DATA_DIR.`,
    );
  }
}

/** A full disk aborts the embedded database. */
async function needRoom(folder: string, freeOn = freeBytes): Promise<void> {
  const free = await freeOn(folder);
  if (free >= MIN_FREE_BYTES) return;
  const [have, needed] = [free, MIN_FREE_BYTES].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new ConfigError(`The disk of the data folder ${folder} is full: ${have} MB are free, ${needed} MB are needed.`);
}

const tooNew = (folder: string, postgres: string): ConfigError =>
  new ConfigError(
    `The data folder ${folder} was written by PostgreSQL ${postgres}; this version of Seaberry brings PostgreSQL ${POSTGRES}. ` +
      'Start the version of Seaberry that wrote it, or name another folder with DATA_DIR.',
  );

function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}
