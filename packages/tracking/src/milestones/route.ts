import { countryOf, isActual, isEmptyIn, orderTime, placeKey, sameVessel } from '../journey/facts.js';
import type { Instant, ShipmentQuery, TrackingEvent, Vessel } from '../types.js';
import { findPod } from './pod.js';
import { isDiverted, isReplaced } from './replaced.js';
import { best, bestTime, withCode } from './statements.js';
import { isTransshipment, movedByVessel, moves, seaVisits, shareVessel, vesselOf, type SeaVisit } from './visits.js';

/**
 * Part of a visit in the journey. `pre` and `post`: the container is moved there before the POL or beyond the POD, e.g. by barge; `before`,
 * `call` and `after`: a vessel calls and no move of the container is known; `replaced`: a planned hub that gave way to another one; `diverted`: a
 * planned port of discharge that did.
 */
export type VisitRole = 'before' | 'pre' | 'pol' | 'transit' | 'call' | 'pod' | 'post' | 'after' | 'replaced' | 'diverted';

export interface RouteVisit extends SeaVisit {
  role: VisitRole;
  /** Vessels that bring and take the container, as far as known. */
  incoming: Vessel | null;
  outgoing: Vessel | null;
  /** Discharge at the port before, if its vessel went on without the container. */
  left: TrackingEvent | null;
  /** Loading at the port before, if it has happened. */
  aboard: TrackingEvent | null;
  /** Best known loading here. */
  loading: TrackingEvent | null;
  /** When the vessels that bring and take the container were first named here. */
  namedAt: Record<'incoming' | 'outgoing', Instant | null>;
}

const UNKNOWN = { incoming: null, outgoing: null, left: null, aboard: null, loading: null, namedAt: { incoming: null, outgoing: null } };

/** Route of a container: its ports in order, and the parts before and after the sea. */
export interface Route {
  /** Place keys; null when neither subscription nor events name them. */
  pol: string | null;
  pod: string | null;
  /** Inland place of delivery; null when it is the port of discharge or unknown. */
  pld: string | null;
  /** `pld` was only entered, and the way went by it: it is no station. */
  passesPld: boolean;
  /** Key of the visit that is the port of discharge or a hub, where nothing says which. */
  possiblePod: string | null;
  visits: RouteVisit[];
  /** Best known time of leaving the POL and of reaching the POD, in ms. */
  polTime: number | null;
  podTime: number | null;
  /** Earliest time that was given for reaching the POD before it happened, in ms. */
  podPlanned: number | null;
}

export type Phase = 'export' | 'sea' | 'import';

/**
 * Finds the ports of a journey. Places of the subscription take precedence over the order of events.
 *
 * @param isOver nothing is to come
 */
export function findRoute(events: readonly TrackingEvent[], query: ShipmentQuery, isOver = false): Route {
  const found = seaVisits(events);
  const polVisit = findPol(found, query.polCode, gateInPlace(events, ['POTE', null]));
  const { pod: podVisit, possible, hub } = findPod(found, polVisit, events, query);
  const visits = inOrder(found, polVisit, podVisit);
  const pol = polVisit?.place ?? placeAlone(query.polCode, podVisit) ?? gateInPlace(events, ['POTE']);
  const pod = podVisit?.place ?? placeAlone(query.podCode, polVisit, hub);
  const from = polVisit === null ? -1 : visits.indexOf(polVisit);
  const to = podVisit === null ? Number.POSITIVE_INFINITY : visits.indexOf(podVisit);
  const placed = visits.map((visit, at): RouteVisit => ({ ...visit, role: roleOf(visit, at, from, to), ...UNKNOWN }));
  placed.forEach((visit, at) => setVessels(visit, placed, at));
  for (const visit of placed) if (isReplaced(visit, placed)) visit.role = 'replaced';
  for (const visit of placed) if (isDiverted(visit, placed)) visit.role = 'diverted';
  const route: Route = {
    pol,
    pod,
    pld: query.pldCode === pod ? null : query.pldCode,
    passesPld: false,
    possiblePod: possible?.key ?? null,
    visits: placed,
    polTime: polVisit === null ? null : (bestTime(withCode(polVisit.events, 'DEPA')) ?? bestTime(moves(polVisit, 'LOAD'))),
    podTime: podVisit === null ? null : minOf(bestTime(withCode(podVisit.events, 'ARRI')), bestTime(moves(podVisit, 'DISC'))),
    podPlanned: podVisit === null ? null : firstPlanned(withCode(podVisit.events, 'ARRI', 'DISC')),
  };
  setBounds(route, polVisit, podVisit);
  route.pld = findPld(events, route, query.pldCode);
  route.passesPld =
    (isOver || events.some((event) => isActual(event) && isEmptyIn(event) && phaseOf(event, route) === 'import')) &&
    !events.some(({ place }) => placeKey(place) === route.pld);
  const reported = route.passesPld ? findPld(events, route, null) : null;
  return reported === null ? route : { ...route, pld: reported, passesPld: false };
}

