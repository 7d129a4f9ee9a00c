import type { ComponentProps, ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { cellClass, tableClass, type TableAlign, type TableDensity } from './table.variants.js';

export interface TableProps extends Omit<ComponentProps<'table'>, 'aria-label'> {
  /** Accessible name of the table: “Containers of this bill”. */
  label: string;
  /**
   * Height of the rows: 36, 44 or 52 px.
   * @default 'md'
   */
  density?: TableDensity;
}

/** Static table of a few rows. For sorting, selection, paging or many rows use DataTable. */
export function Table({ label, density = 'md', className, ...rest }: TableProps): ReactNode {
  return <table data-slot="table" aria-label={label} {...rest} className={cn(tableClass(density), className)} />;
}

/** Row of column headers. */
export function TableHead({ className, ...rest }: ComponentProps<'thead'>): ReactNode {
  return <thead data-slot="table-head" {...rest} className={cn('sb:text-xs sb:text-muted', className)} />;
}

/** Rows of the table. */
export function TableBody(props: ComponentProps<'tbody'>): ReactNode {
  return <tbody data-slot="table-body" {...props} />;
}

/** Totals below the columns. */
export function TableFoot({ className, ...rest }: ComponentProps<'tfoot'>): ReactNode {
  return <tfoot data-slot="table-foot" {...rest} className={cn('sb:bg-sunken sb:font-semibold', className)} />;
}

export interface TableRowProps extends ComponentProps<'tr'> {
  /** Marks the row that the rest of the page refers to. */
  selected?: boolean;
}

/** One row. */
export function TableRow({ selected = false, className, ...rest }: TableRowProps): ReactNode {
  return (
    <tr
      data-slot="table-row"
      {...(selected ? { 'data-state': 'selected', 'aria-current': true } : {})}
      {...rest}
      className={cn('sb:data-[state=selected]:bg-primary-soft', className)}
    />
  );
}

export interface TableHeadCellProps extends Omit<ComponentProps<'th'>, 'align'> {
  /**
   * `end` for numbers.
   * @default 'start'
   */
  align?: TableAlign;
}

/** Header of a column; with `scope="row"` of a row. */
export function TableHeadCell({ align = 'start', className, ...rest }: TableHeadCellProps): ReactNode {
  return <th data-slot="table-head-cell" scope="col" {...rest} className={cn(cellClass(align), 'sb:font-medium', className)} />;
}

export interface TableCellProps extends Omit<ComponentProps<'td'>, 'align'> {
  /**
   * `end` for numbers, in tabular figures.
   * @default 'start'
   */
  align?: TableAlign;
}

/** One cell. */
export function TableCell({ align = 'start', className, ...rest }: TableCellProps): ReactNode {
  return <td data-slot="table-cell" {...rest} className={cn(cellClass(align), className)} />;
}
