import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { openPglite, type PgliteDriver, type PgliteOptions } from './drivers/pglite.ts';
import { freeBytes, MIN_FREE_BYTES } from './disk.ts';
import { postgresOf, settle, upgrade, type UpgradeOptions } from './embedded-upgrade.ts';

/** Maximum path length of a Unix socket on all systems. */
const MAX_SOCKET_PATH = 100;

export interface Embedded {
  driver: PgliteDriver;
  /** True when the folder was created by this start. */
  fresh: boolean;
  secret: Uint8Array;
  /** Releases the folder; call it after closing the driver. */
  unlock(): Promise<void>;
}

interface Mark {
  /** Major version of PostgreSQL that wrote the folder. */
  postgres: string;
}

export const POSTGRES = '18';

/**
 * Opens the embedded database in a data folder: `seaberry.json` (marker with PostgreSQL version), `secret.key`, `db/`. One of an older
 * PostgreSQL is upgraded first.
 *
 * The lock is a listening socket, which a killed process does not leave behind.
 *
 * @throws ConfigError with a clear message when the folder is in use or not writable, was written by a newer PostgreSQL, or by an
 * older one that cannot be upgraded.
 */
export async function openEmbedded(folder: string, options: UpgradeOptions & PgliteOptions = {}): Promise<Embedded> {
  prepare(folder);
  await needRoom(folder);
  const lock = await holdLock(folder);
  try {
    settle(folder);
    mkdirSync(join(folder, 'db'), { recursive: true, mode: 0o700 });
    const mark = readMark(folder);
    const written = postgresOf(folder);
    for (const postgres of [written, mark?.postgres]) if (Number(postgres ?? 0) > Number(POSTGRES)) throw tooNew(folder, String(postgres));
    if (written !== null && written !== POSTGRES) await upgrade(folder, written, POSTGRES, options);
    const fresh = mark === null;
    const driver = await openPglite({ folder: join(folder, 'db'), dump: null }, options);
    // The version in the database is authoritative; the marker follows it.
    if (mark?.postgres !== POSTGRES) writeMark(folder, { postgres: POSTGRES });
    return { driver, fresh, secret: secretOf(folder), unlock: () => closed(lock) };
  } catch (error) {
    await closed(lock);
    throw error;
  }
}

function prepare(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    throw new ConfigError(`The data folder ${folder} cannot be written (${codeOf(error)}). Name another one with DATA_DIR.`);
  }
}

/** A full disk aborts the embedded database. */
async function needRoom(folder: string): Promise<void> {
  const free = await freeBytes(folder);
  if (free >= MIN_FREE_BYTES) return;
  const [have, needed] = [free, MIN_FREE_BYTES].map((bytes) => Math.floor(bytes / 2 ** 20));
  throw new ConfigError(`The disk of the data folder ${folder} is full: ${have} MB are free, ${needed} MB are needed.`);
}

/** Null for a new folder, and for one whose creation was interrupted: its files are complete or empty, and creation continues. */
function readMark(folder: string): Mark | null {
  const file = join(folder, 'seaberry.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Mark) : null; // Written by `writeMark` only.
}

function writeMark(folder: string, mark: Mark): void {
  const file = join(folder, 'seaberry.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(mark)}\n`);
  renameSync(`${file}.new`, file);
}

const tooNew = (folder: string, postgres: string): ConfigError =>
  new ConfigError(
    `The data folder ${folder} was written by PostgreSQL ${postgres}; this version of Seaberry brings PostgreSQL ${POSTGRES}. ` +
      'Start the version of Seaberry that wrote it, or name another folder with DATA_DIR.',
  );

function secretOf(folder: string): Uint8Array {
  const file = join(folder, 'secret.key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
    chmodSync(file, 0o600);
  }
  return new TextEncoder().encode(readFileSync(file, 'utf8').trim());
}

const socketPath = (folder: string): string => {
  const id = createHash('sha256').update(folder).digest('hex').slice(0, 20);
  if (process.platform === 'win32') return `\\\\.\\pipe\\seaberry-${id}`;
  const inside = join(folder, 'lock.sock');
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `seaberry-${id}.sock`);
};

/** Binding is atomic; a socket file without a listening process belongs to a killed one and is moved away. */
async function holdLock(folder: string): Promise<Server> {
  const path = socketPath(folder);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const server = await bound(path);
    if (server) return server;
    if (await answers(path)) throw inUse(folder);
    const stale = `${path}.${process.pid}`;
    try {
      renameSync(path, stale);
      // Another process may have taken the lock between check and move.
      if (await answers(stale)) {
        renameSync(stale, path);
        throw inUse(folder);
      }
      unlinkSync(stale);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
  }
  throw inUse(folder);
}

const inUse = (folder: string): ConfigError =>
  new ConfigError(`The data folder ${folder} is in use by another Seaberry. Stop that one, or name another folder with DATA_DIR.`);

function bound(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

const closed = (server: Server): Promise<void> => new Promise((resolve) => server.close(() => resolve()));

function codeOf(error: unknown): string {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : undefined;
  return typeof code === 'string' ? code : String(error);
}
