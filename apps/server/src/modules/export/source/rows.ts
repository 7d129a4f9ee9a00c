import type { Formatters } from '@seaberry/i18n';
import { fileRow as fileRowOfWaybill } from '../../air-waybill/export/rows.ts';
import type { WaybillRow } from '../../air-waybill/rows.ts';
import { fileRow } from '../../ocean-bill/export/rows.ts';
import type { BillRow } from '../../ocean-bill/rows.ts';
import type { ExportedRow } from './service.ts';

type InFile = (row: ExportedRow, format: Formatters) => ExportedRow;

// The rows of a call are those of its schema.
const WRITTEN: Readonly<Record<string, InFile>> = {
  'oceanBill.page': (row, format) => fileRow(row as unknown as BillRow, format),
  'airWaybill.page': (row, { locale }) => fileRowOfWaybill(row as unknown as WaybillRow, locale),
};

/** Values of a row that only files have, beside those of its list. */
export const rowInFile = (controller: string, call: string): InFile => WRITTEN[`${controller}.${call}`] ?? ((row) => row);
