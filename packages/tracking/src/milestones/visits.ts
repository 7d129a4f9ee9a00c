import { compareText } from '../compare-text.js';
import { groupBy } from '../journey/group-by.js';
import { byStatement } from '../events/dedupe.js';
import { isActual, isSeaCall, isSeaMove, orderTime, otherVessel, placeKey, sameVessel } from '../journey/facts.js';
import type { TrackingEvent, Vessel } from '../types.js';
import { best, bestTime, withCode } from './statements.js';

/** One visit to a port: the calls of vessels and the moves of this box there. */
export interface SeaVisit {
  /** `${place}#${n}`, n counting the visits to this place. */
  key: string;
  place: string;
  n: number;
  events: TrackingEvent[];
  /** Best known time of the first event of the visit, in ms; Infinity when unknown. */
  time: number;
}

const MIN_ABSENCE_MS = 2 * 86_400_000;

/** Groups the events at sea by visit, in the order of travel. */
export function seaVisits(events: readonly TrackingEvent[]): SeaVisit[] {
  const sea = events.filter((event) => (isSeaMove(event) || isSeaCall(event)) && placeKey(event.place) !== null);
  const visits: SeaVisit[] = [];
  let last: SeaVisit | null = null;
  let lastTime = 0;
  const actual = sea.filter(isActual).toSorted((a, b) => (orderTime(a) ?? 0) - (orderTime(b) ?? 0) || byStatement(a, b));
  for (const event of actual) {
    const place = placeKey(event.place) ?? '';
    const time = orderTime(event) ?? 0;
    // Reports of two ports can overlap; only after some time away is it another visit.
    const known: SeaVisit | null = visits.findLast((visit) => visit.place === place) ?? null;
    const isNewVisit: boolean = known !== null && last !== known && time - lastTime > 0 && time - newestTime(known) > MIN_ABSENCE_MS;
    const visit: SeaVisit | null = known === null || isNewVisit ? newVisit(visits, place) : known;
    if (visit === null) continue;
    last = visit;
    lastTime = time;
    last.events.push(event);
  }
  const facts = new Map(visits.map((visit) => [visit, factsOf(visit)]));
  for (const event of sea) {
    if (isActual(event)) continue;
    const place = placeKey(event.place) ?? '';
    const meant = visitMeantBy(visits, facts, event);
    const known = meant === null ? undefined : facts.get(meant);
    const isLater = known !== undefined && isLaterVoyage(event, known, facts);
    // All statements about later voyages, or about a place without facts, are of one visit.
    const visit = isLater ? visits.find((one) => one.place === place && !facts.has(one)) : meant;
    (visit ?? newVisit(visits, place))?.events.push(event);
  }
  for (const visit of visits) visit.time = firstTime(visit.events);
  return behindLoading(visits.toSorted((a, b) => a.time - b.time || compareText(a.key, b.key)));
}

/** An old plan can be earlier than a late fact: a visit without facts comes behind the one at which its vessel is loaded. */
function behindLoading(visits: readonly SeaVisit[]): SeaVisit[] {
  const order = [...visits];
  const isBroughtFrom = (from: SeaVisit, to: SeaVisit): boolean => shareVessel(moves(from, 'LOAD'), moves(to, 'DISC'));
  for (const visit of visits) {
    if (moves(visit, 'DISC').length === 0 || visit.events.some(isActual)) continue;
    const from = order.indexOf(visit);
    const loading = order.findLastIndex((other) => other !== visit && isBroughtFrom(other, visit) && !isBroughtFrom(visit, other));
    if (loading > from) order.splice(loading, 0, ...order.splice(from, 1));
  }
  return order;
}

/** Minimum time between two visits of a vessel to a port: with a report from another port between them, and without one. */
const RETURN_MS = 14 * 86_400_000;
const UNKNOWN_RETURN_MS = 28 * 86_400_000;

/**
 * Whether a visit was over when a statement about a much later one was made: a call on an earlier voyage of the same vessel, at which the
 * container was not moved.
 */
function isLaterVoyage(event: TrackingEvent, known: VisitFacts, facts: ReadonlyMap<SeaVisit, VisitFacts>): boolean {
  const over = known.times.at(-1);
  const time = orderTime(event);
  if (over === undefined || time === null || Date.parse(event.createdAt) <= over || time - over <= RETURN_MS) return false;
  if (known.moved && !known.calls.has(event.code)) return false;
  if (known.vessels.some((vessel) => otherVessel(vessel, event.vessel))) return false;
  return time - over > UNKNOWN_RETURN_MS || [...facts.values()].some((other) => other !== known && (other.times.at(-1) ?? over) > over);
}

function newestTime({ events }: SeaVisit): number {
  const last = events.at(-1);
  return last === undefined ? 0 : (orderTime(last) ?? 0);
}

/** Maximum number of visits of one container; more would take minutes to sort. */
const MAX_VISITS = 60;

