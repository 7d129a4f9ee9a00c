import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { formatOf, scopeOf, type CallContext, type FileReply } from '../../../http/handlers.ts';
import { ListReader, START, type Portion, type Position, type ReadPage } from '../../export/reading/service.ts';
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

type FileRecord = Omit<BillListRecord, 'rail' | 'topSignal' | 'anomalies' | 'entered' | 'aside'>;

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
  const records: FileRecord[] = [];
  const readPage: ReadPage<FileRecord> = async (page, pageSize) => ({
    rows: await db.transaction(scope, () => findRows(db, scope.tenantId, filter, sort, (page - 1) * pageSize, pageSize, OUTLOOK_COLUMNS)),
    total: null,
  });
  const reader = new ListReader<FileRecord>();
  for (let position: Position | null = START; position && records.length <= EXPORT_MAX_ROWS;) {
    const portion: Portion<FileRecord> = await reader.next(readPage, position, EXPORT_CHUNK);
    records.push(...portion.rows);
    position = portion.next;
  }
  if (records.length === 0) throw new BusinessError('nothingToExport');
  if (records.length > EXPORT_MAX_ROWS) throw new BusinessError('exportTooMany', { limit: EXPORT_MAX_ROWS });
  const shown = names.map((name) => columnOf(name, context.locale));
  const formatters = formatOf(context);
  const rows = records.map((record) => {
    const bare = { rail: null, topSignal: null, anomalies: null, entered: null, aside: null };
    const row = fileRow(toBillRow({ ...record, ...bare }, context.locale), formatters);
    return shown.map((column) => cellOf(row, column, 'UTC'));
  });
  const headings = shown.map(({ heading }) => heading);
  const name = `ocean-bills-${clock.domainNow().slice(0, 10)}.${format}`;
  return { kind: 'file', name, contentType: CONTENT_TYPE[format], body: await fileOf(format, headings, rows) };
}
