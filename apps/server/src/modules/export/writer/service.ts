import type { ExportCursor } from '../../../db/schema/access.ts';
import { BusinessError } from '../../../http/errors.ts';
import type { Cell } from '../../../spreadsheet/cells.ts';
import { csvHead, csvRows } from '../../../spreadsheet/csv.ts';
import { BOOK_PARTS, SHEET_PATH, SHEET_ROWS, SHEET_TAIL, sheetHead, sheetRows } from '../../../spreadsheet/xlsx.ts';
import { localHeader, MAX_RAW_BYTES, pack, zipTail } from '../../../spreadsheet/zip.ts';

export type ExportFormat = 'xlsx' | 'csv';

/** Initial state. Part 0 is the header of a workbook, which is written last. */
export const START: ExportCursor = { page: 1, parts: 1, crc: 0, raw: 0, size: 0 };

/** Maximum size of a file, in bytes. */
const MAX_BYTES = 256 * 1024 * 1024;

export interface Portion {
  format: ExportFormat;
  headings: readonly string[];
  rows: readonly (readonly Cell[])[];
  /** Rows in earlier parts. */
  done: number;
  last: boolean;
}

export interface Written {
  parts: { number: number; bytes: Buffer }[];
  cursor: ExportCursor;
}

/** Bytes of the next rows, and the next position. @throws BusinessError for a file too large for its format */
export async function write(cursor: ExportCursor, portion: Portion): Promise<Written> {
  const written = await (portion.format === 'csv' ? writeCsv(cursor, portion) : writeXlsx(cursor, portion));
  if (written.cursor.size > MAX_BYTES || written.cursor.raw > MAX_RAW_BYTES) throw new BusinessError('exportTooLarge');
  return written;
}

async function writeCsv(cursor: ExportCursor, { headings, rows, done }: Portion): Promise<Written> {
  const bytes = Buffer.from((done === 0 ? csvHead(headings) : '') + csvRows(rows), 'utf8');
  const { page, parts, size } = cursor;
  return { parts: [{ number: parts, bytes }], cursor: { ...cursor, page: page + 1, parts: parts + 1, size: size + bytes.length } };
}

async function writeXlsx(cursor: ExportCursor, { headings, rows, done, last }: Portion): Promise<Written> {
  if (done + rows.length >= SHEET_ROWS) throw new BusinessError('exportSheetFull', { limit: SHEET_ROWS - 1 });
  const text = (done === 0 ? sheetHead(headings, rows) : '') + sheetRows(rows, done) + (last ? SHEET_TAIL : '');
  const { bytes, packed } = await pack(cursor, text, last);
  const next: ExportCursor = { ...cursor, page: cursor.page + 1, parts: cursor.parts + 1, ...packed };
  const parts = [{ number: cursor.parts, bytes }];
  if (!last) return { parts, cursor: next };
  const head = localHeader(SHEET_PATH, packed);
  const tail = await zipTail(SHEET_PATH, packed, BOOK_PARTS);
  parts.push({ number: 0, bytes: head }, { number: next.parts, bytes: tail });
  return { parts, cursor: { ...next, parts: next.parts + 1, size: head.length + packed.size + tail.length } };
}
