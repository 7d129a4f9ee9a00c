export { DataTable, type DataTableProps } from './data-table.js';
export { DensityMenu, type DensityMenuProps } from './density-menu.js';
export { ALL_SELECTED, isSelected, NONE_SELECTED, selectedCount, selectRows } from './data-table.logic.js';
export { tableRows, type TableRows } from './table-rows.js';
export { treeFromParents } from './row-list.logic.js';
export { useClientRows, type ClientRows, type ClientRowsOptions } from './client/use-client-rows.js';
export type {
  DataTableCardParts,
  DataTableColumn,
  DataTableColumnMenu,
  DataTableDensity,
  DataTableExpansion,
  DataTableFilter,
  DataTableFilters,
  DataTableSelection,
  DataTableSort,
  DataTableTotal,
  DataTableValue,
  DataTableView,
} from './data-table.types.js';
export type { ColumnLayout, LayoutColumn } from '../column-layout/index.js';
