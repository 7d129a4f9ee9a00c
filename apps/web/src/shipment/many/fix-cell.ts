import { fieldOfHeading, type SheetField, type SheetKind } from '@seaberry/tracking/sheet';

import { chosenFields, lineOf, type Mapping, type Sheet } from './check-rows.ts';

/** Whether a column of such a sheet can have this field. */
export const isFieldOf = ({ headings }: SheetKind, name: string): name is SheetField => Object.hasOwn(headings, name);

/** Fields whose column has the value of a field, the best first. */
const columnsWith = (field: SheetField, { numbers, placeNames }: SheetKind): readonly SheetField[] =>
  field === numbers[0] ? numbers : [field, placeNames[field] ?? field];

export interface CellFix {
  /** Index of the row in the sheet. */
  rowIndex: number;
  field: SheetField;
  value: string;
}

/** Heading of a field that is recognised again: its label, else the first of its common headings. */
export function headingOf(kind: SheetKind, field: SheetField, label: string): string {
  return fieldOfHeading(label, kind) === field ? label : (kind.headings[field]?.split(', ')[0] ?? field);
}

/** The text of a sheet with this cell. A field without a column gets one, with a heading. */
export function withCell(
  sheet: Sheet,
  mapping: Mapping,
  { rowIndex, field, value }: CellFix,
  labelOf: (field: SheetField) => string,
): string {
  const fields = chosenFields(sheet.fields, mapping);
  const cells = sheet.rows[rowIndex]?.cells ?? [];
  const columns = columnsWith(field, sheet.kind)
    .map((name) => fields.indexOf(name))
    .filter((column) => column >= 0);
  const column = columns.find((columnIndex) => cells[columnIndex]) ?? columns[0];
  const columnIndex = column ?? fields.length;
  const titles =
    sheet.headings ?? (column === undefined ? fields.map((name) => (name ? headingOf(sheet.kind, name, labelOf(name)) : '')) : null);
  const headings = titles && column === undefined ? replaced(titles, columnIndex, headingOf(sheet.kind, field, labelOf(field))) : titles;
  const rows = sheet.rows.map((row, index) => (index === rowIndex ? replaced(row.cells, columnIndex, value.trim()) : row.cells));
  return [...(headings ? [headings] : []), ...rows].map(lineOf).join('\n');
}

const replaced = (cells: readonly string[], columnIndex: number, value: string): string[] =>
  Array.from({ length: Math.max(cells.length, columnIndex + 1) }, (_, index) => (index === columnIndex ? value : (cells[index] ?? '')));
