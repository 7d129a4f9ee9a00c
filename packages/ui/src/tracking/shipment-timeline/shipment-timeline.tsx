import { formatAwb, type AirShipmentState, type Instant, type ShipmentState } from '@seaberry/tracking';
import { lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { PlainRows, type RowsProps } from './components/plain-rows.js';
import { TimelineTable } from './components/timeline-table.js';
import { eventCount, journeyOf, toTimelineRows, WINDOWED_ABOVE, type TimelineJourney } from './shipment-timeline.logic.js';

const Windowed = lazy(async () => ({ default: (await import('./components/windowed.js')).Windowed }));

/** Rows that stand in while the window loads: enough to fill it. */
const FIRST_ROWS = 40;

interface ShipmentTimelineShared extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Accessible name.
   *
   * @default "Timeline of" and the number
   */
  label?: string;
  /** Event keys that start open. */
  defaultOpenKeys?: readonly string[];
  /** Key of the event that is marked and scrolled into view, e.g. the one pressed on the stage rail. */
  selectedKey?: string | null;
  /** Own content beside the now-marker, such as speed, course and when it was seen. */
  nowDetail?: ReactNode;
}

/** A whole shipment, as `shipmentFromDcsa`, `deriveShipment` or `deriveAirShipment` give it. */
export interface ShipmentTimelineOfShipment extends ShipmentTimelineShared {
  /** Of a bill with several containers the one that stands for it is shown; for the others give `container`. */
  shipment: ShipmentState | AirShipmentState;
  container?: never;
  /**
   * The present by the server's clock.
   *
   * @default the moment for which the shipment was judged
   */
  now?: Instant;
}

/** One journey of a shipment. */
export interface ShipmentTimelineOfContainer extends ShipmentTimelineShared {
  /** One container's journey. For several, the page has tabs and gives one. */
  container: TimelineJourney;
  shipment?: never;
  /** The present by the server's clock. */
  now: Instant;
}

export type ShipmentTimelineProps = ShipmentTimelineOfShipment | ShipmentTimelineOfContainer;

const NONE: readonly string[] = [];

/** Above so many events, rows outside the view are laid out only when they come near. They stay in the document. */
const LAZY_PAINT_ABOVE = 40;

/** Stations, legs and events of one container or air waybill: planned, estimate, actual and slip side by side, each in its place's time. */
export function ShipmentTimeline({
  shipment,
  container: given,
  now: at,
  label,
  defaultOpenKeys = NONE,
  selectedKey = null,
  nowDetail,
  className,
  ...rest
}: ShipmentTimelineProps): ReactNode {
  const text = useTrackingText();
  const idBase = useId();
  const own = useRef<HTMLDivElement>(null);
  const container = given ?? journeyOf(shipment);
  const now = at ?? shipment?.asOf ?? '';
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

  const name = label ?? (container.number === '' ? text.timelineLabelUnnamed : text.timelineLabel(formatAwb(container.number)));
  const shared: RowsProps = { rows, openKeys, selectedKey, onToggle, nowDetail, idBase };
  return (
    <div data-slot="shipment-timeline" {...rest} className={cn('sb:@container sb:min-w-0', className)}>
      <div ref={own} data-slot="shipment-timeline-body">
        {rows.length === 0 ? (
          <Nothing />
        ) : windowed ? (
          <Suspense
            fallback={
              <TimelineTable name={name} rowCount={rows.length + 1}>
                <PlainRows {...shared} rows={rows.slice(0, FIRST_ROWS)} />
              </TimelineTable>
            }
          >
            <Windowed {...shared} name={name} count={eventCount(container)} />
          </Suspense>
        ) : (
          <TimelineTable name={name}>
            <PlainRows {...shared} lazyPaint={eventCount(container) > LAZY_PAINT_ABOVE} />
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
