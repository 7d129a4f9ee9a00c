import { formatAwb, type AirShipmentState, type Instant, type Outlook, type OutlookKind, type ShipmentState } from '@seaberry/tracking';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useTrackingText } from '../../lib/ui-provider.js';
import { PlainRows, type RowsProps } from './components/plain-rows.js';
import { TimelineTable } from './components/timeline-table.js';
import { eventCount, journeyOf, WINDOWED_ABOVE, type TimelineJourney } from './shipment-timeline.logic.js';
import { toTimelineRows } from './shipment-timeline.rows.js';

const Windowed = lazy(async () => ({ default: (await import('./components/windowed.js')).Windowed }));

/** Enough rows to fill the window while the windowed list loads. */
const FIRST_ROWS = 40;

interface ShipmentTimelineShared extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Accessible name.
   *
   * @default "Timeline of" and the number
   */
  label?: string;
  /** Initially open event keys. */
  defaultOpenKeys?: readonly string[];
  /** Key of the event to highlight and scroll into view, e.g. the one pressed on the stage rail. */
  selectedKey?: string | null;
  /**
   * Outlook of the shipment. Of a silent shipment the timeline says what was known last instead of where the cargo is now, and of one that
   * is completed, cancelled or cannot be tracked neither.
   *
   * @default that of `shipment`
   */
  outlook?: Pick<Outlook, 'kind'> | null;
  /** Custom content beside the now marker, such as speed, course and time of the position. */
  nowDetail?: ReactNode;
}

/** A whole shipment, as returned by `shipmentFromDcsa`, `deriveShipment` or `deriveAirShipment`. */
export interface ShipmentTimelineOfShipment extends ShipmentTimelineShared {
  /** Shipment to show. For a bill with several containers it is the representative one; for another one set `container`. */
  shipment: ShipmentState | AirShipmentState;
  container?: never;
  /**
   * Current domain time of the server.
   * @default the time for which the shipment was derived
   */
  now?: Instant;
}

/** One journey of a shipment. */
export interface ShipmentTimelineOfContainer extends ShipmentTimelineShared {
  /** Journey of one container. For several, the page has tabs and passes one. */
  container: TimelineJourney;
  shipment?: never;
  /** Current domain time of the server. */
  now: Instant;
}

export type ShipmentTimelineProps = ShipmentTimelineOfShipment | ShipmentTimelineOfContainer;

const NONE: readonly string[] = [];

/** Number of events above which rows outside the view are laid out only when they come near. They stay in the document. */
const LAZY_PAINT_ABOVE = 40;

/** Stations, legs and events of one container or air waybill: planned, estimate, actual and slip side by side, local to each place. */
export function ShipmentTimeline({
  shipment,
  container: given,
  now: at,
  outlook: stated,
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
  const outlook = (stated ?? (shipment && 'outlook' in shipment ? shipment.outlook : null))?.kind;
  const count = eventCount(container);
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(() => new Set(defaultOpenKeys));

  // One delegated listener instead of a handler on each of 200 buttons. Key presses on a button arrive as clicks too.
  useEffect(() => {
    const { current } = own;
    const toggle = ({ target }: MouseEvent): void => {
      const button = target instanceof Element ? target.closest('[data-slot="shipment-timeline-toggle"]') : null;
      const key = button?.closest('[data-key]')?.getAttribute('data-key');
      if (!key) return;
      setOpenKeys((keys) => {
        const next = new Set(keys);
        if (!next.delete(key)) next.add(key);
        return next;
      });
    };
    current?.addEventListener('click', toggle);
    return () => current?.removeEventListener('click', toggle);
  }, []);

  useEffect(() => {
    if (selectedKey === null) return;
    const row = [...(own.current?.querySelectorAll('[data-key]') ?? [])].find((one) => one.getAttribute('data-key') === selectedKey);
    row?.scrollIntoView({ block: 'nearest' });
  }, [selectedKey]);

  const name = label ?? (container.number === '' ? text.timelineLabelUnnamed : text.timelineLabel(formatAwb(container.number)));
  const shared = { container, now, outlook, count, name, openKeys, selectedKey, nowDetail, idBase };
  return (
    <div data-slot="shipment-timeline" {...rest} className={cn('sb:@container sb:max-w-200 sb:min-w-0 sb:text-md', className)}>
      <div ref={own} data-slot="shipment-timeline-body">
        {container.stations.length === 0 ? <Nothing /> : count > WINDOWED_ABOVE ? <Long {...shared} /> : <Whole {...shared} />}
      </div>
      {container.ended ? (
        <p data-slot="shipment-timeline-ended" className="sb:ps-9 sb:pbs-2 sb:text-sm sb:text-muted">
          {text.ended[container.ended]}
        </p>
      ) : null}
    </div>
  );
}

interface BodyProps extends Omit<RowsProps, 'rows'> {
  container: TimelineJourney;
  now: Instant;
  outlook: OutlookKind | undefined;
  /** Number of events. */
  count: number;
  name: string;
}

/** All rows in the document, or the first ones. */
function Whole({ container, now, outlook, count, name, first, ...shared }: BodyProps & { first?: number }): ReactNode {
  const rows = useMemo(() => toTimelineRows(container, now, outlook), [container, now, outlook]);
  return (
    <TimelineTable name={name} rowCount={first && rows.length + 1}>
      <PlainRows {...shared} rows={first ? rows.slice(0, first) : rows} lazyPaint={count > LAZY_PAINT_ABOVE} />
    </TimelineTable>
  );
}

/** Windowed rows; until the code has loaded, the first ones. */
const Long = (props: BodyProps): ReactNode => (
  <Suspense fallback={<Whole {...props} first={FIRST_ROWS} />}>
    <Windowed {...props} />
  </Suspense>
);

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
