import { countryOf, isActual, isLadenMove, orderTime, placeKey } from '../journey/facts.js';
import type { TrackingEvent } from '../types.js';
import { phaseOf, type Phase, type Route } from './route.js';

const RELEASES: ReadonlySet<string> = new Set(['RELS', 'APPR']);

const isHold = ({ kind, code, documentType }: TrackingEvent): boolean => kind === 'SHIPMENT' && code === 'HOLD' && documentType === 'CUS';

/** A release of customs, by a document or of the container. */
export const isRelease = ({ kind, code, documentType }: TrackingEvent): boolean =>
  kind === 'SHIPMENT' ? documentType === 'CUS' && RELEASES.has(code) : code === 'CUSR';

/** A container that is loaded, or leaves a terminal, is not held any more. */
const isMoveOn = (event: TrackingEvent): boolean => isLadenMove(event) && (event.code === 'LOAD' || event.code === 'GTOT');

export interface Holds {
  /** The newest hold of each place that no later release or move ended, oldest first. */
  open: readonly TrackingEvent[];
  /** Hold that a release without a place ended; null where several were open, of which it ended none. */
  endedBy: ReadonlyMap<TrackingEvent, TrackingEvent | null>;
}

/** Holds of customs and their releases. A release with a place ends those of its country, and one without a place the only one that is open. */
export function customsHolds(events: readonly TrackingEvent[]): Holds {
  let open: TrackingEvent[] = [];
  const endedBy = new Map<TrackingEvent, TrackingEvent | null>();
  const endsHold = (event: TrackingEvent): boolean => isActual(event) && (isRelease(event) || isMoveOn(event));
  const facts = events.filter((event) => isHold(event) || endsHold(event));
  for (const event of facts.toSorted((a, b) => timeOf(a) - timeOf(b) || Number(isHold(b)) - Number(isHold(a)))) {
    const place = placeKey(event.place);
    if (isHold(event)) {
      open = [...open.filter((hold) => placeKey(hold.place) !== place), event];
    } else if (!isRelease(event)) {
      open = [];
    } else if (place !== null) {
      open = open.filter((hold) => !isEndedIn(place, placeKey(hold.place)));
    } else if (open.length > 0) {
      endedBy.set(event, open.length === 1 ? (open[0] ?? null) : null);
      if (open.length === 1) open = [];
    }
  }
  return { open, endedBy };
}

const timeOf = (event: TrackingEvent): number => orderTime(event) ?? 0;

const isEndedIn = (released: string, held: string | null): boolean =>
  held === null || held === released || countryOf(held) === countryOf(released);

/**
 * Whether a release of customs is before, on or after the sea passage. One without a place is where its hold was; without such a hold it is one
 * of the export until the container is reported to be loaded or to have left, whatever was planned.
 */
export function phasesOfReleases(events: readonly TrackingEvent[], route: Route): (release: TrackingEvent) => Phase {
  const { endedBy } = customsHolds(events);
  const sailed = route.visits.flatMap(({ role, events: own }) =>
    role === 'pol' ? own.filter(({ code }) => code === 'LOAD' || code === 'DEPA') : role === 'transit' || role === 'pod' ? own : [],
  );
  const sailedAt = sailed.reduce((first, event) => (isActual(event) ? Math.min(first, timeOf(event)) : first), Number.POSITIVE_INFINITY);
  return (release) => {
    if (release.place !== null) return phaseOf(release, route);
    const hold = endedBy.get(release);
    if (hold === null) return 'sea';
    if (hold?.place != null) return phaseOf({ ...release, place: hold.place }, route);
    return timeOf(release) < sailedAt ? 'export' : phaseOf(release, route);
  };
}
