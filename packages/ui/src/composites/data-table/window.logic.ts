/* Windowing of a long table. Rows have one height and expanded details another, so everything is computed and nothing measured. */

export interface RowSpace {
  count: number;
  /** Height of a row in px, border included. */
  rowHeight: number;
  /** Numbers of rows with details below them, ascending. */
  opened: readonly number[];
  /** Height of details in px. */
  detailHeight: number;
}

export interface RowWindow {
  /** First rendered row. */
  start: number;
  /** The row after the last rendered one. */
  end: number;
  /** Empty space above the first, in px. */
  before: number;
  /** Empty space below the last, in px. */
  after: number;
}

/** Limit of browsers for the height of an element: Firefox 17.9 million px, Chromium 33.5 million. */
export const MAX_HEIGHT = 15_000_000;
/** Overscan rows on both sides; only one before the first scroll, for a fast first render. */
const SPARE = 4;
/** Number of rows by which the window moves. */
const STEP = 4;
/** Maximum view height in px: a container that grows with its content would be as high as all rows. */
const MAX_VIEW = 4000;

/** Offset of a row, in px from the first. */
export function offsetOf({ rowHeight, detailHeight, opened }: RowSpace, row: number): number {
  return row * rowHeight + openedBefore(opened, row) * detailHeight;
}

/** Number of expanded rows before this one. */
function openedBefore(opened: readonly number[], row: number): number {
  let low = 0;
  let high = opened.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((opened[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Row at an offset, in px from the first. */
export function rowAt(space: RowSpace, top: number): number {
  let low = 0;
  let high = space.count - 1;
  if (space.opened.length === 0) return Math.max(0, Math.min(high, Math.floor(top / space.rowHeight)));
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (offsetOf(space, middle) <= top) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** Range of rows to render. */
export function windowOf(space: RowSpace, scrollTop: number, viewHeight: number): RowWindow {
  const view = Math.min(viewHeight, MAX_VIEW);
  const total = offsetOf(space, space.count);
  const height = Math.min(total, MAX_HEIGHT);
  // Beyond the height limit one px of scrolling represents several.
  const stretch = total > height ? (total - view) / (height - view) : 1;
  const top = Math.max(0, Math.min(scrollTop * stretch, total - view));
  const first = rowAt(space, top);
  const last = rowAt(space, top + view);
  const start = Math.max(0, Math.floor((first - SPARE) / STEP) * STEP);
  const end = Math.min(space.count, top > 0 ? Math.ceil((last + 1 + SPARE) / STEP) * STEP : last + 2);
  const from = offsetOf(space, start);
  // In a stretched table rows are placed in the view, not at their real offset.
  const before = stretch === 1 ? from : Math.max(0, Math.round(scrollTop + from - top));
  const after = Math.max(0, Math.round(height - before - (offsetOf(space, end) - from)));
  return { start, end, before, after };
}

/** The focused row outside the window, which stays rendered, with the space around it. */
export interface FocusedRow {
  row: number;
  before: number;
  after: number;
}

/** Splits the space above or below the window around the row that stays rendered. */
export function focusedOutside(space: RowSpace, { start, end, before, after }: RowWindow, row: number | undefined): FocusedRow | undefined {
  if (row === undefined || row < 0 || row >= space.count || (row >= start && row < end)) return undefined;
  const height = offsetOf(space, row + 1) - offsetOf(space, row);
  const above = row < start;
  const room = Math.max(0, (above ? before : after) - height);
  const wanted = above ? offsetOf(space, row) : offsetOf(space, row) - offsetOf(space, end);
  const gap = Math.min(wanted, room);
  return { row, before: gap, after: room - gap };
}

/** Number of columns up to which all are rendered. */
const FEW_COLUMNS = 12;
/** Overscan on both sides in px; like the rows, only after the first scroll. */
const SPARE_WIDTH = 120;

/**
 * Scrolling columns in view.
 * @param widths in px, in their order
 * @param left scroll offset in px
 * @param view visible width in px
 */
export function columnWindow(widths: readonly number[], left: number, view: number): { from: number; to: number } {
  if (widths.length <= FEW_COLUMNS) return { from: 0, to: widths.length };
  let from = 0;
  let start = 0;
  while (from < widths.length - 1 && start + (widths[from] ?? 0) < left - SPARE_WIDTH) start += widths[from++] ?? 0;
  let to = from;
  const end = left + view + (left > 0 ? SPARE_WIDTH : 0);
  while (to < widths.length && start < end) start += widths[to++] ?? 0;
  return { from, to };
}
