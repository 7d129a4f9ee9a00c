import { isActual, isSeaCall, isSeaMove, orderTime, placeKey, sameVessel } from '../journey/facts.js';
import type { TrackingEvent, Vessel } from '../types.js';
import { best } from './statements.js';

const DAY_MS = 86_400_000;
/** A vessel calls at a port for less: a loading further from its departure is one of another voyage. */
const CALL_MS = 5 * DAY_MS;

/** How long after the departure the loading may still be reported, in ms, where the carrier takes `lagMs` to report a fact. */
export const loadingKnownAfter = (lagMs: number): number => Math.max(lagMs, DAY_MS);

/** Facts beside the events of a container from which it is seen that a vessel left without it. */
export interface BillFacts {
  /** Departures until then, in ms, have had their loadings reported. */
  loadingsKnownUntil: number;
  /** Loadings of all containers of the bill on vessels. */
  loadings: readonly TrackingEvent[];
  /** Departures of vessels: a container that is not known to be loaded has those of its own alone. */
  departures: readonly TrackingEvent[];
  /** Statements about loadings that the carrier took back. */
  cancelled: readonly TrackingEvent[];
}

export const NO_BILL_FACTS: BillFacts = { loadingsKnownUntil: Number.NEGATIVE_INFINITY, loadings: [], departures: [], cancelled: [] };

/** A departure without the container, and what it takes from the journey. */
export interface LeftBehind {
  departure: TrackingEvent;
  vessel: Vessel;
  /** Calls of that vessel from then on. */
  notOurs: readonly TrackingEvent[];
}

const timeOf = (event: TrackingEvent): number => orderTime(event) ?? 0;

/**
 * Departures of the planned vessel without the container. Proof is a loading that the carrier gave for this container and has not reported, or has
 * taken back, or reports of another container of the bill alone; a source that reports no loadings proves nothing. Nor does a vessel from which
 * the container is still to be discharged by a newer statement, or a container that was moved on since.
 *
 * @param events in the order in which they happened
 */
export function leftBehind(events: readonly TrackingEvent[], box: string | null, facts: BillFacts): LeftBehind[] {
  const moves = events.filter(isSeaMove);
  const moved = moves.filter(isActual);
  const found: LeftBehind[] = [];
  for (const departure of new Set([...events, ...facts.departures])) {
    const { vessel } = departure;
    if (vessel === null || departure.code !== 'DEPA' || !isSeaCall(departure) || !isActual(departure)) continue;
    if (timeOf(departure) > facts.loadingsKnownUntil || !isLeft(departure, vessel)) continue;
    const loading = moved.find((event) => event.code === 'LOAD' && sameVessel(event.vessel, vessel) && timeOf(event) > timeOf(departure));
    const isSince = (event: TrackingEvent): boolean =>
      isActual(event) ? timeOf(event) >= timeOf(departure) : event.createdAt > (departure.occursAt ?? departure.createdAt);
    const notOurs = events.filter(
      (event) =>
        isSeaCall(event) &&
        sameVessel(event.vessel, vessel) &&
        isSince(event) &&
        (loading === undefined || timeOf(event) < timeOf(loading)),
    );
    found.push({ departure, vessel, notOurs });
  }
  return found;

  function isLeft(departure: TrackingEvent, vessel: Vessel): boolean {
    const place = placeKey(departure.place);
    const isHere = (event: TrackingEvent): boolean => placeKey(event.place) === place;
    const isOnIt = (event: TrackingEvent): boolean =>
      event.code === 'LOAD' && isHere(event) && sameVessel(event.vessel, vessel) && Math.abs(timeOf(event) - timeOf(departure)) < CALL_MS;
    const isOwn = ({ equipmentReference }: TrackingEvent): boolean => equipmentReference === null || equipmentReference === box;
    // A move before the departure brought it to the port, as at a hub; any other one took it on.
    if (moved.some((event) => (event.code === 'LOAD' && isHere(event)) || timeOf(event) > timeOf(departure))) return false;
    if (moves.some((event) => event.code === 'DISC' && !isActual(event) && event.createdAt > departure.createdAt)) return false;
    const given = best(moves.filter((event) => event.code === 'LOAD' && isHere(event)));
    if (given !== null) return isOnIt(given);
    return facts.cancelled.some((event) => isOnIt(event) && isOwn(event)) || facts.loadings.some((event) => isOnIt(event) && !isOwn(event));
  }
}
