import { csvCell } from '@seaberry/tracking/rules';
import writeXlsxFile from 'write-excel-file/browser';

/** Header and rows as text. */
export type TextTable = readonly (readonly string[])[];

/** CSV of RFC 4180 with a byte-order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (table: TextTable): string => `\uFEFF${table.map((row) => row.map(csvCell).join(',')).join('\r\n')}\r\n`;

/** Width in characters; a Chinese one counts twice. */
function widthOf(table: TextTable, at: number): number {
  const width = (text: string): number => Array.from(text).reduce((sum, char) => sum + (char > '\u2e80' ? 2 : 1), 0);
  return Math.min(48, Math.max(...table.slice(0, 100).map((row) => width(row[at] ?? ''))) + 2);
}

/** XLSX with text cells only: a number of twenty digits keeps all of them, and nothing runs as a formula. */
export function xlsxOf(table: TextTable): Promise<Blob> {
  const [heading = [], ...rows] = table;
  const data = [
    heading.map((value) => ({ value, type: String, fontWeight: 'bold' }) as const),
    ...rows.map((row) => row.map((value) => (value === '' ? null : ({ value, type: String, format: '@' } as const)))),
  ];
  return writeXlsxFile(data, { columns: heading.map((_label, at) => ({ width: widthOf(table, at) })), stickyRowsCount: 1 }).toBlob();
}

export type FileFormat = 'csv' | 'xlsx';

export const fileOf = async (table: TextTable, format: FileFormat): Promise<Blob> =>
  format === 'csv' ? new Blob([csvOf(table)], { type: 'text/csv;charset=utf-8' }) : xlsxOf(table);
