import { groupBy } from '../journey/group-by.js';
import { isActual, isEmptyIn, isEmptyOut, isSeaCall, isSeaMove, orderTime, otherVessel, placeKey, sameVessel } from '../journey/facts.js';
import type { OceanStage, TrackingEvent } from '../types.js';
import { isRelease, phasesOfReleases } from './customs.js';
import { isAtCustomer, isInlandTransport, phaseOf, truckArrivals, type Route, type RouteVisit } from './route.js';
import { bestTime, hasActual } from './statements.js';

/** The milestone that an event reports on. */
export interface MilestoneSlot {
  /** Key of the milestone, e.g. `departed@CNSHA#0`; nodes that exist once have no place in it. */
  key: string;
  stage: OceanStage;
  code: string;
  /** Key of the station at which it is shown. */
  station: string;
  /** Order within the station. */
  rank: number;
}

/** Milestone that an event is assigned to. */
export interface Assignment {
  slot: MilestoneSlot;
  /** A plan that another one replaced: it counts for the history and for the first plan. */
  historyOnly: boolean;
}

const DAY_MS = 86_400_000;

export const ORIGIN = 'origin';
export const DEPOT = 'depot';
/** End of the key of a station that is reached by land. */
export const LAND = '#land';

const RANKS: Readonly<Record<string, number>> = { ARRI: 0, DISC: 1, GTIN: 1, CUSR: 2, AVPU: 2, LOAD: 3, DEPA: 4, GTOT: 5, DROP: 6 };

const rankOf = (code: string): number => RANKS[code] ?? 9;

/** Slot of a fact that happens once in a journey. */
export const onceSlot = (stage: OceanStage, code: string, station: string, main = true): MilestoneSlot => ({
  key: `${stage}${main ? '' : `.${code}`}@-#0`,
  stage,
  code,
  station,
  rank: stage === 'booked' ? 0 : stage === 'finished' ? 9 : rankOf(code),
});

export const placeSlot = (stage: OceanStage, code: string, station: string, main = true): MilestoneSlot => ({
  key: `${stage}${main ? '' : `.${code}`}@${station}`,
  stage,
  code,
  station,
  rank: rankOf(code),
});

/** Station keys of the ports: the visit if there is one, else the place. */
export const polStation = (route: Route): string =>
  route.visits.find((visit) => visit.role === 'pol')?.key ?? (route.pol === null ? 'pol' : `${route.pol}#0`);
export const podStation = (route: Route): string =>
  route.visits.find((visit) => visit.role === 'pod')?.key ?? (route.pod === null ? 'pod' : `${route.pod}#0`);
/** Station of a place as reached by rail or truck, apart from the port call at the same place. */
export const landStation = (place: string): string => `${place}${LAND}`;
/** Station beyond the sea passage; the port of discharge for an unknown place. */
const importStation = (place: string | null, route: Route): string =>
  place === null || place === route.pod ? podStation(route) : landStation(place);
/** Station of the delivery: the inland place, else the port of discharge. */
export const deliveryStation = (route: Route): string => importStation(route.passesPld ? null : route.pld, route);

/** Assigns each event of one journey to its milestone; null for one that no milestone shows. */
export function createMilestoneAssigner(events: readonly TrackingEvent[], route: Route): (event: TrackingEvent) => Assignment | null {
  const visitOf = new Map<TrackingEvent, RouteVisit>();
  for (const visit of route.visits) for (const event of visit.events) visitOf.set(event, visit);
  const byTruck = new Set(truckArrivals(events, route));
  const toCustomer = byTruck.size > 0 || events.some((event) => isFull(event) && isAtCustomer(event) && phaseOf(event, route) === 'import');
  const equipment: EquipmentFacts = { ...gateOuts(events, route, toCustomer), movedOnAt: emptyMovedOnAt(events, route) };
  const phaseOfRelease = phasesOfReleases(events, route);
  const current = (slot: MilestoneSlot | null): Assignment | null => (slot === null ? null : { slot, historyOnly: false });
  return (event) => {
    const visit = visitOf.get(event);
    if (visit !== undefined && (isSeaCall(event) || isSeaMove(event)))
      return visit.role === 'diverted' ? divertedSlot(event, route) : seaSlot(event, visit);
    if (isRelease(event) && event.empty !== 'EMPTY')
      return current(phaseOfRelease(event) === 'export' ? placeSlot('customsReleased', 'CUSR', polStation(route)) : null);
    if (event.kind === 'SHIPMENT') return current(documentSlot(event));
    if (event.kind === 'EQUIPMENT') return current(equipmentSlot(event, route, equipment));
    if (byTruck.has(event)) return current(onceSlot('delivered', 'DROP', deliveryStation(route)));
    return event.kind === 'TRANSPORT' ? current(inlandSlot(event, route)) : null;
  };
}

