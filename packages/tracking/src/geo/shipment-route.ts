import type {
  ContainerState,
  GeoPoint,
  Instant,
  Leg,
  Outlook,
  Place,
  RouteLeg,
  RoutePosition,
  RouteStop,
  ShipmentRoute,
  ShipmentState,
  Station,
} from '../types.js';
import { pointOf } from './places.js';
import { seaRoute } from './sea-route.js';
import { greatCircle, lengthNm, pointAlong, unwrapped } from './sphere.js';

/** An estimate is neither at the place that was left nor at the one that is not reached. */
const [FIRST_PART, LAST_PART] = [0.02, 0.98];

type AnyStation = Omit<Station, 'milestones'> & { milestones: readonly Pick<Station['milestones'][number], 'stage' | 'actual'>[] };
type Located = AnyStation & { place: Place; at: GeoPoint };

interface Journey {
  stations: readonly AnyStation[];
  legs: readonly Leg[];
  asOf: Instant;
  /** Nothing has been heard of it for so long that an estimate would be a guess. */
  isLost: boolean;
}

/** More calls on one passage are not drawn: each is a search. */
const MAX_CALLS = 12;

const LOST: ReadonlySet<Outlook['kind']> = new Set(['silent', 'lostSight', 'cancelled', 'failed', 'unknownNumber']);

/**
 * The way of an ocean shipment on a map: that of one container, by default of the one that represents the shipment. Its place is the last
 * one that the carrier reported, and on a passage an estimate, unless nothing has been heard for long.
 */
export function routeOfShipment(
  state: Pick<ShipmentState, 'asOf' | 'containers' | 'leadContainer'> & { outlook: Pick<Outlook, 'kind'> },
  container?: string,
): ShipmentRoute {
  const number = container ?? state.leadContainer;
  const chosen: ContainerState | undefined = state.containers.find((one) => one.number === number) ?? state.containers[0];
  return routeOf({
    stations: chosen?.stations ?? [],
    legs: chosen?.legs ?? [],
    asOf: state.asOf,
    isLost: LOST.has(state.outlook.kind),
  });
}

function routeOf({ stations, legs, asOf, isLost }: Journey): ShipmentRoute {
  const located: Located[] = [];
  const unplaced: Place[] = [];
  for (const station of merged(stations)) {
    const { place } = station;
    if (place === null) continue;
    const at = pointOf(place);
    if (at) located.push({ ...station, place, at });
    else unplaced.push(place);
  }
  const lines = legs.flatMap((leg) => lineOf(leg, located) ?? []);
  const drawn = lines.map(({ line }) => line);
  const stops = located.map((station) =>
    stopOf(
      station,
      lines.map(({ leg }) => leg),
    ),
  );
  return { stops, legs: drawn, position: positionOf(stops, lines, located, { asOf, isLost }), unplaced };
}

/** Depots, the origin and calls at a port of the way are that port on the map. */
function merged(stations: readonly AnyStation[]): AnyStation[] {
  const codeOf = ({ place }: AnyStation): string | null => place?.unLocationCode ?? place?.iataCode ?? null;
  /** The station that this one belongs to: itself, or one of more rank at the same place. */
  const hostOf = (station: AnyStation): AnyStation => {
    const same = codeOf(station) === null ? [] : stations.filter((other) => codeOf(other) === codeOf(station));
    return same.find((other) => rank(other) > rank(station)) ?? (rank(station) === 0 ? (same[0] ?? station) : station);
  };
  return stations
    .filter((station) => hostOf(station) === station)
    .map((station) => ({
      ...station,
      milestones: stations.flatMap((other) => (hostOf(other) === station ? other.milestones : [])),
    }));
}

const rank = ({ role }: AnyStation): number => (role === 'origin' || role === 'depot' ? 0 : role === 'call' ? 1 : 2);

