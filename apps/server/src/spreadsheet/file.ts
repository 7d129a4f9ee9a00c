import type { Cell } from './cells.ts';
import { csvHead, csvRows } from './csv.ts';
import { BOOK_PARTS, SHEET_PATH, SHEET_TAIL, sheetHead, sheetRows } from './xlsx.ts';
import { localHeader, NOTHING_PACKED, pack, zipTail } from './zip.ts';

export const CONTENT_TYPE = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file of rows that fit into memory. */
export async function fileOf(
  format: keyof typeof CONTENT_TYPE,
  headings: readonly string[],
  rows: readonly (readonly Cell[])[],
): Promise<Buffer> {
  if (format === 'csv') return Buffer.from(csvHead(headings) + csvRows(rows), 'utf8');
  const { bytes, packed } = await pack(NOTHING_PACKED, sheetHead(headings, rows) + sheetRows(rows, 0) + SHEET_TAIL, true);
  return Buffer.concat([localHeader(SHEET_PATH, packed), bytes, await zipTail(SHEET_PATH, packed, BOOK_PARTS)]);
}
