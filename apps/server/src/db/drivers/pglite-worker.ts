// Embedded PostgreSQL in a worker thread: a long statement must not block the HTTP server.
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type Results } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPlans, type Plans } from './pglite-plans.ts';
import { isoInstant, JSON_TYPES, TEXT_TYPES, TIMESTAMPTZ } from './types.ts';

export interface WorkerStart {
  /** Data folder, or null for memory. */
  folder: string | null;
  /** A dump of a data folder to start from. */
  dump: Uint8Array | null;
}

export type Request =
  | { id: number; kind: 'query'; text: string; params: readonly unknown[]; arrays: boolean; before: string; planned?: boolean }
  | { id: number; kind: 'script'; text: string }
  | { id: number; kind: 'lines'; text: string }
  | { id: number; kind: 'listen'; channel: string }
  | { id: number; kind: 'dump' }
  | { id: number; kind: 'copyIn'; text: string; data: Uint8Array }
  | { id: number; kind: 'close' };

export type Reply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  | { kind: 'notified'; channel: string; payload: string }
  | { kind: 'done'; id: number; result: unknown }
  | { kind: 'error'; id: number; message: string; code: string | undefined; detail: string | undefined; constraint: string | undefined };

// Baseline compiler only: optimising one function of PostgreSQL temporarily takes 600 MB, and indexed statements are as fast without it.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

const port = parentPort;
if (!port) throw new Error('This file runs in a worker thread.');
const say = (reply: Reply): void => port.postMessage(reply);

const { folder, dump } = workerData as WorkerStart; // Written by pglite.ts with the same type.
// JSON leaves the thread as text: copying a nested object between threads is several times slower than parsing it.
const parsers = {
  ...Object.fromEntries([...TEXT_TYPES, ...JSON_TYPES].map((type) => [type, (text: string) => text])),
  [TIMESTAMPTZ]: isoInstant,
};
const JSON_NUMBERS: ReadonlySet<number> = new Set(JSON_TYPES);

/** Rows of a statement, and which of their columns are JSON text. */
export interface Rows {
  rows: unknown[];
  /** Names, or positions in rows that are arrays. */
  json: (string | number)[];
}

const rowsOf = ({ rows, fields }: Pick<Results<unknown>, 'rows' | 'fields'>, arrays: boolean): Rows => ({
  rows,
  json: fields.flatMap(({ name, dataTypeID }, at) => (JSON_NUMBERS.has(dataTypeID) ? [arrays ? at : name] : [])),
});

const text = (error: unknown, key: string): string | undefined => {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, key) : undefined;
  return typeof value === 'string' ? value : undefined;
};

async function open(): Promise<PGlite> {
  const pg = await PGlite.create({
    ...(folder ? { dataDir: folder } : {}),
    ...(dump ? { loadDataDir: new Blob([new Uint8Array(dump)]) } : {}),
    relaxedDurability: false,
    // Only made available: a migration creates the extension, as on a real PostgreSQL.
    extensions: { pg_trgm },
    // Zero-filled at start, so every MB counts; the operating system caches the files as well.
    startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'],
    parsers,
  });
  await pg.exec("SET TIME ZONE 'UTC'");
  return pg;
}

async function answer(pg: PGlite, plans: Plans, request: Request): Promise<unknown> {
  switch (request.kind) {
    case 'query': {
      const planned = request.planned ? await plans.run(request) : null;
      if (planned) return rowsOf(planned, request.arrays);
      if (request.before) await pg.exec(request.before);
      const result = await pg.query(request.text, [...request.params], { rowMode: request.arrays ? 'array' : 'object' });
      return rowsOf(result, request.arrays);
    }
    case 'script':
      return lastRows(await pg.exec(request.text));
    case 'lines':
      return linesOf(await pg.query<unknown[]>(request.text, [], { rowMode: 'array', parsers: textParsers(pg) }));
    case 'listen':
      await pg.listen(request.channel, (payload) => say({ kind: 'notified', channel: request.channel, payload }));
      return null;
    case 'dump':
      return new Uint8Array(await (await pg.dumpDataDir('none')).arrayBuffer());
    case 'copyIn':
      await pg.query(request.text, [], { blob: new Blob([new Uint8Array(request.data)]) });
      return null;
    case 'close':
      await pg.close();
      return null;
  }
}

const textParsers = ({ parsers: known }: PGlite) => Object.fromEntries(Object.keys(known).map((type) => [type, (text: string) => text]));
const linesOf = ({ rows }: Results<unknown[]>): string[] => rows.map((row) => JSON.stringify(row));

const lastRows = (results: Results[]): Rows =>
  rowsOf(results.findLast((result) => result.fields.length > 0) ?? { rows: [], fields: [] }, false);

try {
  const pg = await open();
  const plans = createPlans(pg);
  let tail: Promise<void> = Promise.resolve();
  port.on('message', (request: Request) => {
    tail = tail.then(async () => {
      try {
        say({ kind: 'done', id: request.id, result: await answer(pg, plans, request) });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        const code = text(error, 'code');
        say({ kind: 'error', id: request.id, message, code, detail: text(error, 'detail'), constraint: text(error, 'constraint') });
      }
      if (request.kind === 'close') port.close();
    });
  });
  say({ kind: 'ready' });
} catch (error) {
  say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  port.close();
}
