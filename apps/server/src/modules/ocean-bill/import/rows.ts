import { columnsOf, isTotal, rowOf, tableOf, type SheetRow } from '@seaberry/tracking/sheet';
import { readSheet } from 'read-excel-file/node';
import { placeOfText } from '../../place/catalogue.ts';

/** A row of a file before validation: field → text. */
export type FileRow = SheetRow;

/** Why a file cannot be read at all; a code of the messages area `errors`. */
export type FileProblem =
  | 'fileUnreadable'
  | 'fileEncrypted'
  | 'fileOld'
  | 'fileEncoding'
  | 'fileNoNumbers'
  | 'bodyTooLarge'
  | 'fileEmpty'
  | 'tooMany';

export type ReadFile = { ok: true; rows: FileRow[] } | { ok: false; problem: FileProblem };

export const IMPORT_MAX_BYTES = 5 * 1024 * 1024;
export const IMPORT_MAX_ROWS = 1000;
const MAX_CELLS = 500_000;

/** Cells of each row, or why there are none. */
type Cells = { cells: readonly (readonly string[])[] } | { problem: FileProblem };

/**
 * Reads the rows of an XLSX, CSV or text file, whose columns are recognised by their headings or by their content; columns of no field are
 * ignored. Numbers are taken as the text of the file, so that one of twenty digits keeps all of them.
 */
export async function readBillFile(bytes: Uint8Array): Promise<ReadFile> {
  if (bytes.byteLength > IMPORT_MAX_BYTES) return { ok: false, problem: 'bodyTooLarge' };
  const read = await cellsOf(bytes);
  if ('problem' in read) return { ok: false, problem: read.problem };
  const filled = read.cells.filter((row) => row.some(Boolean));
  if (filled.length === 0) return { ok: false, problem: 'fileEmpty' };
  const { fields, first } = columnsOf(filled, { isPlace: (text) => placeOfText(text) !== null });
  const rows = filled.slice(first).flatMap((cells) => {
    const row = rowOf(fields, cells);
    return row['referenceNo'] === undefined && isTotal(cells) ? [] : [row];
  });
  if (rows.length === 0) return { ok: false, problem: 'fileEmpty' };
  if (!rows.some((row) => row['referenceNo'])) return { ok: false, problem: 'fileNoNumbers' };
  if (rows.length > IMPORT_MAX_ROWS) return { ok: false, problem: 'tooMany' };
  return { ok: true, rows };
}

const startsWith = (bytes: Uint8Array, ...first: readonly number[]): boolean => first.every((byte, at) => bytes[at] === byte);

/** UTF-16 text of the entry `EncryptedPackage`, with which an encrypted workbook is wrapped. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');

async function cellsOf(bytes: Uint8Array): Promise<Cells> {
  if (startsWith(bytes, 0x50, 0x4b)) return readXlsx(bytes);
  // The container of spreadsheets before 2007, and of encrypted ones.
  if (startsWith(bytes, 0xd0, 0xcf)) return { problem: Buffer.from(bytes).includes(ENCRYPTED) ? 'fileEncrypted' : 'fileOld' };
  const text = decodeText(bytes);
  if (hasUnknownEncoding(text)) return { problem: 'fileEncoding' };
  try {
    return { cells: tableOf(text, MAX_CELLS).map(({ cells }) => cells) };
  } catch {
    return { problem: 'tooMany' };
  }
}

async function readXlsx(bytes: Uint8Array): Promise<Cells> {
  try {
    // Text instead of a double, which ends at 15 digits.
    const rows: unknown[][] = await readSheet<string>(Buffer.from(bytes), { parseNumber: (text) => text });
    return { cells: rows.map((row) => row.map(textOf)) };
  } catch {
    return { problem: 'fileUnreadable' };
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
