import { isActual, orderTime, sameVessel } from '../journey/facts.js';
import type { Vessel } from '../types.js';
import { dischargeStated, moves, shareVessel, type SeaVisit } from './visits.js';

interface RoledVisit extends SeaVisit {
  role: string;
  incoming: Vessel | null;
  outgoing: Vessel | null;
}

/**
 * Whether a planned hub gave way to another one: nothing happened there, the source has not repeated it since it first named the other,
 * and the container cannot call at both, by vessel or by time. Its events are left to the notes.
 */
export function isReplaced(visit: RoledVisit, visits: readonly RoledVisit[]): boolean {
  if (visit.role !== 'transit' || visit.events.some(isActual)) return false;
  const { incoming, outgoing } = visit;
  const isLeftOut = visits.some(
    (other) =>
      other.role === 'pod' &&
      !sameVessel(incoming, outgoing) &&
      moves(other, 'DISC').some(({ vessel, createdAt }) => sameVessel(vessel, incoming) && createdAt > lastStated(visit)),
  );
  if (isLeftOut) return true;
  return visits.some(
    (other) =>
      other !== visit &&
      other.role === 'transit' &&
      other.place !== visit.place &&
      firstStated(other) > lastStated(visit) &&
      (sameVessel(other.incoming, visit.incoming) || sameVessel(other.outgoing, visit.outgoing) || overlap(other, visit)),
  );
}

/** Whether the port of discharge took the place of a visit, from which the container does not go on. */
export function isDiverted(visit: RoledVisit, visits: readonly RoledVisit[]): boolean {
  if (!(visit.role === 'transit' || visit.role === 'post') || moves(visit, 'LOAD').length > 0) return false;
  if (visit.events.some((event) => isActual(event) || event.transshipment)) return false;
  const landings = moves(visit, 'DISC');
  return visits.some(
    (other) =>
      other.role === 'pod' &&
      moves(other, 'LOAD').length === 0 &&
      dischargeStated(other) > dischargeStated(visit) &&
      shareVessel(moves(other, 'DISC'), landings),
  );
}

const stated = ({ events }: SeaVisit): string[] => events.map(({ createdAt }) => createdAt).toSorted();
const firstStated = (visit: SeaVisit): string => stated(visit)[0] ?? '';
const lastStated = (visit: SeaVisit): string => stated(visit).at(-1) ?? '';

function overlap(a: SeaVisit, b: SeaVisit): boolean {
  const times = ({ events }: SeaVisit): number[] => events.map(orderTime).filter((time) => time !== null);
  const [ofA, ofB] = [times(a), times(b)];
  return Math.min(...ofA) <= Math.max(...ofB) && Math.min(...ofB) <= Math.max(...ofA);
}
