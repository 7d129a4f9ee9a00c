import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, type ReactNode, type RefObject } from 'react';
import type { TimelineRow } from '../shipment-timeline.logic.js';
import type { RowsProps } from './plain-rows.js';
import { TimelineRowView } from './rows.js';
import { roles } from './roles.js';

const HEIGHT: Record<TimelineRow['type'], number> = { station: 36, event: 36, leg: 56, now: 36 };

export interface WindowedRowsProps extends RowsProps {
  scroller: RefObject<HTMLElement | null>;
}

/** Only the rows in view, padded to the height of all; each row measures itself, so details may open. */
export function WindowedRows({ rows, openKeys, selectedKey, onToggle, nowDetail, scroller }: WindowedRowsProps): ReactNode {
  // The React compiler is off in this package; without it the virtualizer's changing functions are safe.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEIGHT[rows[index]?.type ?? 'event'],
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);

  useEffect(() => {
    const index = selectedKey === null ? -1 : rows.findIndex((row) => row.key === selectedKey);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [selectedKey, rows, virtual]);

  return (
    <tbody
      {...roles.group}
      data-slot="shipment-timeline-group"
      className="sb:block"
      style={{ paddingBlockStart: before, paddingBlockEnd: after }}
    >
      {items.map((item) => {
        const row = rows[item.index];
        return row ? (
          <TimelineRowView
            key={row.key}
            row={row}
            open={openKeys.has(row.key)}
            selected={row.key === selectedKey}
            onToggle={onToggle}
            nowDetail={row.type === 'now' ? nowDetail : null}
            first={item.index === 0}
            last={item.index === rows.length - 1}
            rowIndex={item.index + 2}
          />
        ) : null;
      })}
    </tbody>
  );
}
