import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { gridMove, type GridPlace } from './grid-keys.logic.js';
import type { Rows } from './use-row-list.js';
import type { RowSelection } from './use-row-selection.js';
import type { PlacedColumn } from './use-column-placement.js';

/** The cell that takes focus: by id, so that it stays the same row when the order changes. */
interface FocusedCell {
  id: string;
  index: number;
  column: string;
}

interface GridFocusOptions<Row> {
  grid: boolean;
  /** Rows mount and unmount while scrolling: the focused one has to stay. */
  virtual: boolean;
  region: RefObject<HTMLElement | null>;
  rows: Rows<Row>;
  placed: readonly PlacedColumn<Row>[];
  rowHeight: number;
  selection: RowSelection;
  onSort: ((id: string, add: boolean) => void) | undefined;
}

interface GridHandlers {
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
}

export interface GridFocus {
  /** Undefined in a table; row −1 is the header. */
  active: { index: number; column: string } | undefined;
  /** Number of the row that has to stay rendered. */
  focusedRow: number | undefined;
  handlers: GridHandlers;
}

const HEAD = ':head';
const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex]:not([tabindex="-1"])';

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-column]') : null;

/** Focus in the cells: in a grid one cell is the tab stop and keys move it; in a long table the focused row stays rendered. */
export function useGridFocus<Row>(options: GridFocusOptions<Row>): GridFocus {
  const { grid, virtual, rows, placed } = options;
  const { list } = rows;
  const [focused, setFocused] = useState<FocusedCell>();
  const byTab = useTabKey(grid);
  const pressed = useRef(false);
  const index = useMemo(() => (focused === undefined ? undefined : placeOf(list, focused)), [list, focused]);
  const column = placed.find(({ id }) => id === focused?.column)?.id ?? placed[0]?.id ?? '';
  const active = grid ? { index: index ?? -1, column } : undefined;

  const go = (table: HTMLElement, to: GridPlace): void => {
    const next = { id: list.at(to.row)?.id ?? HEAD, index: to.row, column: placed[to.column]?.id ?? '' };
    // The row may have to be rendered first.
    flushSync(() => setFocused(next));
    const cell = table.querySelector<HTMLElement>(`[data-row="${CSS.escape(next.id)}"] > [data-column="${CSS.escape(next.column)}"]`);
    cell?.focus({ preventScroll: true });
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const onFocus = (event: FocusEvent<HTMLElement>): void => {
    const cell = cellOf(event.target);
    const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    if (!cell || row === undefined) return;
    const entered = !(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget));
    if (grid && entered && byTab.current && !pressed.current && active) {
      const place = { row: active.index, column: placed.findIndex(({ id }) => id === active.column) };
      if (event.target.tabIndex !== 0 || event.target !== cell) return go(event.currentTarget, place);
    }
    const found = row === HEAD ? -1 : (rowNumber(cell) ?? list.indexOf(row));
    const { column: to = '' } = cell.dataset;
    setFocused((current) =>
      current?.id === row && current.column === to && current.index === found ? current : { id: row, index: found, column: to },
    );
  };
  if (!grid && !virtual) return { active: undefined, focusedRow: undefined, handlers: {} };
  const handlers: GridHandlers = {
    onFocus,
    onPointerDown: () => {
      pressed.current = true;
      // The focus event of this press comes before.
      setTimeout(() => {
        pressed.current = false;
      });
    },
    ...(grid ? { onKeyDown: (event) => handleKey(event, options, active, go) } : { onBlur: () => setFocused(undefined) }),
  };
  return { active, focusedRow: index !== undefined && index >= 0 ? index : undefined, handlers };
}

/** aria-rowindex counts the header as 1. */
const rowNumber = (cell: HTMLElement): number | undefined => {
  const row = cell.closest('[data-row]');
  return row?.ariaRowIndex ? Number(row.ariaRowIndex) - 2 : undefined;
};

/** Current index of the row; when it was removed, of the row in its place. */
function placeOf<Row>(list: Rows<Row>['list'], cell: FocusedCell): number {
  if (cell.id === HEAD || list.at(cell.index)?.id === cell.id) return cell.index;
  const found = list.indexOf(cell.id);
  return found >= 0 ? found : Math.min(cell.index, list.count - 1);
}

