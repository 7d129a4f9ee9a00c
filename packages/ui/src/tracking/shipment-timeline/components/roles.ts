/**
 * Table roles written out, to be spread on the elements that have them anyway.
 *
 * `display: grid`, `flex` and `block` take the table semantics away in some browsers; a role that is said stays.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
