import { useMemo } from 'react';

import { resolveColumns, solveWidths, type ColumnLayout, type LayoutColumn } from '../column-layout/index.js';
import type { DataTableColumn } from './data-table.types.js';
import { useAppTable, type AppColumnDef } from './use-app-table.js';

/** Columns that are ours: the checkboxes and the actions. Colons keep their names apart from those of callers. */
export const SELECT_ID = ':select';
export const ACTIONS_ID = ':actions';
const SELECT_WIDTH = 40;

/** A column in its place. */
export interface PlacedColumn<Row> {
  id: string;
  /** Undefined for our own two. */
  column: DataTableColumn<Row> | undefined;
  /** Edge it sticks to. */
  pin: 'start' | 'end' | undefined;
  /** CSS variable that holds how far from that edge, so that resizing draws no row anew. */
  offset: string | undefined;
  /** It is the innermost of the pinned ones: it carries the line. */
  edge: boolean;
}

export interface TablePlan<Row extends object> {
  rows: readonly { id: string; original: Row }[];
  placed: readonly PlacedColumn<Row>[];
  /** Width in px by column id, as drawn. */
  widths: Readonly<Record<string, number>>;
  totalWidth: number;
  /** Offsets of pinned columns, as CSS variables. */
  offsets: Readonly<Record<string, string>>;
}

interface PlanOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  layout: ColumnLayout;
  selectable: boolean;
  /** Width of the actions in px; 0 for none. */
  actionsWidth: number;
  /** Width of the area in px. */
  room: number;
}

/** Everything that is drawn, from the columns, a person's layout and the room there is. */
export function useTablePlan<Row extends object>(options: PlanOptions<Row>): TablePlan<Row> {
  const { columns, rows, getRowId, layout, selectable, actionsWidth, room } = options;
  const fixed = useMemo(() => ownColumns(selectable, actionsWidth), [selectable, actionsWidth]);
  const { order, hidden, pinned, widths } = layout;
  // Apart from the widths: those change with every step of a drag, and then no row may be drawn anew.
  const arranged = useMemo(() => {
    const resolved = resolveColumns(columns, { order, hidden, pinned });
    const byId = new Map([...fixed, ...columns].map((column) => [column.id, column]));
    const start = [SELECT_ID, ...resolved.order.filter((id) => resolved.pinned.has(id))].filter((id) => byId.has(id));
    const end = byId.has(ACTIONS_ID) ? [ACTIONS_ID] : [];
    const columnOrder = [...new Set([...start, ...resolved.order, ...end])];
    return {
      definitions: [...byId.values()].map(({ id, header }): AppColumnDef<Row> => ({ id, header })),
      visible: columnOrder.flatMap((id) => (resolved.hidden.has(id) ? [] : (byId.get(id) ?? []))),
      columnOrder,
      columnVisibility: Object.fromEntries([...resolved.hidden].map((id) => [id, false])),
      columnPinning: { start, end },
    };
  }, [fixed, columns, order, hidden, pinned]);
  const columnSizing = useMemo(() => solveWidths(arranged.visible, widths ?? {}, room), [arranged, widths, room]);
  const { definitions, columnOrder, columnVisibility, columnPinning } = arranged;
  const state = { columnOrder, columnVisibility, columnPinning, columnSizing };
  const table = useAppTable({ data: rows, columns: definitions, getRowId, state });

  // The engine hands out the same arrays until order, visibility or pins change; widths do not count here.
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  const placed = useMemo(() => {
    const known = new Map(columns.map((column) => [column.id, column]));
    const place = (id: string, pin: PlacedColumn<Row>['pin'], at: number, edge: boolean): PlacedColumn<Row> => ({
      id,
      column: known.get(id),
      pin,
      offset: pin && `--sb-${pin}-${at}`,
      edge,
    });
    return [
      ...start.map(({ id }, at) => place(id, 'start', at, at === start.length - 1)),
      ...center.map(({ id }, at) => place(id, undefined, at, false)),
      ...end.map(({ id }, at) => place(id, 'end', at, at === 0)),
    ];
  }, [columns, start, center, end]);

  return {
    rows: table.getRowModel().rows,
    placed,
    widths: columnSizing,
    totalWidth: Object.values(columnSizing).reduce((sum, width) => sum + width, 0),
    offsets: Object.fromEntries([
      ...start.map((column, at) => [`--sb-start-${at}`, `${column.getStart('start')}px`]),
      ...end.map((column, at) => [`--sb-end-${at}`, `${column.getAfter('end')}px`]),
    ]),
  };
}

function ownColumns(selectable: boolean, actionsWidth: number): LayoutColumn[] {
  return [
    ...(selectable ? [{ id: SELECT_ID, header: '', size: SELECT_WIDTH, minSize: SELECT_WIDTH, fixed: true }] : []),
    ...(actionsWidth > 0 ? [{ id: ACTIONS_ID, header: '', size: actionsWidth, minSize: actionsWidth, fixed: true }] : []),
  ];
}
