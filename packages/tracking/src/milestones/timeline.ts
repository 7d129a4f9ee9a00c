import { compareText } from '../compare-text.js';
import { groupBy } from '../journey/group-by.js';
import { orderTime, placeKey, sameVessel } from '../journey/facts.js';
import type { Place, ShipmentQuery, Station, TrackingEvent } from '../types.js';
import {
  createMilestoneAssigner,
  deliveryStation,
  DEPOT,
  landStation,
  onceSlot,
  ORIGIN,
  placeSlot,
  podStation,
  polStation,
  type MilestoneSlot,
} from './classify.js';
import { withoutLatePlans } from './late-plans.js';
import { buildNode, unreportedMilestone, type Node, type NodeStatements } from './node.js';
import { findRoute, phaseOf, type Route } from './route.js';
import { bestTime } from './statements.js';
import { leftBehind, NO_BILL_FACTS, type BillFacts, type LeftBehind } from './left-behind.js';
import { takenOff } from './taken-off.js';

export type StationRole = Station['role'];

/** A station with its nodes not yet assessed, in the order of the journey. */
export interface StationNodes {
  key: string;
  role: StationRole;
  place: Place | null;
  nodes: Node[];
}

export interface Timeline {
  route: Route;
  stations: StationNodes[];
  /** Departures of planned vessels without the container, by the key of the station. */
  leftBehind: ReadonlyMap<string, LeftBehind>;
  /** Ids of events that no node shows, oldest first. */
  notes: string[];
}

/** More of them would take minutes to order. */
const MAX_PLACES = 100;

/** Older versions of an event, by `source:sourceEventId`. */
export type OlderVersions = (event: TrackingEvent) => readonly TrackingEvent[];

/**
 * Timeline of a container: stations in the order of travel with their nodes. Nodes that every journey has are included without data; no
 * value is invented.
 *
 * @param isOver tracking has ended: nothing is to come
 */
export function buildTimeline(
  all: readonly TrackingEvent[],
  query: ShipmentQuery,
  older: OlderVersions,
  bill: BillFacts = NO_BILL_FACTS,
  isOver = false,
): Timeline {
  const sorted = [...all].toSorted(byEventTime);
  const places = new Set([...new Set(sorted.map(({ place }) => placeKey(place)))].slice(0, MAX_PLACES));
  const box = sorted.find((event) => event.equipmentReference !== null)?.equipmentReference ?? null;
  const off = takenOff(sorted);
  const left = leftBehind(off.size === 0 ? sorted : sorted.filter((event) => !off.has(event)), box, bill);
  const undone = new Set([...off, ...left.flatMap(({ notOurs }) => notOurs)]);
  const shown = (event: TrackingEvent): boolean => places.has(placeKey(event.place)) && !undone.has(event);
  const events = sorted.filter(shown);
  const route = findRoute(events, query, isOver);
  const statements = new Map<string, NodeStatements>();
  const notes = events.length === all.length ? [] : sorted.flatMap((event) => (shown(event) ? [] : [event.id]));
  const assign = createMilestoneAssigner(events, route);
  for (const event of events) {
    const found = assign(event);
    if (found === null) {
      notes.push(event.id);
      continue;
    }
    const node = statements.get(found.slot.key) ?? { slot: found.slot, current: [], past: [] };
    statements.set(found.slot.key, node);
    (found.historyOnly ? node.past : node.current).push(event);
    const same = (old: TrackingEvent): boolean => old.code === event.code && placeKey(old.place) === placeKey(event.place);
    node.past.push(...older(event).filter(same));
  }
  for (const slot of expectedSlots(route)) {
    if (!statements.has(slot.key)) statements.set(slot.key, { slot, current: [], past: [] });
  }
  const stations = stationsOf(route, statements, events).map((station) => ({
    ...station,
    nodes: station.nodes.map((node) =>
      !node.occurred && left.some(({ vessel }) => sameVessel(vessel, node.vessel)) ? { ...node, vessel: null, voyage: null } : node,
    ),
  }));
  const departures = left.flatMap((one) => {
    const from = stations.find(
      ({ role, place }) => (role === 'pol' || role === 'transit') && place !== null && placeKey(place) === placeKey(one.departure.place),
    );
    return from === undefined ? [] : [[from.key, one] as const];
  });
  return { route, stations, leftBehind: new Map(departures), notes };
}

const byEventTime = (a: TrackingEvent, b: TrackingEvent): number =>
  (a.occursAt !== null && b.occursAt !== null ? compareText(a.occursAt, b.occursAt) : timeOf(a) - timeOf(b)) || compareText(a.id, b.id);

const timeOf = (event: TrackingEvent): number => orderTime(event) ?? Date.parse(event.createdAt);

