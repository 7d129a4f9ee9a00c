import type { ReactNode } from 'react';

import type { PlainFilter, PlainValue } from '../../lib/filter-test.js';
import type { ColumnLayout, LayoutColumn } from '../column-layout/index.js';

/** Value of a cell, for sorting, filters, totals and exports. Empty ones come last in every order. */
export type DataTableValue = PlainValue;

/** Total that the table computes from `value` over all given rows. */
export type DataTableTotal = 'sum' | 'average' | 'min' | 'max' | 'count';

/** One column: its header and the content of its cells. Define the array at module level or memoise it. */
export interface DataTableColumn<Row> extends LayoutColumn {
  cell: (row: Row) => ReactNode;
  /** Value of the cell. Required for sorting and filtering in the browser, and for totals; define it at module level. */
  value?: (row: Row) => DataTableValue;
  /**
   * `number` aligns at the end, in tabular figures; `date` marks texts in `value` as ISO dates.
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'date';
  /** The header is a button that sorts. The caller sorts, or `useClientRows`. */
  sortable?: boolean;
  /** The menu of the column has a filter: see `onFilterColumn`. */
  filterable?: boolean;
  /** The column identifies the row: its cells are row headers. */
  rowHeader?: boolean;
  /** Long text wraps instead of being truncated. Not in a `virtual` table, whose rows have a uniform height. */
  wrap?: boolean;
  /** Description in a tooltip of the header: units, time zone. */
  description?: string;
  /** Total of the column: a built-in one, or a function of the rows. Shows the totals row. */
  total?: DataTableTotal | ((rows: readonly Row[]) => ReactNode);
  /**
   * Format of a computed total.
   * @default a number in the current language
   */
  formatTotal?: (total: number) => ReactNode;
}

export interface DataTableSort {
  /** Id of the column. */
  id: string;
  direction: 'ascending' | 'descending';
}

/** Condition for the values of one column. Plain JSON; dates are ISO strings. */
export type DataTableFilter = PlainFilter;

/** Filters by id of column. */
export type DataTableFilters = Readonly<Record<string, DataTableFilter>>;

/** Row heights of 36, 44 and 52 px. */
export type DataTableDensity = 'sm' | 'md' | 'lg';

/** View settings of one table: plain JSON, to be stored under a name. */
export interface DataTableView {
  readonly layout: ColumnLayout;
  /** Sort columns, the most important first. */
  readonly sort: readonly DataTableSort[];
  readonly filters: DataTableFilters;
  readonly density: DataTableDensity;
}

/** Selected rows by id: a set, or all matching rows except some, including rows that were never loaded. */
export type DataTableSelection = { readonly ids: ReadonlySet<string> } | { readonly all: true; readonly except: ReadonlySet<string> };

/** Expandable rows: details below them, or sub-rows. */
export interface DataTableExpansion<Row> {
  /** Controlled ids of expanded rows. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Expanded content below a row. Keep the function stable, like the columns. */
  renderDetail?: (row: Row) => ReactNode;
  /**
   * Height of details in a `virtual` table, in px; longer ones scroll inside.
   * @default 160
   */
  detailHeight?: number;
  /** Sub-rows of a row; undefined for none, or while those of an expanded row are loading. */
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  /**
   * Whether a row can be expanded.
   * @default rows with details or with sub-rows
   */
  canExpand?: (row: Row) => boolean;
  /** Expanding a row collapses the others. */
  single?: boolean;
  /** Whether the sub-rows of an expanded row failed to load: a message with a retry button replaces the skeleton. */
  isFailed?: (row: Row) => boolean;
  /** Called to load the sub-rows of a row again. */
  onRetry?: (row: Row) => void;
}

/** Props of a column's menu: see `columnMenu` and `renderColumnMenu`. */
export interface DataTableColumnMenu<Row> {
  column: DataTableColumn<Row>;
  /** Current sort direction of the column. */
  sorted: DataTableSort['direction'] | 'none';
  /** Undefined when the column is not sortable. */
  onSort: ((direction: DataTableSort['direction'] | 'none') => void) | undefined;
  pin: 'start' | 'end' | undefined;
  onPin: (pin: 'start' | 'end' | undefined) => void;
  /** Undefined without a neighbour on that side. */
  onMoveToStart: (() => void) | undefined;
  onMoveToEnd: (() => void) | undefined;
  /** Undefined for columns that cannot be hidden. */
  onHide: (() => void) | undefined;
  /** The layout is stored: positions, pins and widths can change. */
  kept: boolean;
  /** Whether the column is the only visible one. */
  last: boolean;
  /** Opens the filter of the column; undefined without one. */
  onFilter: (() => void) | undefined;
  /** Fits the width to the visible content; undefined when widths are not stored, and for wrapping text. */
  onFitWidth: (() => void) | undefined;
  /** The user has set its width. */
  resized: boolean;
  onResetWidth: () => void;
}

/** Parts of a card besides the row: see `renderCard`. */
export interface DataTableCardParts {
  selected: boolean;
  /** Checkbox of the row; null in a table without selection. */
  selection: ReactNode;
  /** Result of `rowActions`; null without it. */
  actions: ReactNode;
  /** Button that expands `detail`; null for a row without details. */
  toggle: ReactNode;
  /** Details of an expanded row, from `renderDetail`; null while collapsed. */
  detail: ReactNode;
}
