import { byStatement } from '../events/dedupe.js';
import type { ShipmentQuery, TrackingEvent } from '../types.js';
import type { Binding } from './bind.js';
import { orderTime } from './facts.js';

/** Days before the bill, and before the next event, beyond which an event is about an earlier use of the number. */
const LIFE_DAYS = 300;
const LIFE_MS = LIFE_DAYS * 86_400_000;

/** When the shipment existed, by one event: when it happened; a plan or an estimate as early as it was made, or is for. */
function timeOf(event: TrackingEvent): number {
  const statedAt = Date.parse(event.createdAt);
  const time = orderTime(event) ?? statedAt;
  return event.classifier === 'ACT' ? time : Math.min(time, statedAt);
}

/**
 * Moves events from before the shipment existed to the foreign ones: carriers use numbers again after years, and write a wrong year.
 * Such an event is more than 300 days older than the bill (or than its first response, where the time of its addition is unknown), and more
 * than 300 days older than every event behind it. A bill that is added long after its voyage keeps the whole voyage, since no such gap
 * separates its events. The number of a container does not name a shipment: of one that was added, a voyage that ended 300 days before
 * is another one even if nothing follows.
 */
export function presentOnly({ containers, foreign }: Binding, { referenceType, addedAt }: ShipmentQuery): Binding {
  const added = addedAt ?? containers.reduce<string | null>((first, { events }) => firstReceipt(events, first), null);
  if (added === null) return { containers, foreign };
  const limit = Date.parse(added) - LIFE_MS;
  const limitText = new Date(limit).toISOString();
  if (!containers.some(({ events }) => events.some((event) => mayBeBefore(event, limitText)))) return { containers, foreign };
  const events = [...new Set(containers.flatMap((container) => container.events))];
  const present = referenceType === 'CONTAINER' && addedAt !== undefined ? Date.parse(added) : Number.NEGATIVE_INFINITY;
  const begin = beginOf(events.map(timeOf), present);
  const isOld = (event: TrackingEvent): boolean => timeOf(event) < Math.min(begin, limit);
  const old = events.filter(isOld);
  if (old.length === 0) return { containers, foreign };
  return {
    containers: containers.map((container) => ({ ...container, events: container.events.filter((event) => !isOld(event)) })),
    foreign: [...foreign, ...old].toSorted(byStatement),
  };
}

/** Whether an event can be older than an instant; compared as texts, which is faster than reading them. */
const mayBeBefore = ({ occursAt, occursAtText, createdAt }: TrackingEvent, limit: string): boolean =>
  createdAt < limit || (occursAt === null ? occursAtText !== null : occursAt < limit);

const firstReceipt = (events: readonly TrackingEvent[], first: string | null): string | null =>
  events.reduce((earliest, { receivedAt }) => (earliest === null || receivedAt < earliest ? receivedAt : earliest), first);

function beginOf(times: readonly number[], present: number): number {
  let begin = present;
  for (const time of times.toSorted((a, b) => b - a)) {
    if (begin !== Number.NEGATIVE_INFINITY && begin - time > LIFE_MS) break;
    begin = time;
  }
  return begin;
}
