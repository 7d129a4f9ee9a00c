import type { Parsed } from '@seaberry/api-client/schemas';
import { BusinessError, FieldErrors } from '../../../http/errors.ts';
import { scopeOf, type CallContext, type FileReply } from '../../../http/handlers.ts';
import { cellOf } from '../../../spreadsheet/cells.ts';
import { CONTENT_TYPE, fileOf } from '../../../spreadsheet/file.ts';
import { ListReader, START, type Portion, type Position, type ReadPage } from '../../export/reading/service.ts';
import { EXPORT_MAX_ROWS } from '../../ocean-bill/export/service.ts';
import { pageOfRecords } from '../list/service.ts';
import { toWaybillRow, type WaybillListRecord } from '../rows.ts';
import { columnOf, exportColumns } from './catalogue.ts';
import { fileRow } from './rows.ts';

/** Rows read in one transaction. */
const EXPORT_CHUNK = 5_000;

/** Matching waybills as a file, with the requested order and columns. */
export async function exportWaybills(input: Parsed<'airWaybill', 'export'>, context: CallContext): Promise<FileReply> {
  const { format, columns, field, order, ...filter } = input;
  const names = exportColumns(columns);
  if (names.length === 0) throw new FieldErrors({ columns: ['invalid'] });
  const scope = scopeOf(context);
  const { db, clock } = context.deps;
  const readPage: ReadPage<WaybillListRecord> = async (page, pageSize) => ({
    rows: (await db.transaction(scope, () => pageOfRecords(db, scope.tenantId, filter, { page, pageSize, field, order }))).items,
    total: null,
  });
  const records: WaybillListRecord[] = [];
  const reader = new ListReader<WaybillListRecord>();
  for (let position: Position | null = START; position && records.length <= EXPORT_MAX_ROWS;) {
    const portion: Portion<WaybillListRecord> = await reader.next(readPage, position, EXPORT_CHUNK);
    records.push(...portion.rows);
    position = portion.next;
  }
  if (records.length === 0) throw new BusinessError('nothingToExport');
  if (records.length > EXPORT_MAX_ROWS) throw new BusinessError('exportTooMany', { limit: EXPORT_MAX_ROWS });
  const shown = names.map((name) => columnOf(name, context.locale));
  const rows = records.map((record) => {
    const row = fileRow(toWaybillRow(record, context.locale), context.locale);
    return shown.map((column) => cellOf(row, column, 'UTC'));
  });
  const headings = shown.map(({ heading }) => heading);
  const name = `air-waybills-${clock.domainNow().slice(0, 10)}.${format}`;
  return { kind: 'file', name, contentType: CONTENT_TYPE[format], body: await fileOf(format, headings, rows) };
}