/** Moves before the POL belong to the stage before its own stages, and moves beyond the POD to the stage behind them. */
const SEA_SLOTS: Readonly<Partial<Record<RouteVisit['role'], Readonly<Record<string, OceanStage>>>>> = {
  pre: { ARRI: 'emptyPickup', DISC: 'emptyPickup', LOAD: 'emptyPickup', DEPA: 'emptyPickup' },
  pol: { LOAD: 'loaded', DEPA: 'departed' },
  transit: { ARRI: 'transitArrived', DISC: 'transitArrived', LOAD: 'transitArrived', DEPA: 'transitDeparted' },
  pod: { ARRI: 'arrivedPod', DISC: 'discharged', LOAD: 'discharged', DEPA: 'discharged' },
  post: { ARRI: 'discharged', DISC: 'discharged', LOAD: 'discharged', DEPA: 'discharged' },
};
const MAIN_CODES: Readonly<Partial<Record<OceanStage, string>>> = {
  loaded: 'LOAD',
  departed: 'DEPA',
  transitArrived: 'ARRI',
  transitDeparted: 'DEPA',
  arrivedPod: 'ARRI',
  discharged: 'DISC',
};

function seaSlot(event: TrackingEvent, visit: RouteVisit): Assignment | null {
  const stage = SEA_SLOTS[visit.role]?.[event.code];
  if (stage === undefined) return null;
  if (visit.role === 'pod' && event.code === 'DEPA' && event.mode !== 'BARGE') return null;
  const fit = event.code === 'ARRI' || event.code === 'DEPA' ? callFit(event, visit) : 'fits';
  if (fit === 'other') return null;
  const main = visit.role !== 'pre' && visit.role !== 'post' && MAIN_CODES[stage] === event.code;
  const station = visit.role === 'post' ? landStation(visit.place) : visit.key;
  const slot = placeSlot(stage, event.code, station, main || (visit.role === 'post' && event.code === 'DISC'));
  return { slot, historyOnly: fit === 'earlierPlan' };
}

function divertedSlot({ code, createdAt }: TrackingEvent, route: Route): Assignment | null {
  const pod = route.visits.find(({ role }) => role === 'pod');
  if (code === 'DEPA' || pod?.events.some((other) => other.code === 'DISC' && other.createdAt <= createdAt)) return null;
  return { slot: placeSlot(code === 'ARRI' ? 'arrivedPod' : 'discharged', code, podStation(route)), historyOnly: true };
}

/**
 * How well a vessel call fits this container: at a hub two vessels arrive and depart. A plan with another vessel is kept as history, since
 * the first estimate is the base of the slip even after a rollover.
 */
