import { byStatement } from '../events/dedupe.js';
import { isActual, orderTime } from '../journey/facts.js';
import type { Classifier, TrackingEvent } from '../types.js';

/** Newest statement of a classifier that has a time; a later one without time never replaces it. */
export function newest(events: readonly TrackingEvent[], classifier: Classifier): TrackingEvent | null {
  let best: TrackingEvent | null = null;
  for (const event of events) {
    if (event.classifier !== classifier || orderTime(event) === null) continue;
    if (best === null || byStatement(best, event) < 0) best = event;
  }
  return best;
}

/** Best known statement of a fact: the actual, else the newest estimate, else the newest plan. */
export const best = (events: readonly TrackingEvent[]): TrackingEvent | null =>
  newest(events, 'ACT') ?? newest(events, 'EST') ?? newest(events, 'PLN');

/** Time of the best statement in ms; null when none has a time. */
export function bestTime(events: readonly TrackingEvent[]): number | null {
  const event = best(events);
  return event === null ? null : orderTime(event);
}

export const hasActual = (events: readonly TrackingEvent[]): boolean => events.some(isActual);

export const withCode = (events: readonly TrackingEvent[], ...codes: string[]): TrackingEvent[] =>
  events.filter((event) => codes.includes(event.code));
