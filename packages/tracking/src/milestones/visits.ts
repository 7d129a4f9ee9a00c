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

const GAP_MS = 2 * 86_400_000;

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
    const again: boolean = known !== null && last !== known && time - lastTime > 0 && time - newestTime(known) > GAP_MS;
    last = known === null || again ? open(visits, place) : known;
    lastTime = time;
    last.events.push(event);
  }
  const facts = new Map(visits.map((visit) => [visit, [...visit.events]]));
  for (const event of sea)
    if (!isActual(event)) (visitMeantBy(visits, facts, event) ?? open(visits, placeKey(event.place) ?? '')).events.push(event);
  for (const visit of visits) visit.time = firstTime(visit.events);
  return visits.toSorted((a, b) => a.time - b.time || compareText(a.key, b.key));
}

/** Time of the last event, of a visit whose events are in order. */
function newestTime({ events }: SeaVisit): number {
  const last = events.at(-1);
  return last === undefined ? 0 : (orderTime(last) ?? 0);
}

function open(visits: SeaVisit[], place: string): SeaVisit {
  const n = visits.filter((visit) => visit.place === place).length;
  const visit: SeaVisit = { key: `${place}#${String(n)}`, place, n, events: [], time: Number.POSITIVE_INFINITY };
  visits.push(visit);
  return visit;
}

/** Visit that a plan or an estimate refers to: by vessel, else the nearest in time. */
function visitMeantBy(
  visits: readonly SeaVisit[],
  facts: ReadonlyMap<SeaVisit, readonly TrackingEvent[]>,
  event: TrackingEvent,
): SeaVisit | null {
  const candidates = visits.filter((visit) => visit.place === placeKey(event.place));
  if (candidates.length < 2) return candidates[0] ?? null;
  const factsOf = (visit: SeaVisit): readonly TrackingEvent[] => facts.get(visit) ?? [];
  const sailing = candidates.filter((visit) => factsOf(visit).some((other) => sameVessel(other.vessel, event.vessel)));
  const time = orderTime(event) ?? Date.parse(event.createdAt);
  const distance = (visit: SeaVisit): number => Math.min(...factsOf(visit).map((other) => Math.abs((orderTime(other) ?? 0) - time)));
  return (sailing.length === 0 ? candidates : sailing).toSorted((a, b) => distance(a) - distance(b) || a.n - b.n)[0] ?? null;
}

function firstTime(events: readonly TrackingEvent[]): number {
  const facts = [...groupBy(events, (event) => `${event.code}|${event.vessel?.imo ?? event.vessel?.name ?? ''}`).values()];
  const times = facts.map(bestTime).filter((time) => time !== null);
  const actualTimes = events
    .filter(isActual)
    .map(orderTime)
    .filter((time) => time !== null);
  return Math.min(...(actualTimes.length > 0 ? actualTimes : times));
}

/** Loading or discharge of the container itself, with any classifier. */
export const moves = (visit: SeaVisit, code: 'LOAD' | 'DISC'): TrackingEvent[] => withCode(visit.events.filter(isSeaMove), code);

export const vesselOf = (events: readonly TrackingEvent[]): Vessel | null =>
  best(events.filter((event) => event.vessel !== null))?.vessel ?? null;

/** Whether the container is loaded or discharged here, or must have changed vessel; a mere call of its vessel is not enough. */
export function isTransshipment(visit: SeaVisit): boolean {
  if (moves(visit, 'LOAD').length > 0 || moves(visit, 'DISC').length > 0) return true;
  const arrives = vesselOf(withCode(visit.events, 'ARRI'));
  return otherVessel(arrives, vesselOf(withCode(visit.events, 'DEPA')));
}
