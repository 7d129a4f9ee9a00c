import { shift } from '../anomalies/assess.js';
import { compareText } from '../compare-text.js';
import { byStatement } from '../events/dedupe.js';
import { isActual, isLadenMove } from '../journey/facts.js';
import type { Node } from '../milestones/node.js';
import { stageOrder } from '../stages/order.js';
import type { EndReason, Instant, TrackingEvent } from '../types.js';
import { lastHeardOf, newestStatement } from './heard.js';

/** Days after the last news, or the last thing expected, when tracking ends without another reason. */
export const END_AFTER_DAYS = 56;
const END_AFTER_MS = END_AFTER_DAYS * 86_400_000;

export interface End {
  reason: EndReason;
  at: Instant;
}

/** When and why tracking of one container ends; null before that. @param until last response of the carrier: no later time ends it */
export function endOf(nodes: readonly Node[], events: readonly TrackingEvent[], asOf: Instant, until = asOf): End | null {
  const returned = nodes.find((node) => node.stage === 'emptyReturned' && node.occurred);
  const lastStated = newestStatement(events);
  if (returned !== undefined) return { reason: 'emptyReturned', at: returned.actual ?? lastStated ?? asOf };
  const cancelledAt = cancellation(nodes, events);
  const ends = limits(nodes, events, asOf).filter(({ at }) => at < until);
  if (cancelledAt !== null) ends.push({ reason: 'cancelled', at: cancelledAt });
  return earliest(ends);
}

/** When tracking of one container ends if no further event is received; null without any event. */
export const endsAtOf = (nodes: readonly Node[], events: readonly TrackingEvent[], asOf: Instant): Instant | null =>
  earliest(limits(nodes, events, asOf))?.at ?? null;

const earliest = (ends: readonly End[]): End | null => ends.toSorted((a, b) => compareText(a.at, b.at))[0] ?? null;

function limits(nodes: readonly Node[], events: readonly TrackingEvent[], asOf: Instant): End[] {
  const ends: End[] = [];
  const arrived =
    nodes.find((node) => node.stage === 'arrivedPod' && node.actual !== null) ??
    nodes.find((node) => node.stage === 'discharged' && node.code === 'DISC' && node.actual !== null);
  if (arrived?.actual != null) {
    // `lastHeardOf` ignores the receipt of the first response: a bill that is added long after its arrival ends at once.
    const last = newestOf([arrived.actual, lastHeardOf(events, asOf), ...expectedTimes(nodes)]);
    ends.push({ reason: 'sinceArrival', at: later(last ?? arrived.actual) });
  }
  const silentSince = silenceStart(nodes, events);
  if (silentSince !== null) ends.push({ reason: 'noUpdate', at: later(silentSince) });
  return ends;
}

const later = (at: Instant): Instant => shift(at, END_AFTER_MS);

const newestOf = (times: ReadonlyArray<Instant | null>): Instant | null =>
  times.reduce((newest, at) => (at !== null && (newest === null || at > newest) ? at : newest), null);

const expectedTimes = (nodes: readonly Node[]): Array<Instant | null> =>
  nodes.map(({ occurred, estimated, planned }) => (occurred ? null : (estimated ?? planned)));

/** Start of a silence: the newest creation, receipt, occurrence, and time still expected. Sources create events long before the facts. */
const silenceStart = (nodes: readonly Node[], events: readonly TrackingEvent[]): Instant | null =>
  newestOf([
    ...events.flatMap((event) => [event.createdAt, event.receivedAt, isActual(event) ? event.occursAt : null]),
    ...expectedTimes(nodes),
  ]);

const CANCELLATIONS = new Set(['CANC', 'CACF', 'REJE', 'DECL']);
/** Statuses that documents other than a booking have too. */
const REFUSALS = new Set(['REJE', 'DECL']);

/**
 * A booking that was cancelled, or was refused, ends the shipment only while that is its newest status, the container has not left, and no
 * full container was moved since.
 */
function cancellation(nodes: readonly Node[], events: readonly TrackingEvent[]): Instant | null {
  if (nodes.some((node) => node.occurred && stageOrder(node.stage) >= stageOrder('departed'))) return null;
  const last = events.filter(isBookingStatus).toSorted(byStatement).at(-1);
  if (last === undefined || last.code === 'CONF') return null;
  const at = last.occursAt ?? last.createdAt;
  const movedSince = events.some((event) => isActual(event) && isLadenMove(event) && event.occursAt !== null && event.occursAt > at);
  return movedSince ? null : at;
}

function isBookingStatus(event: TrackingEvent): boolean {
  const { kind, code, documentType } = event;
  if (kind !== 'SHIPMENT' || !isActual(event) || !(code === 'CONF' || CANCELLATIONS.has(code))) return false;
  return documentType === 'BKG' || documentType === 'CBR' || (documentType === null && !REFUSALS.has(code));
}