/** An entered place; null where it has another part in the journey already. */
const placeAlone = (code: string | null, ...others: readonly (SeaVisit | null)[]): string | null =>
  others.some((visit) => visit?.place === code) ? null : code;

const happenedAt = (visit: SeaVisit, test: (event: TrackingEvent) => boolean): number[] =>
  visit.events.filter((event) => isActual(event) && event.mode !== 'BARGE' && test(event)).map((event) => orderTime(event) ?? 0);
const landed = (event: TrackingEvent): boolean => event.kind === 'EQUIPMENT' && event.code === 'DISC';

/**
 * Facts take precedence over estimates: until something has happened at the POL or the POD, an estimate for it that contradicts facts
 * elsewhere does not change the order of the journey.
 */
function inOrder(visits: readonly SeaVisit[], pol: SeaVisit | null, pod: SeaVisit | null): SeaVisit[] {
  const order = [...visits];
  if (pol !== null && !pol.events.some(isActual)) {
    const first = order.findIndex((visit) => visit !== pol && happenedAt(visit, landed).length > 0);
    if (first >= 0 && first < order.indexOf(pol)) order.splice(first, 0, ...order.splice(order.indexOf(pol), 1));
  }
  if (pod !== null && !pod.events.some(isActual)) {
    const last = Math.max(
      order.findLastIndex((visit) => happenedAt(visit, () => true).length > 0),
      pol === null ? -1 : order.indexOf(pol),
    );
    const at = order.indexOf(pod);
    if (last > at) order.splice(last, 0, ...order.splice(at, 1));
  }
  return order;
}

function setBounds(route: Route, pol: SeaVisit | null, pod: SeaVisit | null): void {
  const others = route.visits.filter((visit) => visit.place !== pol?.place && visit.place !== pod?.place);
  if (route.polTime !== null && pol?.events.some(isActual) === false) {
    for (const visit of others) for (const time of happenedAt(visit, landed)) route.polTime = Math.min(route.polTime, time);
  }
  if (route.podTime !== null && pod?.events.some(isActual) === false) {
    const atSea = others.filter((visit) => visit.role === 'transit' || visit.role === 'call');
    let last = Math.max(route.podTime, route.polTime ?? 0);
    for (const visit of atSea) for (const time of happenedAt(visit, () => true)) last = Math.max(last, time + 1);
    route.podTime = last;
  }
}

const firstPlanned = (events: readonly TrackingEvent[]): number | null =>
  events.reduce<number | null>((first, event) => (isActual(event) ? first : minOf(first, orderTime(event))), null);

const minOf = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.min(a, b));

function roleOf(visit: SeaVisit, at: number, from: number, to: number): VisitRole {
  if (at === from) return 'pol';
  if (at === to) return 'pod';
  const worked = moves(visit, 'LOAD').length > 0 || moves(visit, 'DISC').length > 0;
  if (at < from) return worked ? 'pre' : 'before';
  if (at > to) return worked ? 'post' : 'after';
  return isTransshipment(visit) ? 'transit' : 'call';
}

