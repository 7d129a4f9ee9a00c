import type { ReactNode } from 'react';

import type { LayoutColumn } from '../column-layout/index.js';

/** One column: how it is called and how a row is drawn in it. Keep the array at module level or memoised. */
export interface DataTableColumn<Row> extends LayoutColumn {
  cell: (row: Row) => ReactNode;
  /**
   * `number` aligns at the end, in figures of one width.
   * @default 'text'
   */
  kind?: 'text' | 'number';
  /** The head can be pressed to sort. The caller sorts. */
  sortable?: boolean;
  /** This column names the row: its cells are row headers. */
  rowHeader?: boolean;
  /** Long text wraps instead of ending in an ellipsis. */
  wrap?: boolean;
  /** More about the column, as a hint on its head: units, time zone. */
  description?: string;
}

export interface DataTableSort {
  /** Id of the column. */
  id: string;
  direction: 'ascending' | 'descending';
}

/** Row heights of 36, 44 and 52 px. */
export type DataTableDensity = 'sm' | 'md' | 'lg';

/** What a card needs beside the row: see `renderCard`. */
export interface DataTableCardParts {
  selected: boolean;
  /** The checkbox of the row; null in a table without selection. */
  selection: ReactNode;
  /** What `rowActions` draws; null without. */
  actions: ReactNode;
}
