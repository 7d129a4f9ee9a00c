import { isActual, isSeaCall, isSeaMove, orderTime, placeKey, sameVessel } from '../journey/facts.js';
import type { TrackingEvent, Vessel } from '../types.js';

const DAY_MS = 86_400_000;
/** A container is on fewer; comparing more would take minutes. */
const MAX_VESSELS = 20;

/**
 * Facts of vessels that the container is not on: loading and discharge where it was taken off again at the port where it was loaded, calls of that
 * vessel until the container is loaded on it again, and calls more than a day before it is first loaded on their vessel.
 *
 * @param events in the order in which they happened
 */
export function takenOff(events: readonly TrackingEvent[]): ReadonlySet<TrackingEvent> {
  const undone = new Set<TrackingEvent>();
  const facts = events.filter((event) => isActual(event) && (isSeaMove(event) || isSeaCall(event)));
  const firsts: TrackingEvent[] = [];
  let last: TrackingEvent | null = null;
  /** Vessels that have left since the last move. */
  let left: (Vessel | null)[] = [];
  let off: Vessel | null = null;
  for (const event of facts) {
    const { code, vessel, place } = event;
    if (isSeaCall(event)) {
      if (code === 'DEPA') left.push(vessel);
      if (sameVessel(vessel, off)) undone.add(event);
      continue;
    }
    if (firsts.length < MAX_VESSELS && !firsts.some((one) => sameVessel(one.vessel, vessel))) firsts.push(event);
    if (code === 'LOAD' && sameVessel(vessel, off)) off = null;
    const stays = (before: TrackingEvent): boolean => sameVessel(before.vessel, vessel) && placeKey(before.place) === placeKey(place);
    if (code === 'DISC' && last?.code === 'LOAD' && stays(last) && !left.some((one) => sameVessel(one, vessel))) {
      undone.add(last).add(event);
      off = vessel;
    }
    last = event;
    left = [];
  }
  for (const call of facts) {
    const first = firsts.find(({ vessel }) => sameVessel(vessel, call.vessel));
    if (first?.code === 'LOAD' && isSeaCall(call) && (orderTime(first) ?? 0) - (orderTime(call) ?? 0) > DAY_MS) undone.add(call);
  }
  return undone;
}
