import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../http/errors.ts';
import { scopeOf, type CallContext, type FileReply } from '../../http/handlers.ts';
import { addBills, checkRows, type Adder, type BatchOutcome } from './add.ts';
import { CSV_TYPE, exportFields, exportTable, toCsv, toXlsx, XLSX_TYPE } from './export.ts';
import { lostDigits, readBillFile, type FileRow } from './import.ts';
import { requireOrder, requireFilter } from './read.ts';
import { findRows } from './repo.ts';
import { EXPORT_COLUMNS, toPlainRow, type BillListRecord } from './rows.ts';

/** Rows of one export; more would not fit into the time a unit of work has. */
export const EXPORT_MAX_ROWS = 50_000;
/** One unit reads so many rows. */
const EXPORT_CHUNK = 5_000;
const IMPORT_LIMIT_MS = 30_000;

type Values = Record<string, string | null | undefined>;

/** A row over the values common to a batch: what the row leaves empty comes from them. */
export function mergeCommon(common: Values, row: Values): Values {
  const given = Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value.trim() !== '');
  return { ...common, ...Object.fromEntries(given) };
}

/**
 * Reads a file of bills and adds them; with `dryRun` it only says what would become of each row.
 *
 * @param added runs in the transaction that adds
 */
export async function importBills(
  input: Parsed<'oceanBill', 'import'>,
  context: CallContext,
  adder: Adder,
  added: (outcome: BatchOutcome) => Promise<void>,
): Promise<BatchOutcome> {
  const file = await readBillFile(new Uint8Array(await input.file.arrayBuffer()));
  if (!file.ok) throw new FieldErrors({ file: [file.problem] });
  const common = readCommon(input.common);
  const checked = checkRows(file.rows.map((row) => mergeCommon(common, row))).map((row, at) => withLostDigits(row, file.rows[at] ?? {}));
  const { db } = context.deps;
  const run = async (): Promise<BatchOutcome> => {
    const outcome = await addBills(db, adder, checked, isYes(input.dryRun));
    await added(outcome);
    context.tell();
    return outcome;
  };
  return db.unit(scopeOf(context), run, { limitMs: IMPORT_LIMIT_MS });
}

const isYes = (text: string | null | undefined): boolean => text === 'true' || text === '1';

function readCommon(text: string | null | undefined): Values {
  if (!text) return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new FieldErrors({ common: ['invalid'] });
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) throw new FieldErrors({ common: ['invalid'] });
  return Object.fromEntries(Object.entries(parsed).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])));
}

/** A number that a spreadsheet has rounded would track somebody else's cargo: its row is refused. */
function withLostDigits(row: ReturnType<typeof checkRows>[number], cells: FileRow): ReturnType<typeof checkRows>[number] {
  const lost = Object.entries(cells).filter(([key, text]) => (key.endsWith('No') ? lostDigits(text) : false));
  if (lost.length === 0) return row;
  const errors = row.check.ok ? {} : row.check.errors;
  return { ...row, check: { ok: false, errors: { ...errors, ...Object.fromEntries(lost.map(([key]) => [key, ['lostDigits']])) } } };
}

/** The bills that fit as a file, in the order and with the columns asked for. */
export async function exportBills(input: Parsed<'oceanBill', 'export'>, context: CallContext): Promise<FileReply> {
  const { format, columns, field, order, ...filter } = input;
  const fields = exportFields(columns);
  if (fields.length === 0) throw new FieldErrors({ columns: ['invalid'] });
  requireFilter(filter);
  const sort = requireOrder(field, order);
  const scope = scopeOf(context);
  const { db, clock } = context.deps;
  const records: BillListRecord[] = [];
  for (let chunk = EXPORT_CHUNK; chunk === EXPORT_CHUNK && records.length <= EXPORT_MAX_ROWS;) {
    const rows = await db.unit(scope, () => findRows(db, scope.tenantId, filter, sort, records.length, EXPORT_CHUNK, EXPORT_COLUMNS));
    records.push(...rows);
    chunk = rows.length;
  }
  if (records.length === 0) throw new BusinessError('nothingToExport');
  if (records.length > EXPORT_MAX_ROWS) throw new BusinessError('exportTooMany', { limit: EXPORT_MAX_ROWS });
  const table = exportTable(records.map(toPlainRow), fields, context.locale);
  const name = `ocean-bills-${clock.domainNow().slice(0, 10)}.${format}`;
  return format === 'csv'
    ? { kind: 'file', name, contentType: CSV_TYPE, body: toCsv(table) }
    : { kind: 'file', name, contentType: XLSX_TYPE, body: await toXlsx(table) };
}
