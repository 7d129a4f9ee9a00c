/**
 * Explicit table roles for the table elements.
 * `display: grid`, `flex` and `block` drop the table semantics in some browsers; an explicit role is kept.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
