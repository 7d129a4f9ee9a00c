import { columnsOf, isTotal, oceanSheet, rowOf, type SheetRow } from '@seaberry/tracking/sheet';
import type { Reason } from '../../../http/errors.ts';
import { readFileCells } from '../../order/file/service.ts';

/** A row of a file before validation: field → text. */
export type FileRow = SheetRow;

export type ReadFile = { ok: true; rows: FileRow[] } | { ok: false; problem: Reason };

/** Rows that one import adds, in one transaction. */
const IMPORT_MAX_ROWS = 1000;

/**
 * Reads the rows of an XLSX, CSV or text file, whose columns are recognised by their headings or by their content; columns of no field are
 * ignored. Numbers are taken as the text of the file, so that one of twenty digits keeps all of them.
 *
 * @throws the reason of the signal once it is aborted
 */
export async function readBillFile(bytes: Uint8Array, tenantId: string, signal?: AbortSignal): Promise<ReadFile> {
  const read = await readFileCells(bytes, tenantId, signal);
  if ('problem' in read) return { ok: false, problem: read.problem };
  const filled = read.rows.map(({ cells }) => cells);
  if (filled.length === 0) return { ok: false, problem: 'fileEmpty' };
  const { fields, first } = columnsOf(filled, oceanSheet);
  const rows = filled.slice(first).flatMap((cells) => (isTotal(cells, fields, oceanSheet) ? [] : [rowOf(fields, cells, oceanSheet)]));
  if (rows.length === 0) return { ok: false, problem: 'fileEmpty' };
  if (!rows.some((row) => row['referenceNo'])) return { ok: false, problem: 'fileNoNumbers' };
  if (rows.length > IMPORT_MAX_ROWS) return { ok: false, problem: { code: 'fileTooLarge', params: { limit: IMPORT_MAX_ROWS } } };
  return { ok: true, rows };
}
