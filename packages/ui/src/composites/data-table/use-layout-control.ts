import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';

import { announce } from '../../lib/announce.js';
import { focusedElement } from '../../lib/focused.js';
import { useTableText } from '../../lib/ui-provider.js';
import {
  moveColumnTo,
  moveVisibleColumn,
  pinColumn,
  resetWidth,
  resolveColumns,
  setWidth,
  toggleHidden,
  type ColumnDrop,
  type ColumnLayout,
  type LayoutColumn,
  type PinSide,
} from '../column-layout/index.js';
import { useFigure } from './use-figure.js';

/** Changes of columns that users can make in the header. */
export interface LayoutControl {
  /** Undefined when the layout is not stored. */
  onResize: ((id: string, change: { width: number; done: boolean }) => void) | undefined;
  onMove: ((id: string, by: -1 | 1) => void) | undefined;
  onDrop: ((drop: ColumnDrop) => void) | undefined;
  canMove: (id: string, by: -1 | 1) => boolean;
  onPin: (id: string, side: PinSide) => void;
  onHide: (id: string) => void;
  isResized: (id: string) => boolean;
  onResetWidth: (id: string) => void;
}

interface LayoutOptions {
  columns: readonly LayoutColumn[];
  /** Undefined when uncontrolled. */
  layout: ColumnLayout | undefined;
  onLayoutChange: ((layout: ColumnLayout) => void) | undefined;
}

const NO_LAYOUT: ColumnLayout = {};

/** Layout of the columns, and its operations. While an edge is dragged, `shownLayout` is ahead of the caller's value. */
export function useLayoutControl({ columns, layout: given, onLayoutChange }: LayoutOptions): {
  shownLayout: ColumnLayout;
  /** @param widths as rendered now */
  controlFor: (widths: Readonly<Record<string, number>>) => LayoutControl;
} {
  const text = useTableText();
  const figure = useFigure();
  const [own, setOwn] = useState(NO_LAYOUT);
  const [draft, setDraft] = useState<ColumnLayout>();
  const layout = given ?? own;
  // Stable until its own parts change, so that headers do not re-render with the rows.
  const controlFor = useMemo(() => {
    const kept = given === undefined || onLayoutChange !== undefined;
    const change = (next: ColumnLayout): void => {
      if (next === layout) return;
      if (given === undefined) setOwn(next);
      onLayoutChange?.(next);
    };
    const headerOf = (id: string): string => columns.find((column) => column.id === id)?.header ?? id;
    const applyMove = (id: string, next: ColumnLayout): void => {
      if (next === layout) return;
      const focused = focusedElement();
      // React may remove and reinsert the moved header, which loses focus: render synchronously, then restore focus.
      flushSync(() => change(next));
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
      const { order, hidden } = resolveColumns(columns, next);
      const visible = order.filter((one) => !hidden.has(one));
      announce(text.columnMoved(headerOf(id), figure(visible.indexOf(id) + 1), figure(visible.length)));
    };
    const hide = (id: string): void => {
      const focused = focusedElement();
      const head = focused?.closest<HTMLElement>('th[data-column]');
      const beside = head?.nextElementSibling ?? head?.previousElementSibling;
      flushSync(() => change(toggleHidden(columns, layout, id)));
      // The focused header is gone: the same control of its neighbour takes focus.
      if (focused instanceof HTMLElement && !focused.isConnected) {
        const same = beside?.querySelector<HTMLElement>(`[data-slot="${focused.dataset['slot'] ?? ''}"]`);
        (same ?? beside?.querySelector<HTMLElement>('button'))?.focus();
      }
      announce(text.columnHidden(headerOf(id)));
    };
    return (widths: Readonly<Record<string, number>>): LayoutControl => ({
      onResize: kept
        ? (id, { width, done }) => {
            const next = setWidth(layout, widths, id, width);
            setDraft(done ? undefined : next);
            if (done) change(next);
          }
        : undefined,
      onMove: kept ? (id, by) => applyMove(id, moveVisibleColumn(columns, layout, id, by)) : undefined,
      onDrop: kept ? (drop) => applyMove(drop.id, moveColumnTo(columns, layout, drop)) : undefined,
      canMove: (id, by) => moveVisibleColumn(columns, layout, id, by) !== layout,
      onPin: (id, side) => applyMove(id, pinColumn(columns, layout, id, side)),
      onHide: hide,
      isResized: (id) => layout.widths?.[id] !== undefined,
      onResetWidth: (id) => change(resetWidth(layout, id)),
    });
  }, [columns, layout, given, onLayoutChange, text, figure]);
  return { shownLayout: draft ?? layout, controlFor };
}
