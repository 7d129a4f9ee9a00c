import type {
  Instant,
  Leg,
  Outlook,
  OutlookKind,
  Place,
  RoutePosition,
  RouteStop,
  ShipmentRoute,
  ShipmentState,
  Stage,
  Station,
  TrackingEvent,
} from '../types.js';
import { passageOf, type Located, type Passage, type Waypoint } from './passage.js';
import { pointOf } from './places.js';
import { lengthNm, pointAlong } from './sphere.js';

/** An estimate is neither at the place that was left nor at the one that is not reached. */
const [FIRST_PART, LAST_PART] = [0.02, 0.98];

type Stop = Located & Pick<Station<Stage>, 'role' | 'milestones'>;

/** A journey whose way is drawn. */
export interface Journey {
  stations: readonly Station<Stage>[];
  legs: readonly Leg[];
  asOf: Instant;
  outlook: Pick<Outlook<Stage>, 'kind'>;
}

/** Outlooks in which an estimate would be a guess. */
const LOST: ReadonlySet<OutlookKind> = new Set(['silent', 'lostSight', 'cancelled', 'failed', 'unknownNumber']);

/** Nothing is known of the way. */
export const EMPTY_ROUTE: ShipmentRoute = { stops: [], legs: [], position: null, unplaced: [] };

export interface RouteOptions {
  /** By default the one that represents the shipment. */
  container?: string;
  /**
   * Events of the shipment. The state has none of the vessel's calls on the way: without them no place is estimated on a passage with calls.
   */
  events?: readonly TrackingEvent[];
}

/**
 * The way of an ocean shipment on a map: that of one container. Its place is the last one that the carrier reported, and on a passage an
 * estimate from the last report to the next expected arrival, unless nothing has been heard for long. After the delivery nothing is added.
 */
export function routeOfShipment(
  state: Pick<ShipmentState, 'asOf' | 'containers' | 'leadContainer' | 'lastEventAt'> & { outlook: Pick<Outlook, 'kind'> },
  { container, events }: RouteOptions = {},
): ShipmentRoute {
  const number = container ?? state.leadContainer;
  const chosen = state.containers.find((one) => one.number === number) ?? state.containers[0];
  // Entered places are no journey before the carrier has reported anything.
  if (!chosen || state.lastEventAt === null) return EMPTY_ROUTE;
  return routeOf({ ...chosen, asOf: state.asOf, outlook: state.outlook }, events);
}

/** The way of a journey, of which something has been reported. @param events of an ocean shipment, see `RouteOptions` */
export function routeOf(
  { stations: given, legs, asOf, outlook: { kind } }: Journey,
  events: readonly TrackingEvent[] | undefined,
): ShipmentRoute {
  const stations: Stop[] = [];
  const unplaced: Place[] = [];
  const { way, hostOf } = merged(given);
  for (const station of way) {
    const { place, role } = station;
    if (place === null) continue;
    const at = pointOf(place);
    if (at) stations.push({ ...station, place, at });
    else if (rank({ role }) > 0) unplaced.push(place);
  }
  const passages = legs.flatMap((leg) => {
    const [from, to] = [hostOf(leg.from), hostOf(leg.to)];
    const [first, last] = [from, to].map((key) => stations.findIndex((station) => station.key === key));
    if (first === undefined || last === undefined || first === -1 || last <= first) return [];
    const by = stations.slice(first, last + 1).filter(({ key, role }) => role === 'call' || key === from || key === to);
    const start = stations[first];
    return passageOf({ ...leg, from, to }, by, events, (start && reportsAt(start).at(-1)) ?? '') ?? [];
  });
  const isLost = LOST.has(kind);
  const found = foundOn(passages, asOf, isLost) ?? foundAt(stations, passages);
  // A cancelled shipment is nowhere, whatever became of its container.
  const position = kind === 'cancelled' ? null : (found?.position ?? null);
  return {
    stops: stations.map((station) => {
      const stop = stopOf(station, passages, isLost);
      return kind === 'cancelled' && !stop.arrived && !stop.departed ? { ...stop, cancelled: true } : stop;
    }),
    legs: passages.map((passage) => ({ ...passage.line, passed: passedOf(passage, found) })),
    position: position && (isLost || kind === 'completed') ? withoutRest(position) : position,
    unplaced,
  };
}

interface Way {
  way: Station<Stage>[];
  /** Key of the station of the way that another one belongs to. */
  hostOf(key: string): string;
}

/** Depots, the origin and calls at a port of the way are that port on the map; where the empty container goes is left out. */
function merged(stations: readonly Station<Stage>[]): Way {
  const end = stations.findLastIndex(({ role }) => role === 'pod' || role === 'pld');
  const way = stations.filter(({ role }, index) => role !== 'depot' || index < end || end === -1);
  const codeOf = ({ place }: Station<Stage>): string | null => place?.unLocationCode ?? null;
  /** The station that this one belongs to: itself, or one of more rank at the same place. */
  const hostOf = (station: Station<Stage>): Station<Stage> => {
    const same = codeOf(station) === null ? [] : way.filter((other) => codeOf(other) === codeOf(station));
    return same.find((other) => rank(other) > rank(station)) ?? (rank(station) === 0 ? (same[0] ?? station) : station);
  };
  const hosts = new Map(way.map((station) => [station.key, hostOf(station)]));
  const kept = way.filter((station) => hosts.get(station.key) === station);
  return {
    way: kept.map((station) => ({
      ...station,
      milestones: way.flatMap((other) => (hosts.get(other.key) === station ? other.milestones : [])),
    })),
    hostOf: (key) => hosts.get(key)?.key ?? key,
  };
}

