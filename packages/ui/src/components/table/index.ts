export { Table, TableBody, TableCell, TableFoot, TableHead, TableHeadCell, TableRow } from './table.js';
export type { TableCellProps, TableHeadCellProps, TableProps, TableRowProps } from './table.js';
export type { TableAlign, TableDensity } from './table.variants.js';
