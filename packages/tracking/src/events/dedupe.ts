import { compareText } from '../compare-text.js';
import type { Classifier, TrackingEvent } from '../types.js';

/** Events that count, their older versions, and those that were withdrawn; each list in the order of statements (`byStatement`). */
export interface DedupedEvents {
  /** The newest version of every event; the newest with a time, if any version has one. */
  current: TrackingEvent[];
  /** Older versions of the events in `current`. */
  history: TrackingEvent[];
  /** Retracted events and their retractions. */
  retracted: TrackingEvent[];
}

/** Of statements made at one time, an estimate takes precedence over a plan and an actual over both. */
const WEIGHTS: Readonly<Record<Classifier, number>> = { PLN: 0, EST: 1, ACT: 2 };

/** Order of statements: creation time at the source, then classifier, then id. The order of arrival has no effect. */
export const byStatement = (a: TrackingEvent, b: TrackingEvent): number =>
  compareText(a.createdAt, b.createdAt) || WEIGHTS[a.classifier] - WEIGHTS[b.classifier] || compareText(a.id, b.id);

const hasTime = (event: TrackingEvent): boolean => event.occursAt !== null || event.occursAtText !== null;

const isEarlier = (a: TrackingEvent, b: TrackingEvent): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.receivedAt < b.receivedAt);

/** One copy per id: the one created first at the source; of copies with the same creation time, the one received first. */
function unique(events: readonly TrackingEvent[]): TrackingEvent[] {
  const byId = new Map<string, TrackingEvent>();
  for (const event of events) {
    const known = byId.get(event.id);
    if (known === undefined || isEarlier(event, known)) byId.set(event.id, event);
  }
  return [...byId.values()].toSorted(byStatement);
}

/**
 * Removes duplicates and retracted events, and separates the newest version of each event from older ones. The result depends only on the
 * set of events, not on their order or repetition.
 */
export function dedupeEvents(events: readonly TrackingEvent[]): DedupedEvents {
  const sorted = unique(events);
  const retractedAt = new Map<string, string>();
  for (const { source, retracts, createdAt } of sorted) {
    if (retracts !== null) retractedAt.set(`${source}:${retracts}`, createdAt);
  }
  const result: DedupedEvents = { current: [], history: [], retracted: [] };
  const newestAt = new Map<string, string>();
  const timed = new Set<string>();
  const effective: TrackingEvent[] = [];
  for (const event of sorted) {
    const key = `${event.source}:${event.sourceEventId}`;
    const retracted = retractedAt.get(key);
    if (event.retracts !== null || (retracted !== undefined && event.createdAt <= retracted)) result.retracted.push(event);
    else {
      effective.push(event);
      // A newer version without a time does not erase the known time.
      if (!timed.has(key) || hasTime(event)) newestAt.set(key, event.createdAt);
      if (hasTime(event)) timed.add(key);
    }
  }
  for (const event of effective) {
    // Two events may share one source id and one creation time, as in an example of the DCSA standard: both stay current.
    const newest = newestAt.get(`${event.source}:${event.sourceEventId}`) === event.createdAt;
    (newest ? result.current : result.history).push(event);
  }
  const placed = new Set(result.current.filter(isPlaced).map(factOf));
  const isAgain = (event: TrackingEvent): boolean => !isPlaced(event) && factOf(event) !== null && placed.has(factOf(event));
  result.history.push(...result.current.filter(isAgain));
  return { ...result, current: result.current.filter((event) => !isAgain(event)), history: result.history.toSorted(byStatement) };
}

const isPlaced = ({ place }: TrackingEvent): boolean => place !== null && place.unLocationCode !== null;

/** A move of one container at one time; reported again under another id it is the same, whether or not its place was named then. */
const factOf = ({ source, classifier, code, equipmentReference, empty, mode, occursAt }: TrackingEvent): string | null =>
  classifier === 'ACT' && equipmentReference !== null && occursAt !== null
    ? [source, code, equipmentReference, empty, mode, occursAt].join('|')
    : null;
