import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import type { TimelineRow } from '../shipment-timeline.logic.js';
import { JumpBar } from './jump-bar.js';
import type { RowsProps } from './plain-rows.js';
import { EventRowView } from './event-row.js';
import { OtherRowView } from './rows.js';
import { roles } from './roles.js';
import { TimelineTable } from './timeline-table.js';

const HEIGHT: Record<TimelineRow['type'], number> = { station: 36, event: 36, leg: 56, now: 36 };

/** Before anybody has scrolled nearly nothing but what is seen: the next rows are drawn with the first step. */
const rowsToDraw = (range: Range): number[] => defaultRangeExtractor({ ...range, overscan: range.startIndex === 0 ? 1 : 4 });

export interface WindowedProps extends RowsProps {
  name: string;
  /** Number of events. */
  count: number;
}

/**
 * Only the rows in view, padded to the guessed height of the others; an open history pushes what follows. Above stands the way
 * to now, to the next anomaly and to a date.
 */
export function Windowed({ name, count, rows, openKeys, selectedKey, onToggle, nowDetail, idBase }: WindowedProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const scroller = useRef<HTMLElement>(null);
  const [target, setTarget] = useState(-1);
  // The React compiler is off in this package; without it the virtualizer's changing functions are safe.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => HEIGHT[rows[index]?.type ?? 'event'],
    rangeExtractor: rowsToDraw,
    // The most it can be: the first pass draws rows already, instead of measuring an empty box.
    initialRect: { width: 0, height: 640 },
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const marked = rows[target]?.key ?? selectedKey;

  useEffect(() => {
    const index = selectedKey === null ? -1 : rows.findIndex((row) => row.key === selectedKey);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
  }, [selectedKey, rows, virtual]);

  const jumpTo = (index: number): void => {
    virtual.scrollToIndex(index, { align: 'center' });
    setTarget(index);
  };
  const first = items.find((item) => item.end > (virtual.scrollOffset ?? 0))?.index ?? 0;

  return (
    <>
      <JumpBar rows={rows} from={Math.max(first, target)} onJump={jumpTo} />
      <section
        ref={scroller}
        aria-label={`${name}: ${text.rowsWindowed(count)}`}
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-slot="shipment-timeline-window"
        className="sb:max-h-[40rem] sb:overflow-y-auto sb:outline-focus sb:focus-visible:outline-2"
      >
        <TimelineTable name={name} rowCount={rows.length + 1} sticky>
          <tbody
            {...roles.group}
            data-slot="shipment-timeline-group"
            className="sb:block"
            style={{ paddingBlockStart: before, paddingBlockEnd: after }}
          >
            {items.map((item) => {
              const row = rows[item.index];
              if (!row) return null;
              return row.type === 'event' ? (
                <EventRowView
                  key={row.key}
                  idBase={idBase}
                  row={row}
                  open={openKeys.has(row.key)}
                  selected={row.key === marked}
                  onToggle={onToggle}
                  text={text}
                  format={format}
                  last={item.index === rows.length - 1}
                  rowIndex={item.index + 2}
                />
              ) : (
                <OtherRowView
                  key={row.key}
                  row={row}
                  nowDetail={row.type === 'now' ? nowDetail : null}
                  first={item.index === 0}
                  rowIndex={item.index + 2}
                />
              );
            })}
          </tbody>
        </TimelineTable>
      </section>
    </>
  );
}
