import { tableOf, type TableRow } from '@seaberry/tracking/sheet';
import { readSheet } from 'read-excel-file/node';
import { repack, UnpackedTooLarge } from './unpack.ts';

/* Runs in a worker thread, which is ended after a time limit. */

/** Limits of a file; the parts of a workbook are compressed. */
export interface CellLimits {
  unpackedBytes: number;
  rows: number;
  columns: number;
  cells: number;
  /** Characters of all cells together: a workbook writes a long text once, and its cells refer to it. */
  characters: number;
}

/** A row with its line in the file, from 1. */
export interface FileCells {
  line: number;
  cells: string[];
}

/** A code of the messages area `errors` with the parameters of its text. */
export interface FileFault {
  code: string;
  params: Record<string, string | number>;
}

export type ReadCells = { rows: FileCells[] } | { problem: FileFault };

class Fault extends Error {
  readonly fault: FileFault;

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code);
    this.fault = { code, params };
  }
}

/** Cells of the filled rows of a file, as trimmed texts. */
export async function readCells(bytes: Uint8Array, limits: CellLimits): Promise<ReadCells> {
  try {
    const rows = (await tableIn(bytes, limits)).map(({ line, cells }) => ({ line, cells: withoutEnd(cells) }));
    return { rows: checkLimits(rows, limits) };
  } catch (error) {
    if (error instanceof Fault) return { problem: error.fault };
    throw error;
  }
}

/** Empty cells at the end of a row are no content: spreadsheets write thousands of them. */
const withoutEnd = (cells: readonly string[]): string[] => cells.slice(0, cells.findLastIndex(Boolean) + 1);

function checkLimits(rows: readonly FileCells[], limits: CellLimits): FileCells[] {
  const filled = rows.filter(({ cells }) => cells.length > 0);
  let count = 0;
  let characters = 0;
  for (const { line, cells } of filled) {
    if (cells.length > limits.columns) throw new Fault('fileColumns', { row: line, limit: limits.columns });
    count += cells.length;
    if (count > limits.cells) throw new Fault('fileCells', { row: line, limit: limits.cells });
    for (const text of cells) characters += text.length;
    if (characters > limits.characters) throw new Fault('fileMemory');
  }
  // Headings and a title above them are no rows of shipments, which are counted later.
  if (filled.length > limits.rows + HEADINGS) throw new Fault('fileTooLarge', { limit: limits.rows });
  return filled;
}

const HEADINGS = 10;

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte);

/** UTF-16 text of the entry `EncryptedPackage`, with which an encrypted workbook is wrapped. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

async function tableIn(bytes: Uint8Array, limits: CellLimits): Promise<readonly TableRow[]> {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes, limits);
  // The container of spreadsheets before 2007, and of encrypted ones.
  if (startsWith(bytes, 0xd0, 0xcf)) throw new Fault(Buffer.from(bytes).includes(ENCRYPTED) ? 'fileEncrypted' : 'fileOld');
  const text = decodeText(bytes);
  if (hasUnknownEncoding(text)) throw new Fault('fileEncoding');
  return tableOf(text);
}

const MEGABYTE = 1024 * 1024;

async function readXlsx(bytes: Uint8Array, { unpackedBytes }: CellLimits): Promise<FileCells[]> {
  try {
    // Text instead of a double, which ends at 15 digits.
    const rows: unknown[][] = await readSheet<string>(await repack(bytes, unpackedBytes), { parseNumber: (text) => text });
    return rows.map((row, at) => ({ line: at + 1, cells: row.map(textOf) }));
  } catch (error) {
    if (error instanceof UnpackedTooLarge) throw new Fault('fileUnpacked', { limit: Math.floor(unpackedBytes / MEGABYTE) });
    throw new Fault('fileUnreadable');
  }
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell).trim() : '';
}

/** Text of a file: UTF-16 by its byte-order mark, UTF-8, else GB18030, the encoding of Chinese spreadsheets, which includes GBK. */
function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Whether a decoded text shows that its file is no text, or in another encoding. */
const hasUnknownEncoding = (text: string): boolean => text.includes('\u0000') || text.includes('\uFFFD');