function findPol(visits: readonly SeaVisit[], code: string | null, gate: string | null): SeaVisit | null {
  const departs = (visit: SeaVisit): boolean => withCode(visit.events, 'LOAD', 'DEPA').length > 0;
  const onVessel = visits.find((visit) => movedByVessel(visit, 'LOAD'));
  const named = visits.find((visit) => visit.place === code && departs(visit));
  const isBrought = named !== undefined && (movedByVessel(named, 'DISC') || moves(named, 'LOAD').length === 0);
  if (isBrought && onVessel !== undefined && (visits.indexOf(onVessel) < visits.indexOf(named) || isCallOnly(named, onVessel)))
    return onVessel;
  if (named !== undefined) return named;
  const found = onVessel ?? visits.find((visit) => moves(visit, 'LOAD').length > 0) ?? visits.find(departs) ?? null;
  if (found === null || code === null) return found;
  // A place other than that of the subscription is accepted if it is a neighbour (the terminal's town, the twin port), or if the full
  // container passes the gate there. That never happens at a hub, so the subscription named the wrong port.
  return countryOf(found.place) === countryOf(code) || found.place === gate ? found : null;
}

/** Whether only the vessel that loads the container elsewhere calls at a port: an old plan of that call can be before a late loading. */
const isCallOnly = (named: SeaVisit, { events }: SeaVisit): boolean => {
  const loadings = events.filter((event) => event.code === 'LOAD' && isActual(event));
  return (
    loadings.length > 0 &&
    !named.events.some(isActual) &&
    withCode(named.events, 'DEPA').every(({ vessel }) => loadings.every((loading) => sameVessel(loading.vessel, vessel)))
  );
};

/** Place where the full container passes the gate of a facility of one of these types; null is one that the source does not name. */
function gateInPlace(events: readonly TrackingEvent[], types: readonly (string | null)[]): string | null {
  const gate = events.find(
    ({ code, empty, place }) => code === 'GTIN' && empty !== 'EMPTY' && place !== null && types.includes(place.facilityType),
  );
  return placeKey(gate?.place ?? null);
}

function setVessels(visit: RouteVisit, visits: readonly RouteVisit[], index: number): void {
  const worked = (other: RouteVisit): boolean => other.role === 'pol' || other.role === 'transit' || other.role === 'pod';
  const before = visits.slice(0, index).findLast(worked);
  const after = visits.slice(index + 1).find(worked);
  const [loadings, landings] = [before === undefined ? [] : moves(before, 'LOAD'), moves(visit, 'DISC')];
  const landing = before === undefined ? null : best(moves(before, 'DISC').filter(isActual));
  if (landing !== null && !loadings.some(({ vessel }) => sameVessel(vessel, landing.vessel))) visit.left = landing;
  const loading = best(loadings.filter(isActual));
  const comes = loading !== null && before !== undefined && !landings.some(isActual) && isDirect(before, visit, loading.vessel);
  const brings = comes ? loading.vessel : (vesselOf(landings) ?? vesselOf(loadings));
  const own = moves(visit, 'LOAD');
  visit.incoming =
    sameVessel(brings, visit.left?.vessel ?? null) || (visit.role === 'pol' && own.some(({ vessel }) => sameVessel(vessel, brings)))
      ? null
      : brings;
  const takes = after === undefined ? null : vesselOf(moves(after, 'DISC'));
  visit.outgoing = vesselOf(own) ?? (sameVessel(takes, vesselOf(landings.filter(isActual))) ? null : takes);
  visit.aboard = loading;
  visit.loading = best(own);
  visit.namedAt = { incoming: firstNamed(visit, visit.incoming), outgoing: firstNamed(visit, visit.outgoing) };
}

function firstNamed({ events }: SeaVisit, named: Vessel | null): Instant | null {
  let first: Instant | null = null;
  for (const { vessel, createdAt } of events) if (sameVessel(vessel, named) && (first === null || createdAt < first)) first = createdAt;
  return first;
}

/**
 * Whether the vessel that a container was loaded on comes to the next known port: it is named there, or another one was to come directly. Else
 * a hub between them may be unknown.
 */
function isDirect(before: SeaVisit, visit: SeaVisit, aboard: Vessel | null): boolean {
  return (
    visit.events.some(({ vessel }) => sameVessel(vessel, aboard)) ||
    shareVessel(withCode(visit.events, 'ARRI', 'DISC'), moves(before, 'LOAD'))
  );
}

/** A move or call of rail or barge, on either side of the sea passage. */
export const isInlandTransport = (event: TrackingEvent): boolean =>
  (event.mode === 'RAIL' || event.mode === 'BARGE') && ['LOAD', 'DISC', 'ARRI', 'DEPA'].includes(event.code);

