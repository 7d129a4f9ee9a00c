import { isActual, isLadenMove } from '../journey/facts.js';
import type { Instant, Signal, TrackingEvent } from '../types.js';
import { plain } from './signal.js';

const RELEASES: ReadonlySet<string> = new Set(['RELS', 'APPR']);

const isHold = ({ kind, code, documentType }: TrackingEvent): boolean => kind === 'SHIPMENT' && code === 'HOLD' && documentType === 'CUS';

const endsHold = (event: TrackingEvent): boolean =>
  isActual(event) &&
  (event.kind === 'SHIPMENT'
    ? event.documentType === 'CUS' && RELEASES.has(event.code)
    : event.code === 'CUSR' || (isLadenMove(event) && (event.code === 'LOAD' || event.code === 'GTOT')));

/** The newest hold of customs, as long as nothing later ends it. */
export function holdOf(events: readonly TrackingEvent[], asOf: Instant): Signal | null {
  let hold: TrackingEvent | null = null;
  let ended = '';
  for (const event of events) {
    if (isHold(event) && event.occursAt !== null && (hold?.occursAt ?? '') < event.occursAt) hold = event;
    if (endsHold(event) && event.occursAt !== null && event.occursAt > ended) ended = event.occursAt;
  }
  if (hold === null || hold.occursAt === null || hold.occursAt <= ended) return null;
  return {
    ...plain('customsHold'),
    place: hold.place,
    since: hold.occursAt,
    lengthMs: Math.max(Date.parse(asOf) - Date.parse(hold.occursAt), 0),
    reason: hold.delayReason ?? hold.remark,
  };
}
