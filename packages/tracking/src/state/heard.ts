import { shift } from '../anomalies/assess.js';
import { isActual, placeKey } from '../journey/facts.js';
import type { Instant, ShipmentQuery, TrackingEvent } from '../types.js';

/** The first response may come in several messages. */
const FIRST_RESPONSE_MS = 86_400_000;

/** Creation time of a statement, at the latest its receipt: the clock of the source may be ahead. */
const createdAtOf = ({ createdAt, receivedAt }: TrackingEvent): Instant => (createdAt > receivedAt ? receivedAt : createdAt);

/** When the newest statement was made. */
export const newestStatement = (events: readonly TrackingEvent[]): Instant | null =>
  events.map(createdAtOf).reduce((newest, at) => (at > newest ? at : newest), '') || null;

/**
 * When the carrier last said anything new, at the latest now: the newest creation, the newest fact (some events are created long before),
 * and the newest receipt of something that it had not said before. The first response of a source, up to a day, is no such receipt: a bill
 * that is added today of a carrier that has been silent for weeks is silent today.
 */
export function lastHeardOf(events: readonly TrackingEvent[], asOf: Instant): Instant | null {
  let last = '';
  const consider = (at: Instant): void => {
    if (at <= asOf && at > last) last = at;
  };
  for (const event of events) {
    consider(createdAtOf(event));
    if (isActual(event) && event.occursAt !== null) consider(event.occursAt);
  }
  for (const event of lateNews(events)) consider(event.receivedAt);
  return last || (events.length === 0 ? null : asOf);
}

/**
 * End of the time in which silence is that of the carrier: its last response, now where it is not asked. It is silent in no time in which it
 * was not asked, or could not be reached.
 */
export const answeredUntil = ({ answeredAt }: Pick<ShipmentQuery, 'answeredAt'>, asOf: Instant): Instant =>
  answeredAt != null && answeredAt < asOf ? answeredAt : asOf;

/** Events received after the first response of their source that say what none before them said. */
function lateNews(events: readonly TrackingEvent[]): TrackingEvent[] {
  const firstReceipts = new Map<string, Instant>();
  for (const { source, receivedAt } of events) {
    const first = firstReceipts.get(source) ?? receivedAt;
    firstReceipts.set(source, first < receivedAt ? first : receivedAt);
  }
  const ends = new Map([...firstReceipts].map(([source, at]) => [source, shift(at, FIRST_RESPONSE_MS)]));
  const isLate = ({ source, receivedAt }: TrackingEvent): boolean => receivedAt > (ends.get(source) ?? receivedAt);
  if (!events.some(isLate)) return [];
  const firsts = new Map<string, TrackingEvent>();
  for (const event of events) {
    const key = contentOf(event);
    const first = firsts.get(key);
    if (first === undefined || event.receivedAt < first.receivedAt) firsts.set(key, event);
  }
  return [...firsts.values()].filter(isLate);
}

/** Content of an event, whatever its id and time of creation. */
const contentOf = (event: TrackingEvent): string =>
  JSON.stringify({ ...event, place: placeKey(event.place), id: null, sourceEventId: null, createdAt: null, receivedAt: null });
