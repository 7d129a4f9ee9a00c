import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { scopeOf, type CallContext, type FileReply } from '../../../http/handlers.ts';
import { findRows } from '../list/repo.ts';
import { requireFilter, requireOrder } from '../list/service.ts';
import { cellOf } from '../../../spreadsheet/cells.ts';
import { CONTENT_TYPE, fileOf } from '../../../spreadsheet/file.ts';
import { BILL, toBillRow, type BillListRecord } from '../rows.ts';
import { columnOf, exportColumns } from './catalogue.ts';
import { fileRow } from './rows.ts';

/** Maximum rows of one export: more would exceed the time limit of a transaction. */
export const EXPORT_MAX_ROWS = 50_000;
/** Rows read in one transaction. */
const EXPORT_CHUNK = 5_000;

const OUTLOOK_COLUMNS = `${BILL.select}, b.outlook::text as outlook`;

/** Matching bills as a file, with the requested order and columns. */
export async function exportBills(input: Parsed<'oceanBill', 'export'>, context: CallContext): Promise<FileReply> {
  const { format, columns, field, order, ...filter } = input;
  const names = exportColumns(columns);
  if (names.length === 0) throw new FieldErrors({ columns: ['invalid'] });
  requireFilter(filter);
  const sort = requireOrder(field, order);
  const scope = scopeOf(context);
  const { db, clock } = context.deps;
  const records: Omit<BillListRecord, 'rail' | 'topSignal' | 'entered' | 'aside'>[] = [];
  for (let chunk = EXPORT_CHUNK; chunk === EXPORT_CHUNK && records.length <= EXPORT_MAX_ROWS;) {
    const rows = await db.transaction(scope, () =>
      findRows(db, scope.tenantId, filter, sort, records.length, EXPORT_CHUNK, OUTLOOK_COLUMNS),
    );
    records.push(...rows);
    chunk = rows.length;
  }
  if (records.length === 0) throw new BusinessError('nothingToExport');
  if (records.length > EXPORT_MAX_ROWS) throw new BusinessError('exportTooMany', { limit: EXPORT_MAX_ROWS });
  const shown = names.map((name) => columnOf(name, context.locale));
  const rows = records.map((record) => {
    const row = fileRow(toBillRow({ ...record, rail: null, topSignal: null, entered: null, aside: null }, context.locale), context.locale);
    return shown.map((column) => cellOf(row, column, 'UTC'));
  });
  const headings = shown.map(({ heading }) => heading);
  const name = `ocean-bills-${clock.domainNow().slice(0, 10)}.${format}`;
  return { kind: 'file', name, contentType: CONTENT_TYPE[format], body: await fileOf(format, headings, rows) };
}
