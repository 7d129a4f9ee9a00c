import type { Node } from '../milestones/node.js';
import type { EndReason, Instant, TrackingEvent } from '../types.js';
import { byStatement } from '../events/dedupe.js';
import { isActual } from '../journey/facts.js';
import { stageOrder } from '../stages/order.js';

/** Days after the arrival at the POD, or after the last update, when tracking ends without another reason. */
export const END_AFTER_DAYS = 56;
const END_AFTER_MS = END_AFTER_DAYS * 86_400_000;

export interface End {
  reason: EndReason;
  at: Instant;
}

/** When and why tracking of one container ends; null before that. */
export function endOf(nodes: readonly Node[], events: readonly TrackingEvent[], asOf: Instant): End | null {
  const returned = nodes.find((node) => node.stage === 'emptyReturned' && node.occurred);
  const lastStated = newestStatement(events);
  if (returned !== undefined) return { reason: 'emptyReturned', at: returned.actual ?? lastStated ?? asOf };
  const cancelledAt = cancellation(nodes, events);
  const ends = limits(nodes, events).filter(({ at }) => at < asOf);
  if (cancelledAt !== null) ends.push({ reason: 'cancelled', at: cancelledAt });
  return earliest(ends);
}

/** When tracking of one container ends unless something new comes; null without any event. */
export const endsAtOf = (nodes: readonly Node[], events: readonly TrackingEvent[]): Instant | null =>
  earliest(limits(nodes, events))?.at ?? null;

const earliest = (ends: readonly End[]): End | null => ends.toSorted((a, b) => (a.at < b.at ? -1 : 1))[0] ?? null;

function limits(nodes: readonly Node[], events: readonly TrackingEvent[]): End[] {
  const ends: End[] = [];
  const arrived =
    nodes.find((node) => node.stage === 'arrivedPod' && node.actual !== null) ??
    nodes.find((node) => node.stage === 'discharged' && node.code === 'DISC' && node.actual !== null);
  if (arrived?.actual !== null && arrived !== undefined) ends.push({ reason: 'sinceArrival', at: later(arrived.actual) });
  const lastSign = newestSign(nodes, events);
  if (lastSign !== null) ends.push({ reason: 'noUpdate', at: later(lastSign) });
  return ends;
}

const later = (at: Instant): Instant => new Date(Date.parse(at) + END_AFTER_MS).toISOString();

/**
 * Start of a silence: the newest of creation, receipt and occurrence, and of future milestones. Sources create events long before the
 * facts.
 */
function newestSign(nodes: readonly Node[], events: readonly TrackingEvent[]): Instant | null {
  let last: Instant | null = null;
  const consider = (at: Instant | null): void => {
    if (at !== null && (last === null || at > last)) last = at;
  };
  for (const event of events) {
    consider(event.createdAt);
    consider(event.receivedAt);
    if (isActual(event)) consider(event.occursAt);
  }
  for (const node of nodes) if (!node.occurred) consider(node.estimated ?? node.planned);
  return last;
}

export const newestStatement = (events: readonly TrackingEvent[]): Instant | null =>
  events.reduce<Instant | null>((newest, event) => (newest === null || event.createdAt > newest ? event.createdAt : newest), null);

const BOOKING_STATES = new Set(['CONF', 'CANC', 'CACF']);

/** A cancelled booking ends the shipment only if the cancellation is its newest status and the container has not left. */
function cancellation(nodes: readonly Node[], events: readonly TrackingEvent[]): Instant | null {
  if (nodes.some((node) => node.occurred && stageOrder(node.stage) >= stageOrder('departed'))) return null;
  const statuses = events.filter(
    (event) =>
      event.kind === 'SHIPMENT' &&
      isActual(event) &&
      BOOKING_STATES.has(event.code) &&
      (event.documentType === null || event.documentType === 'BKG' || event.documentType === 'CBR'),
  );
  const last = statuses.toSorted(byStatement).at(-1);
  return last === undefined || last.code === 'CONF' ? null : (last.occursAt ?? last.createdAt);
}
