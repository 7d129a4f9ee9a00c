import type { AirEvent } from './event.js';
import { ONLY_AT_ORIGIN } from './codes.js';

/** Airlines use the number of a waybill again after a year or more, and cargo moves within weeks of its acceptance. */
const USE_DAYS = 60;
const USE_MS = USE_DAYS * 86_400_000;

const timeOf = ({ occursAt, createdAt }: AirEvent): number => Date.parse(occursAt ?? createdAt);

/**
 * The statements about the present shipment of a waybill, and those about an earlier one under the same number: more than sixty days
 * before the first booking or acceptance of the present one. Delivery may be months later.
 */
export function presentUseOfNumber(events: readonly AirEvent[]): { present: AirEvent[]; foreign: AirEvent[] } {
  const starts = events.filter(({ code, classifier }) => classifier === 'ACT' && ONLY_AT_ORIGIN.has(code)).map(timeOf);
  let begin = Number.POSITIVE_INFINITY;
  for (const start of starts.toSorted((a, b) => b - a)) {
    if (begin - start > USE_MS && begin !== Number.POSITIVE_INFINITY) break;
    begin = start;
  }
  const isForeign = (event: AirEvent): boolean => starts.length > 0 && begin - timeOf(event) > USE_MS;
  return { present: events.filter((event) => !isForeign(event)), foreign: events.filter(isForeign) };
}
