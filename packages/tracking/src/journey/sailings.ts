import type { TrackingEvent } from '../types.js';
import { isActual, isSeaMove } from './facts.js';

interface Moves {
  events: readonly TrackingEvent[];
}

const known = new WeakMap<Moves, readonly TrackingEvent[]>();

/**
 * One sea move of a journey for each vessel, actual and not: enough to say with which vessels it sails. A response repeats a few vessels
 * thousands of times. The result is cached for the object, so call it only after the last event was added to it.
 */
export function sailingsOf(journey: Moves): readonly TrackingEvent[] {
  const cached = known.get(journey);
  if (cached !== undefined) return cached;
  const moves = new Map<string, TrackingEvent>();
  for (const event of journey.events) {
    if (!isSeaMove(event)) continue;
    const key = `${event.vessel?.imo ?? ''}|${event.vessel?.name ?? ''}|${String(isActual(event))}`;
    if (!moves.has(key)) moves.set(key, event);
  }
  const sailings = [...moves.values()];
  known.set(journey, sailings);
  return sailings;
}
