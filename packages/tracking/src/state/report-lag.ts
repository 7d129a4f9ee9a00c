import { isActual } from '../journey/facts.js';
import { SILENT_AFTER_DAYS } from '../outlook/outlook.js';
import type { Instant, ShipmentQuery, TrackingEvent } from '../types.js';
import { answeredUntil } from './heard.js';

const MOST_MS = SILENT_AFTER_DAYS * 86_400_000;

/**
 * How long this carrier takes to report a fact, in ms: the longest time of this shipment so far, at most until it is silent. A milestone
 * that is overdue for less has perhaps happened.
 */
export function reportLagOf(
  events: readonly Pick<TrackingEvent, 'classifier' | 'occursAt' | 'occursAtText' | 'createdAt'>[],
  mostMs = MOST_MS,
): number {
  let longest = 0;
  for (const event of events) {
    if (isActual(event) && event.occursAt !== null) longest = Math.max(longest, Date.parse(event.createdAt) - Date.parse(event.occursAt));
  }
  return Math.min(longest, mostMs);
}

/** How long a milestone may be overdue without being late, in ms: the time that the carrier takes to report, from its last response on. */
export const unknownFor = (reportLagMs: number, asOf: Instant, query: Pick<ShipmentQuery, 'answeredAt'>): number =>
  reportLagMs + Date.parse(asOf) - Date.parse(answeredUntil(query, asOf));
