import { Worker } from 'node:worker_threads';
import type { Connection, Driver, Row } from '../port.ts';
import type { Reply, Request, Rows, WorkerStart } from './pglite-worker.ts';

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface PgliteDriver extends Driver {
  /** The whole data folder as one archive, for starting another database. */
  dump(): Promise<Uint8Array>;
  /** `COPY … FROM '/dev/blob'`: rows in PostgreSQL's own text form. */
  copyIn(text: string, data: Uint8Array): Promise<void>;
}

/** Error of the embedded database with its SQLSTATE in `code`, as in the other driver. */
class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor(reply: Extract<Reply, { kind: 'error' }>) {
    super(reply.message);
    this.name = 'DatabaseError';
    this.code = reply.code;
    this.detail = reply.detail;
    this.constraint = reply.constraint;
  }
}

/** Rows in the form of the port, as arrays or objects. */
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
 * PGlite in a worker thread. It is one connection: transactions wait for each other in order.
 *
 * @param start Folder (null for memory) and the dump to start from (null for none).
 * @throws when the database cannot be opened.
 */
export async function openPglite(start: WorkerStart): Promise<PgliteDriver> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let nextId = 1;
  let gone: Error | null = null;

  const fail = (error: Error): void => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'ready') resolve();
      else if (reply.kind === 'failed') reject(new Error(reply.message));
      else if (reply.kind === 'notified') for (const callback of listeners.get(reply.channel) ?? []) callback(reply.payload);
      else {
        const call = waiting.get(reply.id);
        waiting.delete(reply.id);
        if (reply.kind === 'done') call?.resolve(reply.result);
        else call?.reject(new DatabaseError(reply));
      }
    });
    worker.on('error', (error) => {
      const broken = error instanceof Error ? error : new Error(String(error));
      reject(broken);
      fail(broken);
    });
    worker.on('exit', () => fail(new Error('The embedded database has been closed.')));
  });

  const call = (request: Without<Request>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      const id = nextId++;
      waiting.set(id, { resolve, reject });
      worker.postMessage({ ...request, id });
    });

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

  const alone = async <T>(run: () => Promise<T>): Promise<T> => {
    const release = await lock();
    try {
      return await run();
    } finally {
      release();
    }
  };

  return {
    kind: 'pglite',
    async connect(): Promise<Connection> {
      const release = await lock();
      return {
        query: async (text, params, options) => parsed((await call({ kind: 'query', text, params, ...options })) as Rows),
        script: async (text) => parsed((await call({ kind: 'script', text })) as Rows),
        release: () => release(),
      };
    },
    async listen(channel, callback) {
      const callbacks = listeners.get(channel) ?? new Set();
      if (!listeners.has(channel)) {
        listeners.set(channel, callbacks);
        await alone(() => call({ kind: 'listen', channel }));
      }
      callbacks.add(callback);
      return () => {
        callbacks.delete(callback);
        return Promise.resolve();
      };
    },
    dump: () => alone(async () => (await call({ kind: 'dump' })) as Uint8Array),
    copyIn: (text, data) => alone(async () => void (await call({ kind: 'copyIn', text, data }))),
    async close() {
      if (gone) return;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      await alone(() => call({ kind: 'close' })).catch(() => {});
      await ended;
    },
  };
}
