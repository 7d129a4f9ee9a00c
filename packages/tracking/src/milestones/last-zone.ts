import type { Instant, Place } from '../types.js';

interface Reported {
  actual: Instant | null;
  place: Place | null;
}

/** Zone of the place that was reported last: times that are of no place are shown in it. Null where none with a zone was. */
export function lastZone(milestones: readonly Reported[]): string | null {
  let [last, zone]: [Instant, string | null] = ['', null];
  for (const { actual, place } of milestones) {
    if (actual !== null && actual >= last && place?.timeZone != null) [last, zone] = [actual, place.timeZone];
  }
  return zone;
}