/** Arrivals by truck beyond the port of discharge: at the customer, unless an empty container comes in there. */
export function truckArrivals(events: readonly TrackingEvent[], route: Route): readonly TrackingEvent[] {
  const depots = new Set(events.filter(isEmptyIn).map(({ place }) => placeKey(place)));
  return events.filter(
    (event) =>
      event.kind === 'TRANSPORT' &&
      event.mode === 'TRUCK' &&
      event.code === 'ARRI' &&
      placeKey(event.place) !== route.pod &&
      !depots.has(placeKey(event.place)) &&
      phaseOf(event, route) === 'import',
  );
}

/** Where a truck puts the full container down at the end of its way, which may be at the port itself. */
export const isAtCustomer = ({ code, place }: TrackingEvent): boolean =>
  (code === 'DROP' || code === 'GTIN') && (place?.facilityType === 'CLOC' || (code === 'DROP' && (place?.facilityType ?? null) === null));

/** Facilities beyond the port; a yard or depot can be one of the port under another code. */
const INLAND: ReadonlySet<string | null> = new Set(['INTE', 'RAMP', 'COFS']);

/** A full container comes by truck to the customer or to an inland terminal. */
const isTruckStop = (event: TrackingEvent): boolean =>
  event.empty === 'LADEN' && (isAtCustomer(event) || (event.code === 'GTIN' && INLAND.has(event.place?.facilityType ?? null)));

function findPld(events: readonly TrackingEvent[], route: Route, code: string | null): string | null {
  const inland = events.filter(
    (event) =>
      (isTruckStop(event) || (isInlandTransport(event) && (event.code === 'DISC' || event.code === 'ARRI'))) &&
      placeKey(event.place) !== route.pod &&
      phaseOf(event, route) === 'import',
  );
  const places = [...inland, ...truckArrivals(events, route)]
    .toSorted((a, b) => (orderTime(a) ?? 0) - (orderTime(b) ?? 0))
    .map((event) => placeKey(event.place));
  if (code !== null && code !== route.pod && !places.includes(code)) {
    const last = places.at(-1) ?? null;
    const isEnd = inland.some((event) => isActual(event) && isAtCustomer(event) && placeKey(event.place) === last);
    return last !== null && (isEnd || countryOf(last) === countryOf(code)) ? last : code;
  }
  return code !== null && code !== route.pod ? code : (places.at(-1) ?? null);
}

/** Whether an event is before, on or after the sea passage: by its port, else by its time, else by its country. */
export function phaseOf(event: TrackingEvent, route: Route): Phase {
  const place = placeKey(event.place);
  const time = orderTime(event);
  const { polTime, podTime, pol, pod } = route;
  if (place !== null && place === pol && place !== pod) return podTime !== null && time !== null && time > podTime ? 'import' : 'export';
  if (place !== null && place === pod && place !== pol) return polTime !== null && time !== null && time < polTime ? 'export' : 'import';
  if (place !== null && place === route.pld) return 'import';
  if (time !== null && podTime !== null && time >= podTime) return 'import';
  if (time !== null && polTime !== null && time <= polTime) return 'export';
  const atHub = route.visits.some((visit) => visit.place === place && visit.role === 'transit');
  if (atHub) return 'sea';
  return phaseByCountry(event, place, route);
}

function phaseByCountry(event: TrackingEvent, place: string | null, route: Route): Phase {
  const country = countryOf(place);
  const podCountry = countryOf(route.pod);
  const polCountry = countryOf(route.pol);
  if (country !== null && country === podCountry && country !== polCountry) return 'import';
  if (country !== null && country === polCountry && country !== podCountry) return 'export';
  if (route.polTime === null) return 'export';
  // In a third country only an empty container proves that the sea passage is over.
  return isEmptyIn(event) || isPlannedBeyond(event, route) ? 'import' : 'sea';
}

/** A plan by land that is older than a delay of the vessel is behind the plan of its arrival, and not behind the arrival. */
function isPlannedBeyond(event: TrackingEvent, { podPlanned }: Route): boolean {
  const time = orderTime(event);
  const isByLand = event.mode === 'RAIL' || event.mode === 'TRUCK';
  return isByLand && !isActual(event) && time !== null && podPlanned !== null && time >= podPlanned;
}
