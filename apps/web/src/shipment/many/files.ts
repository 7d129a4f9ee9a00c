import { csvCell } from '@seaberry/tracking/rules';
import type { SheetField } from '@seaberry/tracking/sheet';

import type { ManyForm } from '../forms.ts';
import { headingOf } from './fix-cell.ts';
import type { Sheet } from './check-rows.ts';

/** A file of CSV that Excel reads as UTF-8. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;

export interface Rejected {
  /** Index of the row in the sheet. */
  rowIndex: number;
  reason: string;
}

/** Rejected rows as they were entered, with a column of reasons. */
export function rejectedRows({ headings, fields, rows }: Sheet, rejected: readonly Rejected[], heading: string): string[][] {
  const width = Math.max(fields.length, headings?.length ?? 0, ...rejected.map(({ rowIndex }) => rows[rowIndex]?.cells.length ?? 0));
  const line = (cells: readonly string[], last: string): string[] => [
    ...Array.from({ length: width }, (_, index) => cells[index] ?? ''),
    last,
  ];
  return [
    ...(headings ? [line(headings, heading)] : []),
    ...rejected.map(({ rowIndex, reason }) => line(rows[rowIndex]?.cells ?? [], reason)),
  ];
}

/** Headings of a sheet to fill in. */
export const templateRows = (
  { sheet, template }: Pick<ManyForm, 'sheet' | 'template'>,
  labelOf: (field: SheetField) => string,
): string[][] => [template.map((field) => headingOf(sheet, field, labelOf(field)))];
