import type { GeoPoint, Instant, Leg, Place, RouteLeg, TrackingEvent, Vessel } from '../types.js';
import { LAND, ORIGIN } from '../milestones/classify.js';
import { seaRoute } from './sea-route.js';
import { greatCircle, lengthNm, unwrapped } from './sphere.js';

/** More calls on one passage are not drawn: each is a search. */
const MAX_CALLS = 12;

/** A place with coordinates. */
export interface Located {
  key: string;
  place: Place;
  at: GeoPoint;
}

/** The vessel at a place of a passage; a time that has happened is as the carrier reported it. */
export interface Waypoint {
  station: Located;
  /** From the beginning of the passage, in nautical miles. */
  nm: number;
  /** Number of points of the path up to here. */
  points: number;
  arrived: Instant | null;
  departed: Instant | null;
  /** When it is expected, where it has not arrived. */
  arrives: Instant | null;
}

/** A passage with the calls on its way. */
export interface Passage {
  leg: Leg;
  line: Omit<RouteLeg, 'passed'>;
  points: readonly Waypoint[];
  byLand: boolean;
  /** Whether it is known at which calls the vessel was. */
  hasFacts: boolean;
}

/**
 * The passage of a leg by the calls on its way.
 *
 * @param events those of the shipment, for the facts at the calls
 * @param since when the container was last reported at the beginning of the leg; `''` for never
 * @returns undefined for less than two points
 */
export function passageOf(
  leg: Leg,
  by: readonly Located[],
  events: readonly TrackingEvent[] | undefined,
  since: Instant,
): Passage | undefined {
  const { key, from, to, mode, departed, arrived } = leg;
  const byLand = isByLand(leg);
  const kept = [...by.slice(0, 1), ...by.slice(1, -1).slice(0, MAX_CALLS), ...by.slice(-1)];
  let path: GeoPoint[] = [];
  const points = kept.map((station, index): Waypoint => {
    const before = kept[index - 1];
    path = unwrapped([...path, ...(before ? wayOf(before.at, station.at, byLand || mode === 'AIR') : [station.at])]);
    const isEnd = index === 0 || index === kept.length - 1;
    const times = isEnd || !events ? NOTHING : factsOf(events, leg, station.place, since);
    return { station, nm: lengthNm(path), points: path.length, ...times };
  });
  if (path.length < 2) return undefined;
  return {
    leg,
    line: { key, from, to, mode, path, departed, arrived },
    points,
    byLand,
    hasFacts: events !== undefined || kept.length === 2,
  };
}

const NOTHING = { arrived: null, departed: null, arrives: null };

/** A leg whose mode no one has said is one by land where it begins or ends inland. */
const isByLand = ({ mode, from, to }: Leg): boolean =>
  mode === 'RAIL' || mode === 'TRUCK' || (mode === null && [from, to].some((key) => key === ORIGIN || key.endsWith(LAND)));

function wayOf(from: GeoPoint, to: GeoPoint, isDirect: boolean): readonly GeoPoint[] {
  return ((isDirect ? null : seaRoute(from, to)) ?? greatCircle(from, to)).slice(1);
}

function isSameVessel(a: Vessel | null, b: Vessel | null): boolean {
  if (a?.imo && b?.imo) return a.imo === b.imo;
  return a?.name != null && a.name.toUpperCase() === b?.name?.toUpperCase();
}

/** Reports of the leg's vessel at a call, after it left the beginning of the leg. */
function factsOf(events: readonly TrackingEvent[], { vessel, departs }: Leg, { unLocationCode }: Place, since: Instant) {
  const here = events
    .filter(
      ({ kind, occursAt, place }) =>
        kind === 'TRANSPORT' && (occursAt ?? '') > (departs ?? since) && place?.unLocationCode === unLocationCode,
    )
    .filter((event) => isSameVessel(event.vessel, vessel))
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const newest = (code: string, isActual: boolean): Instant | null =>
    here.findLast((event) => event.code === code && (event.classifier === 'ACT') === isActual)?.occursAt ?? null;
  return { arrived: newest('ARRI', true), departed: newest('DEPA', true), arrives: newest('ARRI', false) };
}
