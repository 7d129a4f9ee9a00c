import { Worker } from 'node:worker_threads';
import type { Reply, Request, WorkerStart } from './pglite-worker.ts';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

/** Error of the embedded database with its SQLSTATE in `code`, as errors of `pg` have it (`postgres.ts`). */
class DatabaseError extends Error {
  readonly code: string | undefined;
  readonly detail: string | undefined;
  readonly constraint: string | undefined;

  constructor({
    message,
    code,
    detail,
    constraint,
  }: Pick<Extract<Reply, { kind: 'error' }>, 'message' | 'code' | 'detail' | 'constraint'>) {
    super(message);
    this.name = 'DatabaseError';
    this.code = code;
    this.detail = detail;
    this.constraint = constraint;
  }
}

/** SQLSTATE of a connection that failed. */
const CONNECTION_FAILURE = '08006';

/** Error of calls to a thread that has ended. */
export const connectionFailure = (message: string): Error =>
  new DatabaseError({ message, code: CONNECTION_FAILURE, detail: undefined, constraint: undefined });

/** Running thread of the embedded database. */
export interface Thread {
  /** @throws DatabaseError; of SQLSTATE 08006 when the thread has ended */
  call(request: WithoutId<Request>): Promise<unknown>;
  /** Resolves when the thread has ended, for whatever reason. */
  ended: Promise<void>;
  /** False once the thread has ended. */
  runs(): boolean;
  /** Ends the thread at once, in the middle of its work. */
  terminate(): Promise<void>;
}

/** @throws when the database cannot be opened. */
export async function startThread(start: WorkerStart, onNotified: (channel: string, payload: string) => void): Promise<Thread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: start });
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let nextId = 1;
  let gone: Error | null = null;
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  const fail = (error: Error): void => {
    gone ??= error;
    for (const { reject } of waiting.values()) reject(gone);
    waiting.clear();
  };
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (reply: Reply) => {
      if (reply.kind === 'ready') resolve();
      else if (reply.kind === 'failed') reject(new Error(reply.message));
      else if (reply.kind === 'notified') onNotified(reply.channel, reply.payload);
      else {
        const call = waiting.get(reply.id);
        waiting.delete(reply.id);
        if (reply.kind === 'done') call?.resolve(reply.result);
        else call?.reject(new DatabaseError(reply));
      }
    });
    worker.on('error', (error) => {
      const failure = connectionFailure(error instanceof Error ? error.message : String(error));
      reject(failure);
      fail(failure);
    });
    worker.on('exit', () => {
      const failure = connectionFailure('The embedded database has been closed.');
      reject(failure);
      fail(failure);
    });
  });

  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        if (gone) return reject(gone);
        const id = nextId++;
        waiting.set(id, { resolve, reject });
        worker.postMessage({ ...request, id });
      }),
    ended,
    runs: () => gone === null,
    terminate: async () => void (await worker.terminate()),
  };
}
