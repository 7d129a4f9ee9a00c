import { customsHolds } from '../milestones/customs.js';
import { lastZone } from '../milestones/last-zone.js';
import { barePlace } from '../milestones/timeline.js';
import type { Instant, Signal, Stage, Station, TrackingEvent } from '../types.js';
import { plain } from './signal.js';

const DEPARTURES: ReadonlySet<Stage> = new Set<Stage>(['departed', 'transitDeparted']);
const ARRIVALS: ReadonlySet<Stage> = new Set<Stage>(['transitArrived', 'arrivedPod', 'discharged']);

/**
 * When the container last left a port: its departure, or where none was reported the first report of the next port. An arrival ends no hold
 * that was placed under way, and what happens at a port ends no hold there.
 */
function leftPortAt(stations: readonly Station[]): Instant {
  let left = '';
  let underWay = false;
  for (const { milestones } of stations) {
    const arrival = milestones.find(({ stage, code, actual }) => ARRIVALS.has(stage) && code !== 'LOAD' && actual !== null)?.actual ?? null;
    const departure = milestones.find(({ stage, actual }) => DEPARTURES.has(stage) && actual !== null)?.actual ?? null;
    if (arrival !== null && !underWay) left = arrival;
    if (departure !== null) left = departure;
    if (arrival !== null || departure !== null) underWay = departure !== null;
  }
  return left;
}

const zoneAlone = (stations: readonly Station[]): Signal['place'] => {
  const timeZone = lastZone(stations.flatMap(({ milestones }) => milestones));
  return timeZone === null ? null : { ...barePlace(null), timeZone };
};

/** The newest hold of customs, as long as nothing later ends it. */
export function holdOf(events: readonly TrackingEvent[], stations: readonly Station[], asOf: Instant): Signal | null {
  const hold = customsHolds(events).open.at(-1);
  const since = hold?.occursAt ?? '';
  if (hold === undefined || since <= leftPortAt(stations)) return null;
  return {
    ...plain('customsHold'),
    // Without a place, only its time is of the place where the container was last reported.
    place: hold.place ?? zoneAlone(stations),
    since,
    lengthMs: Math.max(Date.parse(asOf) - Date.parse(since), 0),
    reason: hold.delayReason ?? hold.remark,
  };
}