/** Whether focus moves because of the Tab key. */
function useTabKey(enabled: boolean): RefObject<boolean> {
  const tab = useRef(false);
  useEffect(() => {
    if (!enabled) return undefined;
    const down = (event: globalThis.KeyboardEvent): void => {
      tab.current = event.key === 'Tab';
    };
    const up = (): void => {
      tab.current = false;
    };
    document.addEventListener('keydown', down, true);
    document.addEventListener('keyup', up, true);
    document.addEventListener('pointerdown', up, true);
    return () => {
      document.removeEventListener('keydown', down, true);
      document.removeEventListener('keyup', up, true);
      document.removeEventListener('pointerdown', up, true);
    };
  }, [enabled]);
  return tab;
}

function handleKey<Row>(
  event: KeyboardEvent<HTMLElement>,
  options: GridFocusOptions<Row>,
  active: GridFocus['active'],
  go: (table: HTMLElement, to: GridPlace) => void,
): void {
  const cell = cellOf(event.target);
  if (!cell || !active || event.defaultPrevented) return;
  const table = event.currentTarget;
  if (event.target !== cell) {
    // A control in a cell handles its own keys; Escape returns focus to the cell.
    if (event.key === 'Escape') cell.focus();
    return;
  }
  if (event.key === 'Tab') return leave(table, event.shiftKey);
  const from = { row: active.index, column: options.placed.findIndex(({ id }) => id === active.column) };
  if (!act(event, cell, from, options)) {
    const { list } = options.rows;
    // Less the header, and one row that stays in view.
    const page = Math.max(1, Math.floor((options.region.current?.clientHeight ?? 0) / options.rowHeight) - 2);
    const parent = parentCellOf(event, options, from);
    const key = { key: event.key, ctrl: event.ctrlKey || event.metaKey, rtl: getComputedStyle(table).direction === 'rtl' };
    const to = event.altKey ? undefined : (parent ?? gridMove(from, key, { rows: list.count, columns: options.placed.length, page }));
    if (!to) return;
    go(table, to);
  }
  event.preventDefault();
}

/** Handles keys that act on the cell or its row. @returns whether a key was handled */
function act<Row>(event: KeyboardEvent, cell: HTMLElement, from: GridPlace, options: GridFocusOptions<Row>): boolean {
  const { rows, placed, selection, onSort } = options;
  const view = from.row < 0 ? undefined : rows.list.at(from.row);
  const place = placed[from.column];
  const { key } = event;
  if (key === 'Enter' || key === 'F2') {
    if (!view && key === 'Enter' && place?.column?.sortable && onSort) onSort(place.id, event.shiftKey);
    else cell.querySelector<HTMLElement>(FOCUSABLE)?.focus();
    return true;
  }
  if (key === ' ') {
    if (selection.isSelected && !view) selection.onSelectPage(selection.pageState !== 'all');
    else if (selection.isSelected && view) {
      const chosen = event.shiftKey || !selection.isSelected(view.id);
      selection.onSelect({ id: view.id, chosen, range: event.shiftKey });
    }
    return true;
  }
  if (key === 'a' && (event.ctrlKey || event.metaKey)) {
    if (selection.isSelected) selection.onSelectPage(true);
    return true;
  }
  if (!view?.expandable || !(rows.tree ? place?.first : place?.id === ':expand')) return false;
  const open = key === (getComputedStyle(cell).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight');
  const close = (key === 'ArrowLeft' || key === 'ArrowRight') && !open;
  if (event.ctrlKey || !((open && !view.expanded) || (close && view.expanded))) return false;
  rows.toggle(view.id);
  return true;
}

/** Cell of the parent row, to which the collapse key moves from a collapsed row in the first column of a tree. */
function parentCellOf<Row>(
  event: KeyboardEvent<HTMLElement>,
  { rows, placed }: GridFocusOptions<Row>,
  from: GridPlace,
): GridPlace | undefined {
  const level = rows.list.at(from.row)?.level ?? 1;
  if (!rows.tree || level === 1 || event.ctrlKey || placed[from.column]?.first !== true) return undefined;
  if (event.key !== (getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) return undefined;
  let row = from.row - 1;
  while (row > 0 && (rows.list.at(row)?.level ?? 1) >= level) row -= 1;
  return { row, column: from.column };
}

/** Tab leaves the grid, past the controls in its cells: focus moves to the border of the grid, and the browser continues from there. */
function leave(table: HTMLElement, back: boolean): void {
  table.parentElement?.querySelector<HTMLElement>(`[data-edge="${back ? 'start' : 'end'}"]`)?.focus();
}
