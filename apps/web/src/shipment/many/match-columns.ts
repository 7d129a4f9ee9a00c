import type { FieldName } from '../fields.ts';
import type { RowValues } from '../forms.ts';

/** Cells of a line as values of the fields of its columns; empty cells and cells beyond the columns are left out. */
export const matchColumns = (cells: readonly string[], columns: readonly FieldName[]): RowValues =>
  Object.fromEntries(columns.flatMap((name, at) => (cells[at] ? [[name, cells[at]]] : [])));
