import { useLayoutEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import type { PlacedColumn, ColumnPlacement } from '../use-column-placement.js';
import { columnWindow, focusedOutside, windowOf, type RowSpace, type RowWindow } from '../window.logic.js';
import { RowAt, type RowParts } from './body-rows.js';

interface VirtualRowsProps<Row> extends RowParts<Row> {
  /** Height of a row in px, border included. */
  rowHeight: number;
  /** Height of the container in px when its width was measured, before it had content. */
  firstHeight: number;
  detailHeight: number;
  region: RefObject<HTMLElement | null>;
  /** Number of the focused row, which stays rendered. */
  focusedRow: number | undefined;
}

/** Rows in view, with the space of the others around them. */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>): ReactNode {
  const { rowHeight, firstHeight, detailHeight, region, focusedRow, ...parts } = props;
  const { rows, placement, active } = parts;
  const { count } = rows.list;
  const space = useMemo<RowSpace>(
    () => ({ count, rowHeight, opened: rows.opened, detailHeight }),
    [count, rowHeight, rows.opened, detailHeight],
  );
  const first = { width: parts.room, height: firstHeight };
  const { shown, columns } = useWindow({ region, space, placement, active: active?.column, first });
  const placed = useColumns(placement.placed, columns);
  if (!shown) return null;
  const outsideRow = focusedOutside(space, shown, focusedRow);
  const above = outsideRow && outsideRow.row < shown.start ? outsideRow : undefined;
  const below = outsideRow && !above ? outsideRow : undefined;
  const renderRow = (index: number): ReactNode => {
    const view = rows.list.at(index);
    return view && <RowAt key={view.id} {...parts} placed={placed} view={view} index={index} detailHeight={detailHeight} />;
  };
  return [
    <Space key=":1" height={above ? above.before : shown.before} />,
    above && renderRow(above.row),
    above && <Space key=":2" height={above.after} />,
    ...Array.from({ length: Math.max(0, shown.end - shown.start) }, (_, index) => renderRow(shown.start + index)),
    below && <Space key=":3" height={below.before} />,
    below && renderRow(below.row),
    <Space key=":4" height={below ? below.after : shown.after} />,
  ];
}

function Space({ height }: { height: number }): ReactNode {
  if (height === 0) return null;
  return <tr data-slot="data-table-space" aria-hidden="true" style={{ blockSize: height }} />;
}

interface Shown {
  /** Undefined until the container is measured, so that nothing renders twice. */
  shown: RowWindow | undefined;
  columns: { from: number; to: number };
}

/** Visible range in px. */
interface View {
  top: number;
  height: number;
  left: number;
  width: number;
}

interface WindowOptions<Row> {
  region: RefObject<HTMLElement | null>;
  space: RowSpace;
  placement: Pick<ColumnPlacement<Row>, 'placed' | 'widths'>;
  /** Id of the column whose cell takes focus: it stays rendered. */
  active: string | undefined;
  /** Size of the container in px; its width is 0 before it is mounted, since refs of parents are set after the effects of their children. */
  first: { width: number; height: number };
}

const UNKNOWN: Shown = { shown: undefined, columns: { from: 0, to: 0 } };

/** Rows and columns in view, computed without measuring them. */
function useWindow<Row>({ region, space, placement: { placed, widths }, active, first }: WindowOptions<Row>): Shown {
  const known = first.width > 0;
  // An estimate that is mostly right, so that rows and headers render once; it is corrected before the paint.
  const [view, setView] = useState<View | undefined>(known && first.height > 0 ? { top: 0, left: 0, ...first } : undefined);
  const calculate = (area: View): Shown => {
    const center = placed.filter(({ pin }) => !pin);
    const width = (columns: typeof placed): number => columns.reduce((sum, { id }) => sum + (widths[id] ?? 0), 0);
    const centerWidth = area.width - width(placed) + width(center);
    const { from, to } = columnWindow(
      center.map(({ id }) => widths[id] ?? 0),
      area.left,
      centerWidth,
    );
    const focused = center.findIndex(({ id }) => id === active);
    const columns = focused < 0 ? { from, to } : { from: Math.min(from, focused), to: Math.max(to, focused + 1) };
    return { shown: windowOf(space, area.top, area.height), columns };
  };
  const latest = useRef(calculate);
  const visible = view ? calculate(view) : UNKNOWN;
  const last = useRef(visible);
  useLayoutEffect(() => {
    latest.current = calculate;
    last.current = visible;
  });
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || !known) return undefined;
    const readView = (): View => ({
      top: element.scrollTop,
      height: element.clientHeight,
      // Negative in right-to-left pages.
      left: Math.abs(element.scrollLeft),
      width: element.clientWidth,
    });
    const follow = (): void => {
      const next = readView();
      // Rendered in this frame, before the empty area of the new rows becomes visible.
      if (!isSame(latest.current(next), last.current)) flushSync(() => setView(next));
    };
    const measure = (): void => {
      const next = readView();
      setView((current) => (current && isSameView(current, next) ? current : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', follow, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', follow);
    };
  }, [region, known]);
  return visible;
}

const isSameView = (one: View, other: View): boolean =>
  one.top === other.top && one.height === other.height && one.left === other.left && one.width === other.width;

function isSame(one: Shown, other: Shown): boolean {
  return (
    one.shown?.start === other.shown?.start &&
    one.shown?.end === other.shown?.end &&
    one.shown?.before === other.shown?.before &&
    one.columns.from === other.columns.from &&
    one.columns.to === other.columns.to
  );
}

/** Columns in view, with one wide cell on either side for the others. */
function useColumns<Row>(placed: readonly PlacedColumn<Row>[], { from, to }: Shown['columns']): readonly PlacedColumn<Row>[] {
  return useMemo(() => {
    const center = placed.filter(({ pin }) => !pin);
    const [first] = center;
    if (!first) return placed;
    const gap = (id: string, span: number): PlacedColumn<Row>[] => (span > 0 ? [{ ...first, id, span }] : []);
    return [
      ...placed.filter(({ pin }) => pin === 'start'),
      ...gap(':before', from),
      ...center.slice(from, to),
      ...gap(':after', center.length - to),
      ...placed.filter(({ pin }) => pin === 'end'),
    ];
  }, [placed, from, to]);
}
