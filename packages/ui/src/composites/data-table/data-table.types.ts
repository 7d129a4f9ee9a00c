import type { ReactNode } from 'react';

import type { PlainFilter, PlainValue } from '../../lib/filter-test.js';
import type { ColumnLayout, LayoutColumn } from '../column-layout/index.js';

/** Value of a cell, for sorting, filters, totals and exports. Empty ones come last in every order. */
export type DataTableValue = PlainValue;

/** A total that the table computes from `value` over all rows it was given. */
export type DataTableTotal = 'sum' | 'average' | 'min' | 'max' | 'count';

/** One column: how it is called and how a row is drawn in it. Keep the array at module level or memoised. */
export interface DataTableColumn<Row> extends LayoutColumn {
  cell: (row: Row) => ReactNode;
  /** Value of the cell. Required for sorting and filtering in the browser, and for totals; define it at module level. */
  value?: (row: Row) => DataTableValue;
  /**
   * `number` aligns at the end, in figures of one width; `date` says that texts in `value` are ISO dates.
   * @default 'text'
   */
  kind?: 'text' | 'number' | 'date';
  /** The head can be pressed to sort. The caller sorts, or `useClientRows`. */
  sortable?: boolean;
  /** Its menu offers to filter by it: see `onFilterColumn`. */
  filterable?: boolean;
  /** This column names the row: its cells are row headers. */
  rowHeader?: boolean;
  /** Long text wraps instead of ending in an ellipsis. Not in a `virtual` table, whose rows are of one height. */
  wrap?: boolean;
  /** More about the column, as a hint on its head: units, time zone. */
  description?: string;
  /** Total of the column: a built-in one, or a function of the rows. Shows the totals row. */
  total?: DataTableTotal | ((rows: readonly Row[]) => ReactNode);
  /**
   * How a computed total is written.
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

/** How a person looks at one table: plain JSON, to be kept under a name. */
export interface DataTableView {
  readonly layout: ColumnLayout;
  /** The most important first. */
  readonly sort: readonly DataTableSort[];
  readonly filters: DataTableFilters;
  readonly density: DataTableDensity;
}

/** Chosen rows by id: those, or all that match the filters but some, also those that were never loaded. */
export type DataTableSelection = { readonly ids: ReadonlySet<string> } | { readonly all: true; readonly except: ReadonlySet<string> };

/** Rows that open: to details below them, or to rows of their own. */
export interface DataTableExpansion<Row> {
  /** Ids of open rows. Without it the table keeps them. */
  expanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Expanded content below a row. Keep the function stable, like the columns. */
  renderDetail?: (row: Row) => ReactNode;
  /**
   * Height of details in a `virtual` table, in px; more scrolls inside.
   * @default 160
   */
  detailHeight?: number;
  /** The rows below a row; undefined for none, or for rows that are still on their way while the row is open. */
  getSubRows?: (row: Row) => readonly Row[] | undefined;
  /**
   * Whether a row can be opened.
   * @default rows with details or with rows below
   */
  canExpand?: (row: Row) => boolean;
  /** Opening a row closes the others. */
  single?: boolean;
  /** The rows below an open row could not be fetched: a message with a retry button is shown instead of a skeleton. */
  isFailed?: (row: Row) => boolean;
  /** Fetches the rows below a row again. */
  onRetry?: (row: Row) => void;
}

/** Props of a column's menu: see `columnMenu` and `renderColumnMenu`. */
export interface DataTableColumnMenu<Row> {
  column: DataTableColumn<Row>;
  /** How the column is sorted now. */
  sorted: DataTableSort['direction'] | 'none';
  /** Undefined where it cannot be sorted. */
  onSort: ((direction: DataTableSort['direction'] | 'none') => void) | undefined;
  pin: 'start' | 'end' | undefined;
  onPin: (pin: 'start' | 'end' | undefined) => void;
  /** Undefined where there is no neighbour on that side. */
  onMoveToStart: (() => void) | undefined;
  onMoveToEnd: (() => void) | undefined;
  /** Undefined for the columns that cannot be hidden. */
  onHide: (() => void) | undefined;
  /** The layout is stored: positions, pins and widths can change. */
  kept: boolean;
  /** No other column is left to be seen. */
  last: boolean;
  /** Asks for a filter of it; undefined where it has none. */
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
  /** The checkbox of the row; null in a table without selection. */
  selection: ReactNode;
  /** Result of `rowActions`; null without it. */
  actions: ReactNode;
  /** The button that opens `detail`; null for a row without details. */
  toggle: ReactNode;
  /** Details of an open row, from `renderDetail`; null while it is closed. */
  detail: ReactNode;
}