function callFit(event: TrackingEvent, visit: RouteVisit): 'fits' | 'earlierPlan' | 'other' {
  const { incoming, outgoing, left, aboard, loading, namedAt } = visit;
  const arrives = event.code === 'ARRI';
  const [own, opposite, boarding] = arrives ? [incoming, outgoing, aboard] : [outgoing, incoming, loading];
  if (isActual(event) && boarding !== null && isBefore(event, boarding)) return 'other';
  // Statements about a vessel that the container is not on, made since, are not about the container.
  const earlier = (moved: TrackingEvent | null): 'earlierPlan' | 'other' =>
    isActual(event) || (moved !== null && isActual(moved) && event.createdAt > (moved.occursAt ?? '')) ? 'other' : 'earlierPlan';
  if (arrives && sameVessel(event.vessel, left?.vessel ?? null)) return earlier(left);
  if (sameVessel(event.vessel, own)) return 'fits';
  if (own === null) return visit.role === 'transit' && sameVessel(event.vessel, opposite) ? 'other' : 'fits';
  if (!otherVessel(event.vessel, own)) return 'fits';
  // Beside the own vessel from the start, another one is a call of its own and not an earlier plan.
  const named = arrives ? namedAt.incoming : namedAt.outgoing;
  return sameVessel(event.vessel, opposite) || (named !== null && event.createdAt >= named) ? 'other' : earlier(boarding);
}

/** A call more than a day before the loading, as it is known since: the vessel, or an earlier voyage of it, called without the container. */
const isBefore = (call: TrackingEvent, { occursAt, createdAt }: TrackingEvent): boolean =>
  call.occursAt !== null && occursAt !== null && createdAt > call.occursAt && Date.parse(occursAt) - Date.parse(call.occursAt) > DAY_MS;

function documentSlot({ code, documentType, bookingReference }: TrackingEvent): MilestoneSlot | null {
  const isBooking = documentType === 'BKG' || (documentType === null && bookingReference !== null);
  return code === 'CONF' && isBooking ? onceSlot('booked', 'CONF', ORIGIN) : null;
}

interface EquipmentFacts extends GateOuts {
  /** When the returned empty was picked up again, in ms. */
  movedOnAt: number;
}

function equipmentSlot(event: TrackingEvent, route: Route, { delivery, leaving, movedOnAt }: EquipmentFacts): MilestoneSlot | null {
  const phase = phaseOf(event, route);
  if (isEmptyOut(event)) return phase === 'export' ? onceSlot('emptyPickup', 'GTOT', ORIGIN) : null;
  if (isEmptyIn(event)) return phase === 'import' && (orderTime(event) ?? 0) <= movedOnAt ? onceSlot('emptyReturned', 'GTIN', DEPOT) : null;
  if (event.empty === 'EMPTY') return null;
  const place = placeKey(event.place);
  if (phase === 'export') {
    if (event.code === 'GTIN' && isPortOfLoading(event, route)) return placeSlot('gatedIn', 'GTIN', polStation(route));
    return inlandSlot(event, route);
  }
  if (phase !== 'import') return null;
  if (leaving.has(event)) return placeSlot('discharged', 'GTOT', importStation(place, route), false);
  if (delivery.has(event)) return onceSlot('delivered', 'GTOT', deliveryStation(route));
  if (isAtCustomer(event)) return onceSlot('delivered', 'DROP', deliveryStation(route));
  if (event.code === 'AVPU') return placeSlot('discharged', 'AVPU', importStation(place === route.pld ? place : null, route), false);
  if (event.code === 'GTIN' && place !== null && place === route.pld) return placeSlot('discharged', 'GTIN', landStation(place), false);
  return inlandSlot(event, route);
}

/** When the returned empty was picked up again, in ms: a later return is a move between depots. */
function emptyMovedOnAt(events: readonly TrackingEvent[], route: Route): number {
  const back = (test: (event: TrackingEvent) => boolean): number[] =>
    events.filter((event) => isActual(event) && test(event) && phaseOf(event, route) === 'import').map((event) => orderTime(event) ?? 0);
  const returnedAt = Math.min(...back(isEmptyIn));
  return Math.min(...back(isEmptyOut).filter((time) => time > returnedAt));
}

/** Only the port's terminal counts: a gate-in at a depot, freight station or inland terminal comes before it. */
function isPortOfLoading(event: TrackingEvent, route: Route): boolean {
  const type = event.place?.facilityType ?? null;
  const there = route.pol === null ? type === 'POTE' : placeKey(event.place) === route.pol;
  return there && (type === null || type === 'POTE' || type === 'BRTH');
}

