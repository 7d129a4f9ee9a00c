import { useMemo, type CSSProperties } from 'react';

import { bodyClass, pinStyle } from './components/cell-style.js';
import { ACTIONS_ID, EXPAND_ID, SELECT_ID } from './own-columns.js';
import { resolveColumns, solveWidths, type ColumnLayout, type LayoutColumn } from '../column-layout/index.js';
import type { DataTableColumn } from './data-table.types.js';
import { useAppTable, type AppColumnDef } from './use-app-table.js';

const SELECT_WIDTH = 40;
const EXPAND_WIDTH = 36;
/** Height of a head or totals row, in px. */
const HEAD_HEIGHT = 36;

/** A column with its position. */
export interface PlacedColumn<Row> {
  id: string;
  /** Undefined for the built-in columns. */
  column: DataTableColumn<Row> | undefined;
  /** Edge that it is pinned to. */
  pin: 'start' | 'end' | undefined;
  /** CSS variable of the distance from that edge, so that resizing re-renders no row. */
  offset: string | undefined;
  /** The innermost pinned column, which has the border. */
  edge: boolean;
  /** The first of the caller's columns: rows of a tree are indented in it. */
  first: boolean;
  /** Class and style of its body cells, computed once. */
  cellClass: string;
  cellStyle: CSSProperties | undefined;
  /** Number of the column among all, from 1. */
  number: number;
  /** Number of columns out of view that it replaces. */
  span?: number;
}

export interface ColumnPlacement<Row> {
  placed: readonly PlacedColumn<Row>[];
  /** Rendered width in px by column id. */
  widths: Readonly<Record<string, number>>;
  totalWidth: number;
  /** Offsets of pinned columns, as CSS variables. */
  offsets: Readonly<Record<string, string>>;
  /** Keeps scroll targets clear of the header, the totals and pinned columns. */
  scrollPadding: CSSProperties;
}

interface PlacementOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  layout: ColumnLayout;
  selectable: boolean;
  /** Rows have details, and a column that expands them. */
  expandable: boolean;
  /** Width of the actions in px; 0 for none. */
  actionsWidth: number;
  /** Width of the container in px. */
  room: number;
}

/** Everything to render, from the columns, the layout and the container. */
export function useColumnPlacement<Row extends object>(options: PlacementOptions<Row>): ColumnPlacement<Row> {
  const { columns, layout, selectable, expandable, actionsWidth, room } = options;
  const fixed = useMemo(() => ownColumns(selectable, expandable, actionsWidth), [selectable, expandable, actionsWidth]);
  const { order, hidden, pinned, pinnedEnd, widths } = layout;
  // Separate from the widths, which change with every step of a drag and must not re-render rows.
  const arranged = useMemo(() => {
    const resolved = resolveColumns(columns, { order, hidden, pinned, pinnedEnd });
    const byId = new Map([...fixed, ...columns].map((column) => [column.id, column]));
    const pinnedIn = (side: ReadonlySet<string>): string[] => resolved.order.filter((id) => side.has(id));
    const start = [SELECT_ID, EXPAND_ID, ...pinnedIn(resolved.pinned)].filter((id) => byId.has(id));
    const end = [...pinnedIn(resolved.pinnedEnd), ACTIONS_ID].filter((id) => byId.has(id));
    const columnOrder = [...new Set([...start, ...resolved.order, ...end])];
    return {
      definitions: [...byId.values()].map(({ id, header }): AppColumnDef<Row> => ({ id, header })),
      visible: columnOrder.flatMap((id) => (resolved.hidden.has(id) ? [] : (byId.get(id) ?? []))),
      columnOrder,
      columnVisibility: Object.fromEntries([...resolved.hidden].map((id) => [id, false])),
      columnPinning: { start, end },
    };
  }, [fixed, columns, order, hidden, pinned, pinnedEnd]);
  const columnSizing = useMemo(() => solveWidths(arranged.visible, widths ?? {}, room), [arranged, widths, room]);
  const { definitions, columnOrder, columnVisibility, columnPinning } = arranged;
  const state = { columnOrder, columnVisibility, columnPinning, columnSizing };
  // Columns only: the engine would create an object per row; rows in view are a slice of the caller's array.
  const table = useAppTable<Row>({ data: NO_ROWS, columns: definitions, state });

  // The engine returns the same arrays until order, visibility or pins change; widths do not matter here.
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const placed = useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    const first = [...start, ...center, ...end].find(({ id }) => known.has(id))?.id;
    const place = (id: string, pin: PlacedColumn<Row>['pin'], index: number, edge: boolean): PlacedColumn<Row> => {
      const before = pin === 'start' ? 0 : pin === 'end' ? start.length + center.length : start.length;
      const where = { id, number: before + index + 1, column: known.get(id), pin, offset: pin && `--sb-${pin}-${index}`, edge };
      return { ...where, first: id === first, cellClass: bodyClass(where), cellStyle: pinStyle(where) };
    };
    return [
      ...start.map(({ id }, index) => place(id, 'start', index, index === start.length - 1)),
      ...center.map(({ id }, index) => place(id, undefined, index, false)),
      ...end.map(({ id }, index) => place(id, 'end', index, index === 0)),
    ];
  }, [columns, start, center, end]);

  const pinnedWidth = (side: readonly { id: string }[]): number => side.reduce((sum, { id }) => sum + (columnSizing[id] ?? 0), 0);
  return {
    placed,
    scrollPadding: {
      scrollPaddingBlock: HEAD_HEIGHT,
      scrollPaddingInlineStart: pinnedWidth(start),
      scrollPaddingInlineEnd: pinnedWidth(end),
    },
    widths: columnSizing,
    totalWidth: Object.values(columnSizing).reduce((sum, width) => sum + width, 0),
    offsets: Object.fromEntries([
      ...start.map((column, index) => [`--sb-start-${index}`, `${column.getStart('start')}px`]),
      ...end.map((column, index) => [`--sb-end-${index}`, `${column.getAfter('end')}px`]),
    ]),
  };
}

// Stable identity, so that the engine does not recompute on every render.
const NO_ROWS: readonly never[] = [];

function ownColumns(selectable: boolean, expandable: boolean, actionsWidth: number): LayoutColumn[] {
  return [
    ...(expandable ? [{ id: EXPAND_ID, header: '', size: EXPAND_WIDTH, minSize: EXPAND_WIDTH, fixed: true }] : []),
    ...(selectable ? [{ id: SELECT_ID, header: '', size: SELECT_WIDTH, minSize: SELECT_WIDTH, fixed: true }] : []),
    ...(actionsWidth > 0 ? [{ id: ACTIONS_ID, header: '', size: actionsWidth, minSize: actionsWidth, fixed: true }] : []),
  ];
}