/** Stages of papers: the cargo is elsewhere. */
const PAPERS: ReadonlySet<string> = new Set(['booked', 'booking', 'customsReleased', 'finished']);
const isThere = ({ stage, actual }: AnyStation['milestones'][number]): boolean => actual !== null && !PAPERS.has(stage);

function stopOf({ key, place, at, role, milestones }: Located, legs: readonly Leg[]): RouteStop {
  const into = legs.find(({ to }) => to === key);
  const out = legs.find(({ from }) => from === key);
  const happened = milestones.some(isThere);
  /** A passage that is over has a time only where it was reported. */
  const timeOf = (time: Instant | null | undefined, done = false): Instant | null =>
    !done || milestones.some(({ actual }) => actual === time) ? (time ?? null) : null;
  return {
    key,
    place,
    at,
    role,
    arrives: timeOf(into?.arrives, into?.arrived),
    departs: timeOf(out?.departs, out?.departed),
    arrived: into?.arrived ?? happened,
    departed: out?.departed ?? false,
  };
}

interface Line {
  leg: Leg;
  line: RouteLeg;
}

function lineOf(leg: Leg, located: readonly Located[]): Line | undefined {
  const [first, last] = [located.findIndex(({ key }) => key === leg.from), located.findIndex(({ key }) => key === leg.to)];
  if (first === -1 || last <= first) return undefined;
  const { key, from, to, mode, departed, arrived } = leg;
  const calls = located.slice(first + 1, last).filter(({ role }) => role === 'call');
  const by = located
    .slice(first, last + 1)
    .filter((station) => [from, to].includes(station.key) || calls.slice(0, MAX_CALLS).includes(station));
  const path = unwrapped(by.flatMap((station, index) => passage(by[index - 1]?.at, station.at, mode)));
  return path.length < 2 ? undefined : { leg, line: { key, from, to, mode, path, departed, arrived } };
}

function passage(from: GeoPoint | undefined, to: GeoPoint, mode: Leg['mode']): readonly GeoPoint[] {
  if (!from) return [to];
  const bySea = mode === null || mode === 'VESSEL' || mode === 'BARGE';
  return ((bySea ? seaRoute(from, to) : null) ?? greatCircle(from, to)).slice(1);
}

function positionOf(
  stops: readonly RouteStop[],
  lines: readonly Line[],
  located: readonly Located[],
  { asOf, isLost }: Pick<Journey, 'asOf' | 'isLost'>,
): RoutePosition | null {
  const lengthAfter = (index: number): number => lines.slice(index + 1).reduce((sum, { line }) => sum + lengthNm(line.path), 0);
  const index = lines.findLastIndex(({ line }) => line.departed && !line.arrived);
  const current = lines[index];
  const estimate = current && !isLost ? estimated(current, asOf, lengthAfter(index)) : null;
  if (estimate) return estimate;
  const at = stops.findLast((stop) => stop.arrived || stop.departed);
  if (!at) return null;
  const actuals = located.find(({ key }) => key === at.key)?.milestones.flatMap((one) => (isThere(one) ? (one.actual ?? []) : [])) ?? [];
  const newest = actuals.toSorted().at(-1);
  if (newest === undefined) return null;
  const toGoNm = lengthAfter(lines.findLastIndex(({ line }) => line.to === at.key));
  return { at: at.at, course: null, on: at.key, source: 'reported', asOf: newest, toGoNm };
}

/** @param rest nautical miles of the passages after this one */
function estimated({ leg: { departs, arrives }, line }: Line, asOf: Instant, rest: number): RoutePosition | null {
  if (departs === null || arrives === null) return null;
  const [start, end, now] = [Date.parse(departs), Date.parse(arrives), Date.parse(asOf)];
  const part = Math.min(LAST_PART, Math.max(FIRST_PART, end > start ? (now - start) / (end - start) : LAST_PART));
  const point = pointAlong(line.path, part);
  return point && { ...point, on: line.key, source: 'estimated', asOf, toGoNm: (1 - part) * lengthNm(line.path) + rest };
}
