import { columnsOf, isTotal, rowOf, type SheetKind, type SheetRow } from '@seaberry/tracking/sheet';
import type { Reason } from '../../../http/errors.ts';
import { readFileCells } from '../file/service.ts';

/** A row of a file before validation: field → text. */
export type FileRow = SheetRow;

/** Files of a kind of order. */
export interface FileKind {
  sheet: SheetKind;
  /** Reason against a file without a column of numbers. */
  noNumbers: string;
}

export type ReadFile = { ok: true; rows: FileRow[] } | { ok: false; problem: Reason };

/** Rows that one import adds, in one transaction. */
const IMPORT_MAX_ROWS = 1000;

/**
 * Reads the rows of an XLSX, CSV or text file, whose columns are recognised by their headings or by their content; columns of no field are
 * ignored. Numbers are taken as the text of the file, so that one of twenty digits keeps all of them.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function readOrderFile(
  bytes: Uint8Array,
  { sheet, noNumbers }: FileKind,
  tenantId: string,
  signal?: AbortSignal,
): Promise<ReadFile> {
  const read = await readFileCells(bytes, tenantId, signal);
  if ('problem' in read) return { ok: false, problem: read.problem };
  const filled = read.rows.map(({ cells }) => cells);
  if (filled.length === 0) return { ok: false, problem: 'fileEmpty' };
  const { fields, first } = columnsOf(filled, sheet);
  const rows = filled.slice(first).flatMap((cells) => (isTotal(cells, fields, sheet) ? [] : [rowOf(fields, cells, sheet)]));
  if (rows.length === 0) return { ok: false, problem: 'fileEmpty' };
  const [number] = sheet.numbers;
  if (!rows.some((row) => row[number])) return { ok: false, problem: noNumbers };
  if (rows.length > IMPORT_MAX_ROWS) return { ok: false, problem: { code: 'fileTooLarge', params: { limit: IMPORT_MAX_ROWS } } };
  return { ok: true, rows };
}
