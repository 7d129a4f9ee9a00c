// Separate process that opens a data folder with the PostgreSQL that wrote it and exports its data. Arguments: folder of the PGlite
// package of that version, data folder. It exits when its parent does.
import { createRequire } from 'node:module';
import { join } from 'node:path';

export type ReaderRequest = { id: number; kind: 'value' | 'copy'; text: string } | { id: number; kind: 'close' };

export type ReaderReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string }
  /** For `value` the first column of the first row, as JSON unless it is text; for `copy` the rows in PostgreSQL's text format; for `close` null. */
  | { kind: 'done'; id: number; value: string | Uint8Array | null }
  | { kind: 'error'; id: number; message: string };

/** The part of PGlite's API that is used here and that all versions share. */
interface OldPglite {
  query(text: string): Promise<{ rows: Record<string, unknown>[]; blob?: Blob }>;
  exec(text: string): Promise<unknown>;
  close(): Promise<void>;
}

/** Settings that make texts independent of version and zone. */
export const READING =
  "SET TIME ZONE 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET bytea_output = 'hex'";

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Before 0.4 the package stored everything in `template1`, which later versions do not open by default. */
const DATABASES = ['postgres', 'template1'];

async function open(packageFolder: string, dataFolder: string): Promise<OldPglite> {
  // Typed by hand, since the types of this repository describe another version.
  const { PGlite } = createRequire(join(packageFolder, 'package.json'))(packageFolder) as {
    PGlite: { create(options: { dataDir: string; database: string }): Promise<OldPglite> };
  };
  for (const database of DATABASES) {
    const pg = await PGlite.create({ dataDir: dataFolder, database });
    const { rows } = await pg.query(`select to_regclass('drizzle.__drizzle_migrations')::text as found`);
    if (rows[0]?.['found']) {
      await pg.exec(READING);
      return pg;
    }
    await pg.close();
  }
  throw new Error('it holds no database of Seaberry');
}

async function answer(pg: OldPglite, request: ReaderRequest): Promise<string | Uint8Array | null> {
  if (request.kind === 'close') {
    await pg.close();
    return null;
  }
  const { rows, blob } = await pg.query(request.text);
  if (request.kind === 'copy') return new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0));
  const value: unknown = Object.values(rows[0] ?? {})[0] ?? null;
  return value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

async function serve(packageFolder: string, dataFolder: string): Promise<void> {
  const say = (reply: ReaderReply): void => void process.send?.(reply);
  process.once('disconnect', () => process.exit(1));
  try {
    const pg = await open(packageFolder, dataFolder);
    // The parent sends one request at a time.
    process.on('message', (request: ReaderRequest) => {
      answer(pg, request).then(
        (value) => say({ kind: 'done', id: request.id, value }),
        (error: unknown) => say({ kind: 'error', id: request.id, message: messageOf(error) }),
      );
    });
    say({ kind: 'ready' });
  } catch (error) {
    say({ kind: 'failed', message: messageOf(error) });
  }
}

const [packageFolder, dataFolder] = process.argv.slice(2);
if (process.send && packageFolder && dataFolder) void serve(packageFolder, dataFolder);
