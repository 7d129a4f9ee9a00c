import type { Connection, Driver, Row } from '../port.ts';
import { connectionFailure, startThread, type Thread } from './pglite-thread.ts';
import type { Rows, WorkerStart } from './pglite-worker.ts';

export interface PgliteDriver extends Driver {
  /** The whole data folder as one archive, for starting another database. */
  dump(): Promise<Uint8Array>;
  /** `COPY … FROM '/dev/blob'`: rows in PostgreSQL's own text form. */
  copyIn(text: string, data: Uint8Array): Promise<void>;
  /** Ends the thread as a crash does; the next transaction starts another. For tests. */
  crash(): Promise<void>;
}

export interface PgliteOptions {
  /** Called when the thread ended unexpectedly, and when it cannot be started again. */
  onProblem?: (problem: string, error: unknown) => void;
}

function parsed({ rows, json }: Rows): Row[] {
  // Both forms of rows are read by the keys that the worker named.
  const found = rows as Record<string | number, unknown>[];
  for (const row of json.length > 0 ? found : []) {
    for (const key of json) {
      const text = row[key];
      if (typeof text === 'string') row[key] = JSON.parse(text);
    }
  }
  return found;
}

/**
 * PGlite in a worker thread. It is one connection: transactions wait for each other in order. A thread that ended unexpectedly, e.g. for a
 * full disk, is started again by the next transaction.
 *
 * @param start Folder (null for memory) and the dump to start from (null for none).
 * @throws when the database cannot be opened.
 */
export async function openPglite(start: WorkerStart, { onProblem = () => {} }: PgliteOptions = {}): Promise<PgliteDriver> {
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const resumed = new Set<() => void>();
  const notified = (channel: string, payload: string): void => {
    for (const callback of listeners.get(channel) ?? []) callback(payload);
  };
  let thread = await startThread(start, notified);
  let closed = false;

  /** The running thread. Only the holder of the lock calls it. */
  async function running(): Promise<Thread> {
    if (thread.runs()) return thread;
    if (closed || start.folder === null) throw connectionFailure('The embedded database has been closed.');
    try {
      onProblem('The embedded database ended unexpectedly and is started again.', null);
      thread = await startThread({ folder: start.folder, dump: null }, notified);
      for (const channel of listeners.keys()) await thread.call({ kind: 'listen', channel });
    } catch (error) {
      onProblem('The embedded database could not be started again.', error);
      await thread.terminate();
      throw connectionFailure('The embedded database cannot be opened.');
    }
    for (const callback of resumed) callback();
    return thread;
  }

  let tail: Promise<void> = Promise.resolve();
  /** Resolves when all earlier holders have released. */
  const lock = (): Promise<() => void> => {
    let release: () => void = () => {};
    const mine = new Promise<void>((resolve) => {
      release = resolve;
    });
    const turn = tail.then(() => release);
    tail = tail.then(() => mine);
    return turn;
  };
  const withLock = async <T>(run: (thread: Thread) => Promise<T>): Promise<T> => {
    const release = await lock();
    try {
      return await run(await running());
    } finally {
      release();
    }
  };

  return {
    kind: 'pglite',
    async connect(): Promise<Connection> {
      const release = await lock();
      try {
        const mine = await running();
        return {
          query: async (text, params, options) => parsed((await mine.call({ kind: 'query', text, params, ...options })) as Rows),
          script: async (text) => parsed((await mine.call({ kind: 'script', text })) as Rows),
          lines: async (text) => (await mine.call({ kind: 'lines', text })) as string[],
          release: () => release(),
        };
      } catch (error) {
        release();
        throw error;
      }
    },
    async listen(channel, callback) {
      const callbacks = listeners.get(channel) ?? new Set();
      if (!listeners.has(channel)) {
        listeners.set(channel, callbacks);
        await withLock((mine) => mine.call({ kind: 'listen', channel }));
      }
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
        return Promise.resolve();
      };
    },
    listening: () => thread.runs(),
    onListenResumed: (callback) => void resumed.add(callback),
    dump: () => withLock(async (mine) => (await mine.call({ kind: 'dump' })) as Uint8Array),
    copyIn: (text, data) => withLock(async (mine) => void (await mine.call({ kind: 'copyIn', text, data }))),
    crash: () => thread.terminate(),
    async close() {
      if (closed) return;
      const release = await lock();
      closed = true;
      release();
      await thread.call({ kind: 'close' }).catch(() => {});
      await thread.ended;
    },
  };
}
