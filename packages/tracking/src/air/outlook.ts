import { between, hasOccurred, type Earliest } from '../anomalies/assess.js';
import { lastZone } from '../milestones/last-zone.js';
import { causeOf, isOpen, isSilent, nextOf, PREDICTED, UNANSWERED, UNKNOWN_NUMBER, unreportedMs } from '../outlook/outlook.js';
import { answeredUntil } from '../state/heard.js';
import type { AirEndReason, AirStage, Discrepancy, Instant, Milestone, Outlook, OutlookCause, OutlookKind, Place } from '../types.js';
import type { AirQuery, AirSettings } from './event.js';

const HOUR_MS = 3_600_000;

/** A milestone overdue for longer, with no report for `AIR_UNHEARD_MS`, makes a shipment silent: airlines report within hours. */
export const AIR_OVERDUE_MS = 12 * HOUR_MS;
export const AIR_UNHEARD_MS = 48 * HOUR_MS;
/** Difference beyond which the airline's time is doubted, if known delays make the arrival later. */
export const AIR_DOUBT_MS = 2 * HOUR_MS;
const MIN_CAUSE_MS = 2 * HOUR_MS;

export interface AirOutlookFacts {
  /** In the order of the journey, without the end of tracking. Their history is that of the last pieces. */
  milestones: readonly Milestone<AirStage>[];
  earliest: Earliest;
  destination: Place | null;
  discrepancies: readonly Discrepancy[];
  query: AirQuery;
  settings: AirSettings;
  asOf: Instant;
  ended: AirEndReason | null;
  endedAt: Instant | null;
  lastHeard: Instant | null;
}

/**
 * Outlook of an air waybill, measured by the arrival of its last pieces at the airport of destination. There is no range around the expected
 * time: how far airlines are off has not been measured yet.
 */
export function airOutlookOf(facts: AirOutlookFacts): Outlook<AirStage> {
  const { milestones, destination, settings, endedAt, lastHeard } = facts;
  const arrival = milestones.find(({ stage }) => stage === 'arrival') ?? null;
  const planned = arrival?.planned ?? null;
  const toleranceMs = settings.thresholdHours * HOUR_MS;
  const slipMs = between(planned, arrival?.expected ?? null);
  const late = slipMs !== null && slipMs - unreportedMs(facts, arrival) > toleranceMs;
  const kind = kindOf(facts, arrival, late ? 'late' : slipMs !== null && slipMs < -toleranceMs ? 'early' : 'onTrack');
  const open = milestones.filter((one) => isOpen(one) && (isMain(one) || one.overdueSince !== null));
  const next = endedAt !== null || UNANSWERED.has(kind) ? null : nextOf(open, kind === 'silent');
  const outlook: Outlook<AirStage> = {
    kind,
    stage: 'arrival',
    place: destination,
    promise: planned === null ? null : { at: planned, by: 'carrier' },
    expected: null,
    range: null,
    carrierEta: null,
    slipMs: null,
    cause: null,
    doubt: false,
    next,
    lastHeard,
    since: endedAt ?? (kind === 'silent' ? lastHeard : (next?.overdueSince ?? null)),
    heardZone: lastZone(milestones),
  };
  if (!PREDICTED.has(kind)) return { ...outlook, next: next && { ...next, expected: null } };
  return {
    ...outlook,
    expected: arrival?.expected ?? null,
    slipMs,
    onTime: slipMs !== null && Math.abs(slipMs) <= toleranceMs,
    ...predictionOf(arrival, facts),
    cause: late ? withReason(causeOf(milestones, arrival, MIN_CAUSE_MS), facts.discrepancies) : null,
  };
}

function kindOf(facts: AirOutlookFacts, arrival: Milestone<AirStage> | null, bySlip: OutlookKind): OutlookKind {
  const { milestones, query, ended, lastHeard, asOf } = facts;
  if (query.subscriptionStatus === 'SUB_ERR') return UNKNOWN_NUMBER.has(query.failureReason ?? '') ? 'unknownNumber' : 'failed';
  if (ended !== null) return ended === 'airDelivered' ? 'completed' : 'lostSight';
  if (lastHeard === null) return 'waiting';
  if (isSilent(Date.parse(answeredUntil(query, asOf)), lastHeard, milestones, AIR_OVERDUE_MS, AIR_UNHEARD_MS)) return 'silent';
  return arrival !== null && (hasOccurred(arrival) || arrival.passed) ? 'arrived' : bySlip;
}

/** At an airport of transit the flights are what is next; other reports there are details. */
const isMain = ({ stage, code }: Milestone<AirStage>): boolean => stage !== 'transit' || code === 'ARR' || code === 'DEP';

function predictionOf(arrival: Milestone<AirStage> | null, facts: AirOutlookFacts): Pick<Outlook, 'carrierEta' | 'doubt'> {
  const carrierEta = arrival === null || hasOccurred(arrival) ? null : (arrival.estimated ?? arrival.planned);
  const known = arrival?.expected == null ? 0 : Date.parse(arrival.expected) - unreportedMs(facts, arrival);
  return { carrierEta, doubt: carrierEta !== null && known - Date.parse(carrierEta) > AIR_DOUBT_MS };
}

/** Off-loaded and short-shipped pieces are closed by their departure, whose delay they explain; missing ones only while they are missing. */
const explains = ({ code, open }: Discrepancy): boolean => code === 'OFLD' || code === 'SSPD' || (code === 'MSCA' && open);

function withReason(cause: OutlookCause<AirStage> | null, discrepancies: readonly Discrepancy[]): OutlookCause<AirStage> | null {
  const here = discrepancies.findLast((one) => explains(one) && cause?.milestoneKey.endsWith(`@${one.place?.iataCode ?? ''}`));
  return cause && here ? { ...cause, reason: here.code } : cause;
}
