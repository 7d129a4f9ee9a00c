import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ConfigError } from '../../config.ts';
import { LAST, readHead, readTable, TABLE_END, type BackupHead, type BackupTable } from './format.ts';
import { linesOf } from './lines.ts';

export type BackupPart = { kind: 'head'; head: BackupHead } | { kind: 'table'; table: BackupTable } | { kind: 'rows'; lines: string[] };

/**
 * Parts of a backup, in order. The sums are compared on the way, so everything is verified when the last part was read.
 *
 * @throws ConfigError for a file that is missing, altered or incomplete
 */
export async function* readBackup(file: string): AsyncGenerator<BackupPart> {
  try {
    yield* partsOf(file);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
    if (typeof code === 'string' && /^E[A-Z]+$/u.test(code)) throw new ConfigError(`${file} cannot be read (${code}).`);
    throw new ConfigError(
      `${file} is damaged or incomplete: it cannot be unpacked to its end. Nothing was restored from it. Use another backup.`,
    );
  }
}

/** Reads a backup to its end. @returns its head and what is in it @throws ConfigError as `readBackup` */
export async function verifyBackup(file: string): Promise<{ head: BackupHead; tables: number; rows: number }> {
  let head: BackupHead | null = null;
  let [tables, rows] = [0, 0];
  for await (const part of readBackup(file)) {
    if (part.kind === 'head') head = part.head;
    else if (part.kind === 'table') tables += 1;
    else rows += part.lines.length;
  }
  if (!head) throw new ConfigError(`${file} is not a backup of Seaberry.`);
  return { head, tables, rows };
}

async function* partsOf(file: string): AsyncGenerator<BackupPart> {
  const unpacked = createGunzip({ chunkSize: 256 * 1024 });
  // Ends the stream of the file too, when a reader stops early.
  pipeline(createReadStream(file), unpacked, () => {});
  const checksums = startChecksums(file);
  for await (const batch of linesOf(unpacked)) {
    let rows: string[] = [];
    for (const line of batch) {
      if (line.startsWith('[') && checksums.addRow(line)) {
        rows.push(line);
        continue;
      }
      if (rows.length > 0) yield { kind: 'rows', lines: rows };
      rows = [];
      const part = checksums.addLine(line);
      if (part) yield part;
    }
    if (rows.length > 0) yield { kind: 'rows', lines: rows };
  }
  checksums.end();
}

/** Follows the lines of a backup and compares the sums in it. */
function startChecksums(file: string) {
  const damaged = (): ConfigError =>
    new ConfigError(
      `${file} is damaged or incomplete: its sums do not agree with its content. Nothing was restored from it. Use another backup.`,
    );
  const fileHash = createHash('sha256');
  let state: 'head' | 'between' | 'rows' | 'complete' = 'head';
  let table: { hash: Hash; rows: number } = { hash: fileHash, rows: 0 };
  let [tables, rows] = [0, 0];
  return {
    addRow(line: string): boolean {
      if (state !== 'rows') throw damaged();
      fileHash.update(line).update('\n');
      table.hash.update(line).update('\n');
      table.rows += 1;
      return true;
    },
    addLine(line: string): BackupPart | null {
      const value: unknown = JSON.parse(line);
      if (state === 'head') {
        const head = readHead(value, file);
        fileHash.update(line).update('\n');
        state = 'between';
        return { kind: 'head', head };
      }
      const tableEnd = TABLE_END.safeParse(value);
      const last = LAST.safeParse(value);
      if (state === 'between' && last.success) {
        if (last.data.tables !== tables || last.data.rows !== rows || last.data.sha256 !== fileHash.digest('hex')) throw damaged();
        state = 'complete';
        return null;
      }
      fileHash.update(line).update('\n');
      const nextTable = state === 'between' ? readTable(value, file) : null;
      if (nextTable) {
        table = { hash: createHash('sha256'), rows: 0 };
        tables += 1;
        state = 'rows';
        return { kind: 'table', table: nextTable };
      }
      if (state !== 'rows' || !tableEnd.success) throw damaged();
      if (tableEnd.data.rows !== table.rows || tableEnd.data.sha256 !== table.hash.digest('hex')) throw damaged();
      rows += table.rows;
      state = 'between';
      return null;
    },
    end(): void {
      if (state !== 'complete') throw damaged();
    },
  };
}
