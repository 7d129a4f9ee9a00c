import { countryOf, isActual, isEmptyIn, orderTime, otherVessel, placeKey, sameVessel } from '../journey/facts.js';
import type { ShipmentQuery, TrackingEvent } from '../types.js';
import { bestTime, withCode } from './statements.js';
import { dischargeStated, movedByVessel, moves, shareVessel, vesselOf, type SeaVisit } from './visits.js';

export interface FoundPod {
  pod: SeaVisit | null;
  /** Visit of the last discharge, where it is open whether that is the port of discharge or a hub before it. */
  possible: SeaVisit | null;
  /** Visit of the entered port, where the container goes on by sea. */
  hub: SeaVisit | null;
}

/** The visit to the port of discharge: by the subscription, else by the mark of the source, else by the order of events. */
export function findPod(
  visits: readonly SeaVisit[],
  polVisit: SeaVisit | null,
  events: readonly TrackingEvent[],
  { podCode, pldCode }: Pick<ShipmentQuery, 'podCode' | 'pldCode'>,
): FoundPod {
  const sea = visits.filter((visit) => visit !== polVisit && !isInlandPlace(visit, visits, events));
  const afterPol = new Set(visits.slice(polVisit === null ? 0 : visits.indexOf(polVisit)));
  const candidates = sea.filter((visit) => afterPol.has(visit) || visit.time === polVisit?.time);
  const nameable = sea.filter((visit) => candidates.includes(visit) || !visit.events.some(isActual));
  const atPod = nameable.filter(({ place }) => place === podCode);
  // The vessel calls again on its next voyage: the call counts at which the container is discharged, else the one that has happened.
  const ends = atPod.filter((visit) => endsAt(visit, candidates));
  const named =
    ends.findLast((visit) => moves(visit, 'DISC').length > 0) ??
    (polVisit === null ? undefined : ends.find((visit) => candidates.includes(visit) && hasArrived(visit))) ??
    ends.at(-1);
  const hub = named !== undefined && goesOn(named, candidates, pldCode) && !isLeftByLand(named, events) ? named : null;
  if (named !== undefined && hub === null)
    return { pod: landedEarly(named, candidates, events) ?? divertedTo(named, candidates), possible: null, hub };
  const fromVessel = candidates.findLast((visit) => movedByVessel(visit, 'DISC'));
  const discharged = fromVessel ?? candidates.findLast((visit) => moves(visit, 'DISC').length > 0);
  const found =
    discharged === undefined || isHub(discharged, candidates) ? arrivalAfter(discharged, candidates) : divertedTo(discharged, candidates);
  if (found === null || podCode === null || hub !== null || canReplacePod(found, podCode, events))
    return { pod: found, possible: null, hub };
  const isOpen = moves(found, 'DISC').some(isActual) && !leavesOnAnother(found);
  return { pod: null, possible: isOpen ? found : null, hub };
}

const hasArrived = (visit: SeaVisit): boolean => withCode(visit.events, 'ARRI').some(isActual);

/** The container is discharged there, or the vessel calls and no later discharge is known. */
function endsAt(visit: SeaVisit, candidates: readonly SeaVisit[]): boolean {
  if (moves(visit, 'DISC').length > 0) return true;
  const later = candidates.slice(candidates.indexOf(visit) + 1);
  return withCode(visit.events, 'ARRI').length > 0 && !later.some((other) => moves(other, 'DISC').length > 0);
}

/** The container is loaded there on a vessel that takes it to another port, which is not the place of delivery that was entered. */
function goesOn(visit: SeaVisit, candidates: readonly SeaVisit[], pldCode: string | null): boolean {
  const last = candidates.slice(candidates.indexOf(visit) + 1).findLast((other) => movedByVessel(other, 'DISC'));
  return candidates.includes(visit) && last !== undefined && last.place !== pldCode && movedByVessel(visit, 'LOAD');
}

/** Visit at which the vessel that was to bring a container to its POD has landed it, and from which it was taken by road. */
const landedEarly = (named: SeaVisit, candidates: readonly SeaVisit[], events: readonly TrackingEvent[]): SeaVisit | undefined =>
  moves(named, 'DISC').some(isActual)
    ? undefined
    : candidates.find((visit) => visit !== named && shareVessel(moves(visit, 'DISC'), named.events) && isLeftByLand(visit, events));

const SAME_MESSAGE_MS = 3_600_000;

