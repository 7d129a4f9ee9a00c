import type { Place } from '@seaberry/tracking';
import { ArrowRight } from 'lucide-react';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { useFormat, useTrackingText } from '../../lib/ui-provider.js';
import { placeName } from '../lib/describe.js';

export type RoutePlace = Pick<Place, 'name' | 'unLocationCode'>;

export interface RouteLabelProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Port of loading; null draws "to be announced". */
  pol: RoutePlace | null;
  /** Port of discharge; null draws "to be announced". */
  pod: RoutePlace | null;
  /** Place of delivery, when it is beyond the port of discharge. */
  pld?: RoutePlace | null;
  /** Ports of transshipment, named on the second line. */
  via?: readonly RoutePlace[];
  /** The names stay on one line and are shortened, the port between two others first; for rows of one line. */
  oneLine?: boolean;
  /** Second line with the codes (and the ports between), for list rows. */
  showCodes?: boolean;
}

const full = (place: RoutePlace): Place => ({
  ...place,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
});

/** Route POL → POD → PLD by name, optionally with the codes below. */
export function RouteLabel({
  pol,
  pod,
  pld = null,
  via = [],
  oneLine = false,
  showCodes = false,
  className,
  ...rest
}: RouteLabelProps): ReactNode {
  const text = useTrackingText();
  const format = useFormat();
  const samePlaceAsPod = pld !== null && pod !== null && pld.unLocationCode !== null && pld.unLocationCode === pod.unLocationCode;
  const stops = [pol, pod, ...(pld && !samePlaceAsPod ? [pld] : [])];
  const codes = stops.flatMap((stop) => (stop?.unLocationCode ? [stop.unLocationCode] : [])).join(' · ');
  const between = format.list(via.map((place) => placeName(full(place), text)));
  const second = [showCodes ? codes : '', between ? text.routeVia(between) : ''].filter(Boolean).join(' · ');
  return (
    <span data-slot="route-label" {...rest} className={cn('sb:inline-flex sb:max-w-full sb:min-w-0 sb:flex-col', className)}>
      <span data-slot="route-label-names" className={cn('sb:flex sb:min-w-0 sb:items-center sb:gap-x-1.5', !oneLine && 'sb:flex-wrap')}>
        {stops.map((stop, i) => (
          // A port may occur twice in a route, so only the position identifies a stop.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={`${i}/${stop?.unLocationCode ?? ''}`}>
            {i === 0 ? null : (
              <>
                <ArrowRight size={12} aria-hidden="true" className="sb:shrink-0 sb:text-subtle sb:rtl:rotate-180" />
                <span className="sb:sr-only"> {text.routeTo} </span>
              </>
            )}
            <span
              className={cn(
                stop ? 'sb:truncate' : 'sb:text-muted',
                // Origin and destination say most: a port between them is shortened first.
                oneLine && i === 1 && stops.length > 2 && 'sb:min-w-[1.5em] sb:shrink-[99999]',
              )}
            >
              {stop ? placeName(full(stop), text) : text.toBeAnnounced}
            </span>
          </Fragment>
        ))}
      </span>
      {second ? (
        <span data-slot="route-label-codes" className="sb:truncate sb:text-xs sb:text-muted sb:tabular-nums">
          {second}
        </span>
      ) : null}
    </span>
  );
}
