import { createHash } from 'node:crypto';
import { mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';

/** Maximum path length of a Unix socket on all systems. */
const MAX_SOCKET_PATH = 100;

/**
 * Locks a data folder with a listening socket inside of it, which a killed process does not leave behind.
 *
 * @param folder Real path: a folder has one lock, whatever symbolic links lead to it.
 * @returns a function that releases the lock @throws ConfigError when another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  if (process.platform === 'win32') {
    const id = createHash('sha256').update(folder).digest('hex').slice(0, 20);
    return release(await holdLock(`\\\\.\\pipe\\seaberry-${id}`, folder));
  }
  const inside = join(folder, 'lock.sock');
  if (inside.length <= MAX_SOCKET_PATH) return release(await holdLock(inside, folder));
  const way = mkdtempSync(join(tmpdir(), 'seaberry-'));
  try {
    symlinkSync(folder, join(way, 'f'));
    return release(await holdLock(join(way, 'f', 'lock.sock'), folder), inside);
  } finally {
    rmSync(way, { recursive: true, force: true });
  }
}

/** Node removes the file of a socket by the path with which it was opened. */
const release = (server: Server, left?: string) => async (): Promise<void> => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  if (left) rmSync(left, { force: true });
};

/** Binding is atomic; a socket file without a listening process belongs to a killed one and is moved away. */
async function holdLock(path: string, folder: string): Promise<Server> {
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
      if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'ENOENT') throw error;
    }
  }
  throw inUse(folder);
}

const inUse = (folder: string): ConfigError =>
  new ConfigError(`The data folder ${folder} is in use by another Seaberry. Stop that one, or name another folder with DATA_DIR.`);

function bound(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error) => (Reflect.get(error, 'code') === 'EADDRINUSE' ? resolve(null) : reject(error)));
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
