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
    if (firsts.length < MAX_VESSELS && !firsts.some((first) => sameVessel(first.vessel, vessel))) firsts.push(event);
    if (code === 'LOAD' && sameVessel(vessel, off)) off = null;
    const isBack: boolean = code === 'DISC' && last?.code === 'LOAD' && placeKey(last.place) === placeKey(place);
    if (last !== null && isBack && sameVessel(last.vessel, vessel) && !left.some((one) => sameVessel(one, vessel))) {
      undone.add(last).add(event);
      off = vessel;
    }
    [last, left] = [event, []];
  }
  for (const call of facts) {
    const first = isSeaCall(call) ? firsts.find(({ vessel }) => sameVessel(vessel, call.vessel)) : undefined;
    if (first?.code === 'LOAD' && (orderTime(first) ?? 0) - (orderTime(call) ?? 0) > DAY_MS) undone.add(call);
  }
  return undone;
}
