import type { ContainerState, Instant } from '@seaberry/tracking';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { COLUMNS } from './components/event-row.js';
import { PlainRows, type RowsProps } from './components/plain-rows.js';
import { roles } from './components/roles.js';
import { eventCount, toTimelineRows, WINDOWED_ABOVE } from './shipment-timeline.logic.js';

const WindowedRows = lazy(async () => ({ default: (await import('./components/windowed-rows.js')).WindowedRows }));

/** Rows that stand in while the window loads: enough to fill it. */
const FIRST_ROWS = 40;

export interface ShipmentTimelineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One container's journey. For several, the page has tabs and gives one. */
  container: ContainerState;
  /** The present by the server's clock. */
  now: Instant;
  /**
   * Accessible name.
   *
   * @default "Timeline of" and the container's number
   */
  label?: string;
  /** Event keys that start open. */
  defaultOpenKeys?: readonly string[];
  /** Key of the event that is marked and scrolled into view, e.g. the one pressed on the stage rail. */
  selectedKey?: string | null;
  /** Own content beside the now-marker, such as speed, course and when it was seen. */
  nowDetail?: ReactNode;
}

const NONE: readonly string[] = [];

/** Above so many events, rows outside the view are laid out only when they come near. They stay in the document. */
const LAZY_PAINT_ABOVE = 40;
const LAZY_PAINT =
  'sb:[&_[data-slot=shipment-timeline-event]]:[content-visibility:auto] sb:[&_[data-slot=shipment-timeline-event]]:[contain-intrinsic-size:auto_5rem] sb:[&_[data-slot=shipment-timeline-event]]:@min-[620px]:[contain-intrinsic-size:auto_2.25rem]';

/** Stations, legs and events of one container: planned, estimate, actual and slip side by side, each in its place's time. */
export function ShipmentTimeline({
  container,
  now,
  label,
  defaultOpenKeys = NONE,
  selectedKey = null,
  nowDetail,
  className,
  ...rest
}: ShipmentTimelineProps): ReactNode {
  const text = useTrackingText();
  const own = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => toTimelineRows(container, now), [container, now]);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set(defaultOpenKeys));
  const onToggle = useCallback((key: string) => {
    setOpenKeys((keys) => {
      const next = new Set(keys);
      if (!next.delete(key)) next.add(key);
      return next;
    });
  }, []);
  const windowed = eventCount(container) > WINDOWED_ABOVE;

  useEffect(() => {
    if (selectedKey === null) return;
    const row = [...(own.current?.querySelectorAll('[data-key]') ?? [])].find((one) => one.getAttribute('data-key') === selectedKey);
    row?.scrollIntoView({ block: 'nearest' });
  }, [selectedKey]);

  const name = label ?? (container.number === '' ? text.timelineLabelUnnamed : text.timelineLabel(container.number));
  const shared: RowsProps = { rows, openKeys, selectedKey, onToggle, nowDetail };
  return (
    <div data-slot="shipment-timeline" {...rest} className={cn('sb:@container sb:min-w-0', className)}>
      <div ref={own} data-slot="shipment-timeline-body">
        {rows.length === 0 ? (
          <Nothing />
        ) : windowed ? (
          <Windowed name={name} count={eventCount(container)} shared={shared} />
        ) : (
          <TimelineTable name={name} lazyPaint={eventCount(container) > LAZY_PAINT_ABOVE}>
            <PlainRows {...shared} />
          </TimelineTable>
        )}
      </div>
      {container.ended ? (
        <p data-slot="shipment-timeline-ended" className="sb:ps-9 sb:pbs-2 sb:text-sm sb:text-muted">
          {text.ended[container.ended]}
        </p>
      ) : null}
    </div>
  );
}

function Nothing(): ReactNode {
  const text = useTrackingText();
  return (
    <div data-slot="shipment-timeline-empty" className="sb:py-6 sb:text-center sb:text-sm">
      <p data-slot="shipment-timeline-empty-title" className="sb:font-medium">
        {text.timelineEmpty}
      </p>
      <p data-slot="shipment-timeline-empty-hint" className="sb:text-muted">
        {text.timelineEmptyHint}
      </p>
    </div>
  );
}

function Windowed({ name, count, shared }: { name: string; count: number; shared: RowsProps }): ReactNode {
  const text = useTrackingText();
  const scroller = useRef<HTMLElement>(null);
  const first = { ...shared, rows: shared.rows.slice(0, FIRST_ROWS) };
  return (
    <section
      ref={scroller}
      aria-label={`${name}: ${text.rowsWindowed(count)}`}
      // A scrolling area must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-slot="shipment-timeline-window"
      className="sb:max-h-[40rem] sb:overflow-y-auto sb:outline-focus sb:focus-visible:outline-2"
    >
      <TimelineTable name={name} rowCount={shared.rows.length + 1} sticky>
        <Suspense fallback={<PlainRows {...first} />}>
          <WindowedRows {...shared} scroller={scroller} />
        </Suspense>
      </TimelineTable>
    </section>
  );
}

interface TimelineTableProps {
  name: string;
  rowCount?: number;
  sticky?: boolean;
  lazyPaint?: boolean;
  children: ReactNode;
}

function TimelineTable({ name, rowCount, sticky = false, lazyPaint = false, children }: TimelineTableProps): ReactNode {
  const text = useTrackingText();
  return (
    <table
      {...roles.table}
      aria-label={name}
      aria-rowcount={rowCount}
      data-slot="shipment-timeline-table"
      className={cn('sb:block sb:w-full', lazyPaint && LAZY_PAINT)}
    >
      <thead
        {...roles.group}
        data-slot="shipment-timeline-head"
        className={cn('sb:block sb:@max-[620px]:sr-only', sticky && 'sb:sticky sb:top-0 sb:z-2 sb:bg-surface')}
      >
        <tr {...roles.row} data-slot="shipment-timeline-head-row" className={cn('sb:grid sb:text-xs sb:text-muted', COLUMNS)}>
          <HeadCell className="sb:ps-9 sb:text-start">{text.event}</HeadCell>
          <HeadCell className="sb:text-start">{text.planned}</HeadCell>
          <HeadCell className="sb:text-start">{text.estimated}</HeadCell>
          <HeadCell className="sb:text-start">{text.actual}</HeadCell>
          <HeadCell className="sb:pe-3 sb:text-end">{text.slip}</HeadCell>
        </tr>
      </thead>
      {children}
    </table>
  );
}

function HeadCell({ className, children }: { className: string; children: string }): ReactNode {
  return (
    <th {...roles.columnHeader} scope="col" data-slot="shipment-timeline-head-cell" className={cn('sb:pbe-1.5 sb:font-normal', className)}>
      {children}
    </th>
  );
}
