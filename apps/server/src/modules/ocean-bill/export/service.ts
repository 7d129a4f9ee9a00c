import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { scopeOf, type CallContext, type FileReply } from '../../../http/handlers.ts';
import { findRows } from '../list/repo.ts';
import { requireFilter, requireOrder } from '../list/service.ts';
import { BILL, toPlainRow, type PlainRecord } from '../rows.ts';
import { CSV_TYPE, exportFields, exportTable, toCsv, toXlsx, XLSX_TYPE } from './rows.ts';

/** Maximum rows of one export: more would exceed the time limit of a transaction. */
export const EXPORT_MAX_ROWS = 50_000;
/** Rows read in one transaction. */
const EXPORT_CHUNK = 5_000;

/** Matching bills as a file, with the requested order and columns. */
export async function exportBills(input: Parsed<'oceanBill', 'export'>, context: CallContext): Promise<FileReply> {
  const { format, columns, field, order, ...filter } = input;
  const fields = exportFields(columns);
  if (fields.length === 0) throw new FieldErrors({ columns: ['invalid'] });
  requireFilter(filter);
  const sort = requireOrder(field, order);
  const scope = scopeOf(context);
  const { db, clock } = context.deps;
  const records: PlainRecord[] = [];
  for (let chunk = EXPORT_CHUNK; chunk === EXPORT_CHUNK && records.length <= EXPORT_MAX_ROWS;) {
    const rows = await db.unit(scope, () => findRows(db, scope.tenantId, filter, sort, records.length, EXPORT_CHUNK, BILL.select));
    records.push(...rows);
    chunk = rows.length;
  }
  if (records.length === 0) throw new BusinessError('nothingToExport');
  if (records.length > EXPORT_MAX_ROWS) throw new BusinessError('exportTooMany', { limit: EXPORT_MAX_ROWS });
  const table = exportTable(
    records.map((record) => toPlainRow(record, context.locale)),
    fields,
    context.locale,
  );
  const name = `ocean-bills-${clock.domainNow().slice(0, 10)}.${format}`;
  return format === 'csv'
    ? { kind: 'file', name, contentType: CSV_TYPE, body: toCsv(table) }
    : { kind: 'file', name, contentType: XLSX_TYPE, body: await toXlsx(table) };
}