const isFull = (event: TrackingEvent): boolean => event.kind === 'EQUIPMENT' && event.empty !== 'EMPTY';

/** Rail and barge before the POL or beyond the POD; truck legs show as gate moves. */
function inlandSlot(event: TrackingEvent, route: Route): MilestoneSlot | null {
  const place = placeKey(event.place);
  if (place === null || !isInlandTransport(event)) return null;
  const phase = phaseOf(event, route);
  if (phase === 'export') return placeSlot('emptyPickup', event.code, place === route.pol ? polStation(route) : landStation(place), false);
  const { code } = event;
  if (phase !== 'import' || (place === route.pod && code !== 'LOAD' && code !== 'DEPA')) return null;
  return placeSlot('discharged', code, importStation(place, route), code === 'DISC');
}

/** Terminal or depot, as far as it is named. */
export const facilityKey = (event: TrackingEvent): string =>
  `${placeKey(event.place) ?? ''}|${event.place?.facilityCode ?? ''}|${event.place?.facilityType ?? ''}`;

interface GateIn {
  facility: string;
  time: number;
  actual: boolean;
}

interface GateOuts {
  /** The full container leaves a terminal by truck, for another place or for the customer. */
  leaving: ReadonlySet<TrackingEvent>;
  /** It leaves the last terminal: its delivery, where the source does not report when it comes to the customer. */
  delivery: ReadonlySet<TrackingEvent>;
}

/**
 * The ways of the full container out of terminals. One that is followed by a gate-in at another yard of the place, or onto rail or barge, is a
 * transfer.
 *
 * @param toCustomer the source reports when the container reaches the customer: leaving the terminal is no delivery then
 */
function gateOuts(events: readonly TrackingEvent[], route: Route, toCustomer: boolean): GateOuts {
  const onward = route.pld !== null && events.some((event) => isInlandTransport(event) && phaseOf(event, route) === 'import');
  const full = events.filter((event) => isFull(event) && phaseOf(event, route) === 'import');
  const outs = full.filter(
    ({ code, mode, place }) =>
      (code === 'GTOT' || code === 'PICK') && mode !== 'RAIL' && mode !== 'BARGE' && !(onward && placeKey(place) === route.pod),
  );
  const ins = full
    .filter((event) => event.code === 'GTIN' && event.place?.facilityType !== 'CLOC')
    .map((event): GateIn => ({ facility: facilityKey(event), time: orderTime(event) ?? 0, actual: isActual(event) }));
  const leaving = new Set<TrackingEvent>();
  const last: TrackingEvent[][] = [];
  for (const group of groupBy(outs, facilityKey).values()) {
    const place = placeKey(group[0]?.place ?? null);
    if (isTransfer(group, ins, `${place ?? ''}|`)) continue;
    const goesOn = route.pld === null || onward ? isTransfer(group, ins) : place !== null && place !== route.pld;
    if (goesOn) for (const event of group) leaving.add(event);
    else last.push(group);
  }
  const actual = last.filter(hasActual);
  const latest = (actual.length > 0 ? actual : last).toSorted((a, b) => (bestTime(b) ?? 0) - (bestTime(a) ?? 0))[0] ?? [];
  if (toCustomer) for (const event of latest) leaving.add(event);
  return { delivery: new Set(latest), leaving };
}

/** @param within beginning of the key of the other facility */
function isTransfer(outs: readonly TrackingEvent[], ins: readonly GateIn[], within = ''): boolean {
  const [first] = outs;
  const leftAt = bestTime(outs);
  if (first === undefined || leftAt === null) return false;
  const [from, left] = [facilityKey(first), hasActual(outs)];
  return ins.some(({ facility, time, actual }) => facility !== from && facility.startsWith(within) && (actual || !left) && time >= leftAt);
}
