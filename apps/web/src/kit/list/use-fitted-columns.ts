import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableColumn } from '@seaberry/ui/data-table';
import { useLayoutEffect, useMemo, useState, type RefObject } from 'react';

import { fittedWidths } from './fitted-widths.ts';

type Widths = Readonly<Record<string, number>>;

interface FittedOptions {
  rows: unknown;
  layout: ColumnLayout;
  /** Element around the table. */
  place: RefObject<HTMLElement | null>;
  /** Columns that are narrowed first, each to this width, px. Keep its identity. */
  yielding?: Widths;
}

/** Columns as wide as their cells need, and narrowed where the table has less room; those that the user has resized stay. */
export function useFittedColumns<R>(
  columns: readonly DataTableColumn<R>[],
  { rows, layout, place, yielding }: FittedOptions,
): DataTableColumn<R>[] {
  const [widths, setWidths] = useState<Widths>({});
  useLayoutEffect(() => {
    const element = place.current;
    if (!element || !rows) return undefined;
    const measure = (): void => {
      const table = element.querySelector('table');
      if (table) setWidths((before) => unlessEqual(before, widthsOf(table, layout.widths ?? {}, yielding)));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [columns, rows, layout, place, yielding]);
  return useMemo(() => columns.map((column) => ({ ...column, size: widths[column.id] ?? column.size ?? 0 })), [columns, widths]);
}

const unlessEqual = (before: Widths, next: Widths): Widths =>
  Object.entries(next).every(([id, width]) => before[id] === width) ? before : next;

function widthsOf(table: HTMLTableElement, chosen: Widths, yielding?: Widths): Widths {
  let room = table.parentElement?.clientWidth ?? 0;
  const needs: Record<string, number> = {};
  for (const head of table.querySelectorAll<HTMLElement>('thead [data-column]')) {
    const id = head.dataset['column'] ?? '';
    // Rounded up: `offsetWidth` may be less, and the table then a pixel wider than its room.
    if (id.startsWith(':')) room -= Math.ceil(head.getBoundingClientRect().width);
    else if (chosen[id]) room -= chosen[id];
    else needs[id] = needOf(table.querySelectorAll(`[data-column="${CSS.escape(id)}"]`));
  }
  return fittedWidths(needs, room, yielding);
}

function needOf(cells: NodeListOf<Element>): number {
  const cell = cells[1] ?? cells[0];
  if (!cell) return 0;
  const box = document.createElement('div');
  box.style.cssText = 'position:absolute;visibility:hidden;inline-size:max-content;white-space:nowrap';
  box.append(
    ...[...cells].map(({ childNodes }) => {
      const line = document.createElement('div');
      line.append(...[...childNodes].map((node) => node.cloneNode(true)));
      return line;
    }),
  );
  cell.append(box);
  const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(cell);
  const need =
    Math.ceil(box.getBoundingClientRect().width + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)) + 1;
  box.remove();
  return need;
}