const rank = ({ role }: Pick<Station<Stage>, 'role'>): number => (role === 'origin' || role === 'depot' ? 0 : role === 'call' ? 1 : 2);

/** Stages that happen away from the cargo, or after its delivery. */
const ELSEWHERE: ReadonlySet<string> = new Set(['booked', 'booking', 'customsReleased', 'emptyReturned', 'finished']);

const reportsAt = ({ milestones }: Stop): Instant[] =>
  milestones.flatMap(({ stage, actual }) => (actual === null || ELSEWHERE.has(stage) ? [] : [actual])).toSorted();

function stopOf(station: Stop, passages: readonly Passage[], isLost: boolean): RouteStop {
  const { key, place, at, role, milestones } = station;
  const call = passages.flatMap((passage) => callAt(passage, key) ?? [])[0];
  if (call) return { key, place, at, role, ...call, arrives: isLost && !call.arrived ? null : call.arrives };
  const into = passages.find(({ leg }) => leg.to === key)?.leg;
  const out = passages.find(({ leg }) => leg.from === key)?.leg;
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
    arrived: into?.arrived ?? reportsAt(station).length > 0,
    departed: out?.departed ?? false,
  };
}

/** Number of the last waypoint at which the vessel is reported, 0 for the beginning. */
const lastReported = ({ points }: Passage): number =>
  Math.max(
    0,
    points.findLastIndex(({ arrived, departed }) => arrived ?? departed),
  );

function callAt(passage: Passage, key: string): Pick<RouteStop, 'arrives' | 'departs' | 'arrived' | 'departed'> | null {
  const index = passage.points.findIndex(({ station }) => station.key === key);
  const point = passage.points[index];
  if (!point || index === 0 || index === passage.points.length - 1) return null;
  const { arrived, departed, arrives } = point;
  const isLeft = departed !== null || passage.leg.arrived || lastReported(passage) > index;
  const isHere = isLeft || arrived !== null;
  return { arrives: isHere ? arrived : arrives, departs: departed, arrived: isHere, departed: isLeft };
}

interface Found {
  position: RoutePosition;
  /** The passage that it is on, and how many points of it are behind. */
  on: Passage | null;
  passed: number;
}

function passedOf(passage: Passage, found: Found | null): number {
  if (passage.leg.arrived) return passage.line.path.length;
  return found?.on === passage ? found.passed : 0;
}

const KM_PER_NM = 1.852;

type Rest = Pick<RoutePosition, 'toGoNm' | 'toGoKm'>;

/** Length of these passages behind a point of the first one. */
function restOf(passages: readonly Passage[], fromNm = 0): Rest {
  const lengthOf = (byLand: boolean): number =>
    passages.reduce((sum, one, at) => sum + (one.byLand === byLand ? lengthNm(one.line.path) - (at === 0 ? fromNm : 0) : 0), 0);
  const land = lengthOf(true);
  return { toGoNm: lengthOf(false), ...(land > 0 ? { toGoKm: land * KM_PER_NM } : {}) };
}

const withoutRest = ({ toGoKm: _km, ...position }: RoutePosition): RoutePosition => ({ ...position, toGoNm: null });

/** The place on the passage under way. */
function foundOn(passages: readonly Passage[], asOf: Instant, isLost: boolean): Found | null {
  const index = passages.findLastIndex(({ leg }) => leg.departed && !leg.arrived);
  const passage = passages[index];
  if (!passage) return null;
  const at = lastReported(passage);
  const from = passage.points[at];
  const left = at === 0 ? passage.leg.departs : (from?.departed ?? null);
  if (!from) return null;
  const rest = (nm: number): Rest => restOf(passages.slice(index), nm);
  const next = passage.points.slice(at + 1).find((point, ahead, all) => point.arrives !== null || ahead === all.length - 1);
  if (left !== null && next && !isLost && passage.hasFacts) return estimated(passage, { from, next, left, asOf, rest });
  const seen = left ?? from.arrived;
  if (seen === null) return null;
  const position: RoutePosition = {
    at: from.station.at,
    course: null,
    on: from.station.key,
    source: 'reported',
    asOf: seen,
    ...rest(from.nm),
  };
  return { position, on: passage, passed: from.points };
}

interface Between {
  from: Waypoint;
  next: Waypoint;
  left: Instant;
  asOf: Instant;
  /** The rest of the way from a point of the passage, by its distance from the beginning in nautical miles. */
  rest: (nm: number) => Rest;
}

function estimated(passage: Passage, { from, next, left, asOf, rest }: Between): Found | null {
  const arrives = next.arrives ?? passage.leg.arrives;
  if (arrives === null) return null;
  const [start, end, now] = [Date.parse(left), Date.parse(arrives), Date.parse(asOf)];
  const part = Math.min(LAST_PART, Math.max(FIRST_PART, end > start ? (now - start) / (end - start) : LAST_PART));
  const nm = from.nm + part * (next.nm - from.nm);
  const point = pointAlong(passage.line.path, nm);
  if (!point) return null;
  const { at, course, passed } = point;
  return { position: { at, course, on: passage.line.key, source: 'estimated', asOf, ...rest(nm) }, on: passage, passed };
}

/** The last place with a report. */
function foundAt(stations: readonly Stop[], passages: readonly Passage[]): Found | null {
  const station = stations.findLast((one) => reportsAt(one).length > 0);
  const asOf = station && reportsAt(station).at(-1);
  if (!station || asOf === undefined) return null;
  const behind = passages.findLastIndex(({ leg }) => leg.to === station.key) + 1;
  return {
    position: { at: station.at, course: null, on: station.key, source: 'reported', asOf, ...restOf(passages.slice(behind)) },
    on: null,
    passed: 0,
  };
}