function newVisit(visits: SeaVisit[], place: string): SeaVisit | null {
  if (visits.length >= MAX_VISITS) return null;
  const n = visits.filter((visit) => visit.place === place).length;
  const visit: SeaVisit = { key: `${place}#${String(n)}`, place, n, events: [], time: Number.POSITIVE_INFINITY };
  visits.push(visit);
  return visit;
}

/** Facts of a visit: times in order, each vessel once, and whether the container was moved. */
interface VisitFacts {
  times: number[];
  vessels: Vessel[];
  moved: boolean;
  /** Codes of the calls that have happened. */
  calls: ReadonlySet<string>;
}

function factsOf({ events }: SeaVisit): VisitFacts {
  return {
    times: events.map((event) => orderTime(event) ?? 0),
    vessels: vesselsOf(events),
    moved: events.some(isSeaMove),
    calls: new Set(events.filter(isSeaCall).map(({ code }) => code)),
  };
}

/** Each vessel once: a response repeats a few of them thousands of times. */
const vesselsOf = (events: readonly TrackingEvent[]): Vessel[] => [
  ...new Map(events.flatMap(({ vessel }) => (vessel === null ? [] : [[`${vessel.imo ?? ''}|${vessel.name ?? ''}`, vessel]]))).values(),
];

export function shareVessel(some: readonly TrackingEvent[], others: readonly TrackingEvent[]): boolean {
  const vessels = vesselsOf(others);
  return vesselsOf(some).some((vessel) => vessels.some((other) => sameVessel(vessel, other)));
}

/** Distance to the nearest of several times in order; Infinity without any. */
function distanceTo(times: readonly number[], time: number): number {
  let from = 0;
  let to = times.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) < time) from = middle + 1;
    else to = middle;
  }
  return Math.min(...[times[from - 1], times[from]].map((near) => (near === undefined ? Number.POSITIVE_INFINITY : Math.abs(near - time))));
}

/** Visit that a plan or an estimate refers to: by vessel, else the nearest in time. */
function visitMeantBy(visits: readonly SeaVisit[], facts: ReadonlyMap<SeaVisit, VisitFacts>, event: TrackingEvent): SeaVisit | null {
  const candidates = visits.filter((visit) => visit.place === placeKey(event.place));
  if (candidates.length < 2) return candidates[0] ?? null;
  const sailing = candidates.filter((visit) => facts.get(visit)?.vessels.some((vessel) => sameVessel(vessel, event.vessel)));
  const time = orderTime(event) ?? Date.parse(event.createdAt);
  const distance = (visit: SeaVisit): number => distanceTo(facts.get(visit)?.times ?? [], time);
  return (sailing.length === 0 ? candidates : sailing).toSorted((a, b) => distance(a) - distance(b) || a.n - b.n)[0] ?? null;
}

function firstTime(events: readonly TrackingEvent[]): number {
  let first = Number.POSITIVE_INFINITY;
  for (const event of events) if (isActual(event)) first = Math.min(first, orderTime(event) ?? first);
  if (first !== Number.POSITIVE_INFINITY) return first;
  const facts = groupBy(events, (event) => `${event.code}|${event.vessel?.imo ?? event.vessel?.name ?? ''}`);
  for (const statements of facts.values()) first = Math.min(first, bestTime(statements) ?? first);
  return first;
}

/** Loading or discharge of the container itself, with any classifier. */
export const moves = (visit: SeaVisit, code: 'LOAD' | 'DISC'): TrackingEvent[] => withCode(visit.events.filter(isSeaMove), code);

/** When the source last planned a discharge there, in ms; 0 without any. */
export const dischargeStated = (visit: SeaVisit): number =>
  moves(visit, 'DISC').reduce(
    (last, { classifier, createdAt }) => (classifier === 'ACT' ? last : Math.max(last, Date.parse(createdAt))),
    0,
  );

/** The container is moved by a vessel that is no barge. */
export const movedByVessel = (visit: SeaVisit, code: 'LOAD' | 'DISC'): boolean =>
  moves(visit, code).some(({ mode, vessel }) => mode === 'VESSEL' || (mode === null && vessel !== null));

export const vesselOf = (events: readonly TrackingEvent[]): Vessel | null =>
  best(events.filter((event) => event.vessel !== null))?.vessel ?? null;

/** Whether the container is loaded or discharged here, or must have changed vessel; a mere call of its vessel is not enough. */
export function isTransshipment(visit: SeaVisit): boolean {
  if (moves(visit, 'LOAD').length > 0 || moves(visit, 'DISC').length > 0) return true;
  const [arrivals, departures] = [withCode(visit.events, 'ARRI'), withCode(visit.events, 'DEPA')];
  // A vessel that comes and goes only calls, also where another one was to take the container there before.
  return otherVessel(vesselOf(arrivals), vesselOf(departures)) && !shareVessel(arrivals, departures);
}