function expectedSlots(route: Route): MilestoneSlot[] {
  const pol = polStation(route);
  const pod = podStation(route);
  const slots = [
    onceSlot('booked', 'CONF', ORIGIN),
    onceSlot('emptyPickup', 'GTOT', ORIGIN),
    placeSlot('gatedIn', 'GTIN', pol),
    placeSlot('customsReleased', 'CUSR', pol),
    placeSlot('loaded', 'LOAD', pol),
    placeSlot('departed', 'DEPA', pol),
    placeSlot('arrivedPod', 'ARRI', pod),
    placeSlot('discharged', 'DISC', pod),
    onceSlot('delivered', 'GTOT', deliveryStation(route)),
    onceSlot('emptyReturned', 'GTIN', DEPOT),
  ];
  for (const visit of route.visits) {
    if (visit.role !== 'transit') continue;
    slots.push(placeSlot('transitArrived', 'ARRI', visit.key), placeSlot('transitDeparted', 'DEPA', visit.key));
  }
  return slots;
}

interface StationOutline {
  key: string;
  role: StationRole;
  code: string | null;
}

function stationsOf(route: Route, statements: ReadonlyMap<string, NodeStatements>, events: readonly TrackingEvent[]): StationNodes[] {
  const byStation = groupBy(statements.values(), ({ slot }) => slot.station);
  const stations: StationNodes[] = [];
  const places = [...new Set(events.map((event) => event.place))];
  for (const outline of stationOutlines(route, byStation, events)) {
    const atStation = byStation.get(outline.key) ?? [];
    const place = placeOf(atStation, outline.code, places);
    const nodes = atStation
      .map((node) => (isReported(node) ? buildNode(node, place) : unreportedMilestone(node.slot, hasFixedPlace(outline) ? place : null)))
      .toSorted((a, b) => a.rank - b.rank || compareText(a.key, b.key));
    stations.push({ key: outline.key, role: outline.role, place, nodes: withoutLatePlans(nodes) });
  }
  return stations;
}

const isReported = ({ current, past }: NodeStatements): boolean => current.length + past.length > 0;

const hasFixedPlace = ({ role }: StationOutline): boolean => role !== 'origin' && role !== 'depot';

function stationOutlines(
  route: Route,
  byStation: ReadonlyMap<string, NodeStatements[]>,
  events: readonly TrackingEvent[],
): StationOutline[] {
  const inOrder = (keys: string[]): string[] =>
    keys.toSorted((a, b) => firstTime(byStation.get(a)) - firstTime(byStation.get(b)) || compareText(a, b));
  const land = [...byStation.keys()].filter((key) => key.endsWith('#land'));
  const isExport = (key: string): boolean =>
    events.some(
      (event) => placeKey(event.place) !== null && landStation(placeKey(event.place) ?? '') === key && phaseOf(event, route) === 'export',
    );
  const pldKey = route.pld === null || route.passesPld ? null : landStation(route.pld);
  const before = inOrder(land.filter((key) => key !== pldKey && isExport(key)));
  const after = inOrder(land.filter((key) => key !== pldKey && !before.includes(key)));
  const placeOfLand = (key: string): string => key.slice(0, -'#land'.length);
  const outlines: StationOutline[] = [{ key: ORIGIN, role: 'origin', code: null }];
  for (const key of before) outlines.push({ key, role: 'origin', code: placeOfLand(key) });
  for (const visit of route.visits) if (visit.role === 'pre') outlines.push({ key: visit.key, role: 'origin', code: visit.place });
  outlines.push({ key: polStation(route), role: 'pol', code: route.pol });
  for (const visit of route.visits) {
    if (visit.role === 'transit' || visit.role === 'call') outlines.push({ key: visit.key, role: visit.role, code: visit.place });
  }
  outlines.push({ key: podStation(route), role: 'pod', code: route.pod });
  // An inland station on the way to the place of delivery: as at a hub, the container only changes its means of transport.
  for (const key of after) outlines.push({ key, role: 'transit', code: placeOfLand(key) });
  if (pldKey !== null) outlines.push({ key: pldKey, role: 'pld', code: route.pld });
  outlines.push({ key: DEPOT, role: 'depot', code: null });
  return outlines;
}

const firstTime = (nodes: readonly NodeStatements[] | undefined): number =>
  Math.min(...(nodes ?? []).map((node) => bestTime(node.current) ?? Number.POSITIVE_INFINITY));

/** Place as the events describe it, with the terminal where all of the station name the same one; a bare one when only the code is known. */
function placeOf(nodes: readonly NodeStatements[], code: string | null, places: ReadonlyArray<Place | null>): Place | null {
  const own = new Set(nodes.flatMap((node) => node.current.map((event) => event.place)));
  const candidates = (code === null ? [...own] : [...own, ...places]).filter(
    (place) => place !== null && (code === null || placeKey(place) === code),
  );
  const named = candidates.find((place) => place?.name !== null && place?.name !== undefined) ?? candidates[0] ?? null;
  const [facility = null, ...others] = new Set([...own].map((place) => place?.facilityCode ?? null));
  if (named !== null) return code === null ? named : { ...named, facilityCode: others.length > 0 ? null : facility, facilityType: null };
  return code === null ? null : barePlace(code);
}

/** A place with its code alone; with null an unknown place. */
export const barePlace = (unLocationCode: string | null): Place => ({
  unLocationCode,
  name: null,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: null,
});
