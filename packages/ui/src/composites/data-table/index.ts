export { DataTable, type DataTableProps } from './data-table.js';
export type { DataTableCardParts, DataTableColumn, DataTableDensity, DataTableSort } from './data-table.types.js';
export type { ColumnLayout, LayoutColumn } from '../column-layout/index.js';
