import type { Instant, OutlookKind } from '@seaberry/tracking';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useFormat, useTrackingText } from '../../../lib/ui-provider.js';
import type { TimelineJourney } from '../shipment-timeline.logic.js';
import { scaled } from '../../lib/scaled.js';
import { unitOf } from '../../lib/use-width.js';
import { drawEvent } from './event-row.js';
import { JumpBar } from './jump-bar.js';
import { hasAnomaly, indexOfKey, timelineRows, type TimelineRows } from './long-rows.js';
import type { RowsProps } from './plain-rows.js';
import { OtherRowView } from './rows.js';
import { roles } from '../../lib/roles.js';
import { TimelineTable } from './timeline-table.js';

/** Visible range: top and height in units, of which 16 are one rem. */
interface View {
  top: number;
  height: number;
}

/** Initial view: the maximum height of the window with the table header, used before anything is measured. */
const AT_FIRST: View = { top: 0, height: 640 };
const HEAD = 22;

/** Overscan rows once the user scrolls. Before that only visible rows are rendered. */
const SPARE = 4;

function rowsIn(rows: TimelineRows, { top, height }: View): [first: number, end: number] {
  const spare = top > 0 ? SPARE : 0;
  const last = rows.indexAt(top + height - HEAD);
  return [Math.max(0, rows.indexAt(top) - spare), Math.min(rows.length, last + 1 + spare)];
}

export interface WindowedProps extends Omit<RowsProps, 'rows'> {
  container: TimelineJourney;
  now: Instant;
  outlook: OutlookKind | undefined;
  name: string;
  /** Number of events. */
  count: number;
}

/**
 * Windowed rows: only those in view, padded by the estimated height of the others; an expanded history moves the rows below. Controls above
 * jump to now, to the next anomaly and to a date.
 */
export function Windowed({ name, count, container, now, outlook, openKeys, selectedKey, nowDetail, idBase }: WindowedProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const rows = useMemo(() => timelineRows(container, now, outlook), [container, now, outlook]);
  const anomalies = useMemo(() => hasAnomaly(container), [container]);
  const scroller = useRef<HTMLElement>(null);
  const [view, setView] = useState(AT_FIRST);
  const [target, setTarget] = useState(-1);
  const [begin, end] = rowsIn(rows, view);
  const marked = rows.at(target)?.key ?? selectedKey;

  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const resized = new ResizeObserver(() => {
      const height = current.clientHeight / unitOf(current);
      setView((was) => (was.height === height ? was : { ...was, height }));
    });
    resized.observe(current);
    return () => resized.disconnect();
  }, []);

  const scrollTo = useCallback(
    (index: number, align: 'center' | 'nearest'): void => {
      const { current } = scroller;
      if (!current) return;
      const unit = unitOf(current);
      const top = rows.topOf(index) * unit;
      // The sticky header covers rows below it.
      const room = current.clientHeight - HEAD * unit - (rows.topOf(index + 1) * unit - top);
      if (align === 'center') current.scrollTop = top - room / 2;
      else current.scrollTop = Math.min(top, Math.max(top - room, current.scrollTop));
    },
    [rows],
  );

  useEffect(() => {
    const index = selectedKey === null ? -1 : indexOfKey(rows, selectedKey);
    if (index >= 0) scrollTo(index, 'nearest');
  }, [selectedKey, rows, scrollTo]);

  const drawn: ReactNode[] = [];
  for (let index = begin; index < end; index += 1) {
    const row = rows.at(index);
    if (row?.type === 'event') {
      drawn.push(
        ...drawEvent({
          idBase,
          row,
          open: openKeys.has(row.key),
          selected: row.key === marked,
          text,
          format,
          last: index === rows.length - 1,
          rowIndex: index + 2,
        }),
      );
    } else if (row) {
      drawn.push(
        <OtherRowView key={row.key} row={row} nowDetail={row.type === 'now' ? nowDetail : null} first={index === 0} rowIndex={index + 2} />,
      );
    }
  }
  return (
    <>
      <JumpBar
        rows={rows}
        anomalies={anomalies}
        from={Math.max(rows.indexAt(view.top), target)}
        today={now.slice(0, 10)}
        onJump={(index) => {
          scrollTo(index, 'center');
          setTarget(index);
        }}
      />
      <section
        ref={scroller}
        aria-label={`${name}: ${text.rowsWindowed(count)}`}
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        data-slot="shipment-timeline-window"
        className="sb:max-h-160 sb:overflow-y-auto sb:text-xs sb:outline-focus sb:focus-visible:outline-2"
        onScroll={({ currentTarget }) => {
          const unit = unitOf(currentTarget);
          // Synchronous: a frame later the new area would be blank.
          flushSync(() => setView({ top: currentTarget.scrollTop / unit, height: currentTarget.clientHeight / unit }));
        }}
      >
        <TimelineTable name={name} rowCount={rows.length + 1} sticky>
          <tbody
            {...roles.group}
            data-slot="shipment-timeline-group"
            className="sb:block"
            style={{ paddingBlockStart: scaled(rows.topOf(begin)), paddingBlockEnd: scaled(rows.height - rows.topOf(end)) }}
          >
            {drawn}
          </tbody>
        </TimelineTable>
      </section>
    </>
  );
}
