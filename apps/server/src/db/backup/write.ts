import { createHash, randomUUID, type Hash } from 'node:crypto';
import { createWriteStream, existsSync, linkSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PassThrough, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { ConfigError } from '../../config.ts';
import { readHead, type BackupHead } from './format.ts';

export interface Written {
  head: BackupHead;
  tables: number;
  rows: number;
}

/** Error codes of a disk that has no hard links, e.g. FAT or a network share. */
const NO_LINKS = new Set<unknown>(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/**
 * Writes the lines of a snapshot to a new file, with the number of rows and the SHA-256 of each table and of the file. @throws ConfigError
 * when the file exists already
 */
export async function writeBackup(file: string, snapshot: AsyncIterable<string[]>): Promise<Written> {
  const written: Partial<Written> = {};
  await writeNewFile(file, withSums(snapshot, file, written), createGzip());
  return written as Written; // Filled when the lines are at their end.
}

/**
 * Writes a new file that its owner alone can read. It gets its name when it is complete and on the disk.
 *
 * @throws ConfigError when the file exists already
 */
export async function writeNewFile(file: string, text: AsyncIterable<string>, through: Transform = new PassThrough()): Promise<void> {
  const taken = (): ConfigError => new ConfigError(`${file} exists already. Name another file.`);
  if (existsSync(file)) throw taken();
  const part = `${file}.${randomUUID()}.part`;
  try {
    await pipeline(Readable.from(text), through, createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }));
    rename(part, file, taken);
    await syncFolder(dirname(file));
  } finally {
    rmSync(part, { force: true });
  }
}

/** Never replaces a file that was made meanwhile, except on a disk without hard links. */
function rename(part: string, file: string, taken: () => ConfigError): void {
  try {
    linkSync(part, file);
  } catch (error) {
    if (existsSync(file)) throw taken();
    if (!NO_LINKS.has(Reflect.get(Object(error), 'code'))) throw error;
    renameSync(part, file);
  }
}

async function* withSums(snapshot: AsyncIterable<string[]>, file: string, written: Partial<Written>): AsyncGenerator<string> {
  const all = createHash('sha256');
  let table: { hash: Hash; rows: number } | null = null;
  let [tables, rows] = [0, 0];
  const endOfTable = (): string => (table ? `${JSON.stringify({ rows: table.rows, sha256: table.hash.digest('hex') })}\n` : '');
  for await (const lines of snapshot) {
    let text = '';
    for (const line of lines) {
      if (!line.startsWith('{')) {
        table?.hash.update(line).update('\n');
        if (table) table.rows += 1;
        rows += 1;
      } else if (written.head) {
        text += endOfTable();
        table = { hash: createHash('sha256'), rows: 0 };
        tables += 1;
      } else written.head = readHead(JSON.parse(line), file);
      text += `${line}\n`;
    }
    all.update(text);
    yield text;
  }
  const end = endOfTable();
  all.update(end);
  yield `${end}${JSON.stringify({ complete: true, tables, rows, sha256: all.digest('hex') })}\n`;
  Object.assign(written, { tables, rows });
}

/** Writes the folder entry of a new file to the disk, so that it survives a power failure. Not every system can. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder).catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
}
