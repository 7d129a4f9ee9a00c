import type { Instant, ShipmentRoute } from '@seaberry/tracking';
import { type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useFormat, useMapText, useTrackingText } from '../../lib/ui-provider.js';
import { knownName, placeName } from '../lib/describe.js';
import { scaled } from '../lib/scaled.js';
import { useWidth } from '../lib/use-width.js';
import { Drawing } from './components/drawing.js';
import { drawRoute } from './route-map.logic.js';
import { stopText } from './stop-text.logic.js';

export interface RouteMapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `routeOfShipment(shipment)` or `routeOfAirShipment(shipment)` of `@seaberry/tracking/geo`, or the same from a server. */
  route: ShipmentRoute;
  /**
   * Height of the drawing in px at a root font size of 16 px, with which it grows; at least 80.
   * @default 200
   */
  height?: number;
}

const LEAST_HEIGHT = 80;
const DEFAULT_HEIGHT = 200;

/** A height that is no number is the default: it would be written into every path. */
const drawnHeight = (height: number): number => (Number.isFinite(height) ? Math.max(height, LEAST_HEIGHT) : DEFAULT_HEIGHT);

/** The way of a shipment on a quiet map, at most once around the world: passed lines solid, those ahead dashed, its place with age and source. Needs no network. */
export function RouteMap({ route, height = DEFAULT_HEIGHT, className, ...rest }: RouteMapProps): ReactNode {
  const text = useMapText();
  const words = useTrackingText();
  const format = useFormat();
  const [ref, width] = useWidth<HTMLDivElement>(400);
  const tall = drawnHeight(height);
  const drawing = drawRoute(route, width, tall);
  const { stops, position, unplaced } = route;
  const unknown = unplaced.flatMap((place) => knownName(place, words) ?? []);
  const lengthText = (length: number | null | undefined): string | null =>
    length == null || length < 1 ? null : format.number(Math.round(length));
  const [miles, kilometres] = [lengthText(position?.toGoNm), lengthText(position?.toGoKm)];
  const first = stops[0];
  const last = stops.at(-1);
  // At sea it is UTC.
  const zone = stops.find(({ key }) => key === position?.on)?.place.timeZone ?? null;
  const moment = (at: Instant): string => `${format.instant(at, zone, 'dateTime')} ${format.zone(at, zone)}`;
  const where = (): string => {
    if (!position) return text.routeNoPosition;
    const stop = stops.find(({ key }) => key === position.on);
    return position.source === 'estimated'
      ? text.routeEstimated(moment(position.asOf))
      : text.routeReported(placeName(stop?.place, words), moment(position.asOf));
  };
  return (
    <div data-slot="route-map" {...rest} className={cn('sb:min-w-0 sb:text-sm', className)}>
      {drawing && first && last ? (
        <>
          <div
            ref={ref}
            data-slot="route-map-drawing"
            // A drawing in SVG has no img tag.
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="img"
            aria-label={
              first === last
                ? text.routeAt(placeName(first.place, words))
                : text.routeFromTo(placeName(first.place, words), placeName(last.place, words))
            }
            className="sb:w-full sb:overflow-hidden sb:text-xs"
            style={{ blockSize: scaled(tall) }}
          >
            <Drawing drawing={drawing} />
          </div>
          <ol data-slot="route-map-list" aria-label={text.routeStops} className="sb:sr-only">
            {stops.map((stop) => (
              <li key={stop.key}>
                {placeName(stop.place, words)}
                {': '}
                {stopText(stop, text, format)}
              </li>
            ))}
          </ol>
          <div data-slot="route-map-foot" className="sb:flex sb:flex-wrap sb:gap-x-3 sb:pbs-2 sb:text-xs sb:text-muted">
            <span data-slot="route-map-position">{where()}</span>
            {(miles ?? kilometres) !== null && <span>{text.routeToGo(miles, kilometres)}</span>}
            {unknown.length > 0 && <span data-slot="route-map-unplaced">{text.routeUnplaced(unknown.join(', '))}</span>}
          </div>
        </>
      ) : (
        <p data-slot="route-map-nothing" className="sb:text-muted">
          {unknown.length > 0 ? text.routeUnplaced(unknown.join(', ')) : text.routeNothing}
        </p>
      )}
    </div>
  );
}
