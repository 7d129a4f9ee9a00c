import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useProbeHeight } from '../../../lib/use-probe-height.js';
import type { TreeRowData } from '../tree.logic.js';
import { ROW_HEIGHT, TreeRow, type TreeRowContext } from './tree-row.js';

export interface WindowedRowsProps {
  rows: readonly TreeRowData[];
  context: TreeRowContext;
  scroller: HTMLElement | null;
}

/** Rows in view and the one with the tab stop, so that scrolling never loses focus. */
export function WindowedRows({ rows, context, scroller }: WindowedRowsProps): ReactNode {
  const [probe, height] = useProbeHeight(32);
  const tabStopIndex = rows.findIndex(({ id }) => id === context.tabStop);
  // The React compiler is off in this package; without it the virtualizer's changing functions are safe.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => height,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 10,
    initialRect: { width: 320, height: 384 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return tabStopIndex < 0 || shown.includes(tabStopIndex) ? shown : [...shown, tabStopIndex].toSorted((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtual.measure(), [height, virtual]);
  return (
    <div data-slot="tree-window" role="none" className="sb:relative" style={{ blockSize: virtual.getTotalSize() }}>
      <div data-slot="tree-probe" ref={probe} role="none" className={cn('sb:invisible sb:absolute', ROW_HEIGHT[context.size])} />
      {virtual.getVirtualItems().map((item) => {
        const row = rows[item.index];
        return row ? (
          <TreeRow
            key={row.id}
            row={row}
            context={context}
            style={{ position: 'absolute', insetBlockStart: item.start, insetInlineStart: 0 }}
          />
        ) : null;
      })}
    </div>
  );
}
