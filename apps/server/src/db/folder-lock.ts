import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, renameSync, rmSync, symlinkSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../config.ts';
import { respondToRequests } from './folder-requests.ts';

/** Maximum path length of a Unix socket on all systems. */
const MAX_SOCKET_PATH = 100;

/** Lock of a data folder: a socket, over which other processes send requests to its holder. */
export interface FolderLock {
  /** Sets the function that responds to requests of other processes of this user, each one line. Before, they get no response. */
  serve(respond: (request: string) => AsyncIterable<string[]>): void;
  release(): Promise<void>;
}

/**
 * Locks a data folder with a listening socket inside of it, which a killed process does not leave behind.
 *
 * @param folder Real path: a folder has one lock, whatever symbolic links lead to it.
 * @throws ConfigError when another process has it
 */
export function lockFolder(folder: string): Promise<FolderLock> {
  return atSocket(folder, async (path, left) => {
    const { server, serve, end } = await holdLock(path, folder);
    return {
      serve,
      async release() {
        end();
        await new Promise<void>((resolve) => server.close(() => resolve()));
        if (left) rmSync(left, { force: true });
      },
    };
  });
}

/** Asks the process that has a folder. @returns its lines as a stream; null when no process has the folder */
export function askHolder(folder: string, request: string): Promise<Socket | null> {
  return atSocket(folder, async (path) => {
    const socket = await connectSocket(path);
    socket?.write(`${request}\n`);
    return socket;
  });
}

/** @param run Called with the path of the socket, and with the path to remove afterwards where Node does not remove the right one. */
async function atSocket<T>(folder: string, run: (path: string, left?: string) => Promise<T>): Promise<T> {
  if (process.platform === 'win32') {
    const id = createHash('sha256').update(folder).digest('hex').slice(0, 20);
    return run(`\\\\.\\pipe\\seaberry-${id}`);
  }
  const inside = join(folder, 'lock.sock');
  if (inside.length <= MAX_SOCKET_PATH) return run(inside);
  const shortFolder = mkdtempSync(join(tmpdir(), 'seaberry-'));
  try {
    symlinkSync(folder, join(shortFolder, 'f'));
    // Node would remove the socket by the short path, which no longer exists then.
    return await run(join(shortFolder, 'f', 'lock.sock'), inside);
  } finally {
    rmSync(shortFolder, { recursive: true, force: true });
  }
}

/** Binding is atomic; a socket file without a listening process belongs to a killed one and is moved away. */
async function holdLock(path: string, folder: string): Promise<Holder> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const holder = await bindSocket(path);
    if (holder) return holder;
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

interface Holder {
  server: Server;
  serve: FolderLock['serve'];
  /** Ends open requests. */
  end(): void;
}

function bindSocket(path: string): Promise<Holder | null> {
  const requests = respondToRequests();
  return new Promise((resolve, reject) => {
    const server = createServer(requests.accept);
    server.once('error', (error) => (Reflect.get(error, 'code') === 'EADDRINUSE' ? resolve(null) : reject(error)));
    server.listen(path, () => {
      server.unref();
      if (process.platform !== 'win32') chmodSync(path, 0o600);
      resolve({ server, serve: requests.serve, end: requests.end });
    });
  });
}

function connectSocket(path: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

async function answers(path: string): Promise<boolean> {
  const socket = await connectSocket(path);
  socket?.destroy();
  return socket !== null;
}
