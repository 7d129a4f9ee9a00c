import { shift } from '../anomalies/assess.js';
import { isActual } from '../journey/facts.js';
import type { AirShipmentState, Instant } from '../types.js';
import type { AirEvent, AirSettings } from './event.js';
import type { AirNode } from './nodes.js';

const DAY_MS = 86_400_000;

/** When the airline last said anything, at the latest now: the newest creation of a statement, and the newest fact. */
export function airLastHeardOf(events: readonly AirEvent[], asOf: Instant): Instant | null {
  const times = events.flatMap((event) => [event.createdAt, ...(isActual(event) && event.occursAt !== null ? [event.occursAt] : [])]);
  // The clock of the source may be ahead: nothing was heard later than now.
  return times.reduce<Instant | null>((last, at) => newer(last, at > asOf ? asOf : at), null);
}

/** The newest fact of each message: the older ones that it repeats do not show how long the airline takes to report. */
export function newsOf(events: readonly AirEvent[]): AirEvent[] {
  const news = new Map<Instant, AirEvent>();
  for (const event of events) {
    const known = news.get(event.createdAt)?.occursAt ?? '';
    if (isActual(event) && event.occursAt !== null && event.occursAt > known) news.set(event.createdAt, event);
  }
  return [...news.values()];
}

const newer = (a: Instant | null, b: Instant): Instant => (a === null || b > a ? b : a);

/**
 * Why and when tracking is over: by the delivery of all pieces, else long after the last news, or after the last time that the airline gave for
 * something that has not happened.
 *
 * @param until last response of the airline: no later time without news ends it
 */
export function airEndOf(
  nodes: readonly AirNode[],
  lastHeard: Instant | null,
  { endAfterDays }: AirSettings,
  asOf: Instant,
  until: Instant,
): Pick<AirShipmentState, 'ended' | 'endedAt' | 'endsAt'> {
  const delivery = nodes.find(({ stage, occurred }) => stage === 'delivered' && occurred);
  const toCome = nodes.flatMap(({ occurred, estimated, planned }) => (occurred ? [] : (estimated ?? planned ?? [])));
  const last = lastHeard === null ? null : toCome.reduce<Instant>(newer, lastHeard);
  const endsAt = last === null ? null : shift(last, endAfterDays * DAY_MS);
  if (delivery !== undefined) return { ended: 'airDelivered', endedAt: delivery.actual ?? lastHeard ?? asOf, endsAt };
  return endsAt !== null && endsAt < until ? { ended: 'noUpdate', endedAt: endsAt, endsAt } : { ended: null, endedAt: null, endsAt };
}