/** The visit at which the vessel is to discharge the container since a newer plan of the carrier, which is no hub; else the planned one. */
function divertedTo(planned: SeaVisit, candidates: readonly SeaVisit[]): SeaVisit {
  if (planned.events.some(isActual)) return planned;
  const bringing = withCode(planned.events, 'ARRI', 'DISC');
  return candidates.reduce(
    (pod, visit) =>
      dischargeStated(visit) - dischargeStated(pod) > SAME_MESSAGE_MS &&
      shareVessel(moves(visit, 'DISC'), bringing) &&
      !isHub(visit, candidates)
        ? visit
        : pod,
    planned,
  );
}

/** The full container left the port by road, or its empty came back: what was planned by sea from there is past or of another journey. */
function isLeftByLand(visit: SeaVisit, events: readonly TrackingEvent[]): boolean {
  const landedAt = bestTime(moves(visit, 'DISC').filter(isActual));
  return events.some(
    (event) =>
      isActual(event) &&
      landedAt !== null &&
      (orderTime(event) ?? 0) >= landedAt &&
      (isEmptyIn(event) || (event.code === 'GTOT' && event.empty === 'LADEN' && placeKey(event.place) === visit.place)),
  );
}

/** A plan to discharge at a place that the container reaches by rail or truck is no port of discharge. */
function isInlandPlace(visit: SeaVisit, visits: readonly SeaVisit[], events: readonly TrackingEvent[]): boolean {
  if (visit.events.some(isActual)) return false;
  const reachedByLand = events.some(
    (event) =>
      (event.mode === 'RAIL' || event.mode === 'TRUCK') &&
      (event.code === 'ARRI' || event.code === 'DISC') &&
      placeKey(event.place) === visit.place,
  );
  return reachedByLand && visits.some((other) => other !== visit && moves(other, 'DISC').length > 0);
}

const saysTransshipment = (visit: SeaVisit, value: boolean): boolean =>
  visit.events.some(({ code, transshipment }) => (code === 'DISC' || code === 'ARRI') && transshipment === value);

/** Last vessel to arrive at a port of a later visit than this one, other than the vessel that brought the container here. */
function arrivalAfter(discharged: SeaVisit | undefined, candidates: readonly SeaVisit[]): SeaVisit | null {
  const brought = discharged === undefined ? null : (vesselOf(moves(discharged, 'DISC')) ?? vesselOf(withCode(discharged.events, 'ARRI')));
  const later = discharged === undefined ? candidates : candidates.slice(candidates.indexOf(discharged) + 1);
  const reached = later.findLast((visit) =>
    withCode(visit.events, 'ARRI', 'DISC').some((event) => discharged === undefined || !sameVessel(event.vessel, brought)),
  );
  return reached ?? null;
}

/** The container goes on by sea: it is loaded again, the source says so, or a later vessel leg is known. */
function isHub(visit: SeaVisit, candidates: readonly SeaVisit[]): boolean {
  if (moves(visit, 'LOAD').length > 0 || saysTransshipment(visit, true)) return true;
  if (saysTransshipment(visit, false)) return false;
  const later = candidates.slice(candidates.indexOf(visit) + 1).flatMap(({ events }) => withCode(events, 'ARRI', 'DISC'));
  return later.some(onAnother(visit)) || (leavesOnAnother(visit) && arrivalAfter(visit, candidates) !== null);
}

/** Whether an event is one of another vessel than that which brought the container to a port. */
function onAnother(visit: SeaVisit): (event: TrackingEvent) => boolean {
  const brought = vesselOf(moves(visit, 'DISC')) ?? vesselOf(withCode(visit.events, 'ARRI'));
  return ({ mode, vessel }) => mode !== 'BARGE' && otherVessel(vessel, brought);
}

const leavesOnAnother = (visit: SeaVisit): boolean => withCode(visit.events, 'DEPA').some(onAnother(visit));

/**
 * Whether another port can replace the POD of the subscription (Long Beach for Los Angeles). The last place is mostly a hub, so proof is
 * needed: a mark of the source, an inland move from there, or a plan of the source to discharge there that names no other vessel leaving with it.
 */
function canReplacePod(visit: SeaVisit, podCode: string, events: readonly TrackingEvent[]): boolean {
  if (saysTransshipment(visit, false)) return true;
  const sameCountry = countryOf(visit.place) === countryOf(podCode);
  const landedAt = bestTime(moves(visit, 'DISC').filter(isActual));
  const wentInland = events.some((event) => {
    const time = orderTime(event);
    if (!isActual(event) || landedAt === null || time === null || time < landedAt) return false;
    // At a hub a full container can also leave the yard, for another terminal.
    return isEmptyIn(event) || (sameCountry && event.code === 'GTOT' && event.empty === 'LADEN' && placeKey(event.place) === visit.place);
  });
  return wentInland || (!leavesOnAnother(visit) && moves(visit, 'DISC').some(({ classifier }) => classifier !== 'ACT'));
}
