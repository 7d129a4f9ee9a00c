import { FieldErrors, type Reason } from '../../../http/errors.ts';
import { callerOf, type CallContext } from '../../../http/handlers.ts';
import type { FileCells } from '../../../spreadsheet/reading/cells.ts';
import { readCellsApart, type ReadLimits } from '../../../spreadsheet/reading/read-cells.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Rows of a file that is only read: the client adds them in parts. */
const MAX_ROWS = 5000;

const LIMITS: ReadLimits = {
  unpackedBytes: 48 * 1024 * 1024,
  rows: MAX_ROWS,
  columns: 200,
  cells: 200_000,
  characters: MAX_BYTES,
  ms: 20_000,
};

/**
 * Cells of the filled rows of a file.
 *
 * @param tenantId company whose file it is: one file per company is read at a time
 * @throws the reason of the signal once it is aborted
 */
export async function readFileCells(
  bytes: Uint8Array,
  tenantId: string,
  signal?: AbortSignal,
): Promise<{ rows: FileCells[] } | { problem: Reason }> {
  return bytes.byteLength > MAX_BYTES ? { problem: 'bodyTooLarge' } : readCellsApart(bytes, tenantId, LIMITS, signal);
}

/** @throws FieldErrors when the file cannot be read */
export async function cellsOfFile({ file }: { file: File }, context: CallContext) {
  const read = await readFileCells(new Uint8Array(await file.arrayBuffer()), callerOf(context).tenantId, context.signal);
  if ('problem' in read) throw new FieldErrors({ file: [read.problem] });
  if (read.rows.length === 0) throw new FieldErrors({ file: ['fileEmpty'] });
  return { rows: read.rows.map(({ line, cells }) => ({ line, cells })) };
}
