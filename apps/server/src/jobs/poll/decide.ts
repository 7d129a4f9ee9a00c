import type { SubscriptionStatus } from '@seaberry/tracking';
import type { CarrierResponse, NumberType } from '../../carriers/carrier.ts';

/** Number of requests for a number that a carrier does not know yet: daily for a week, in domain time. */
export const UNKNOWN_TRIES = 7;
/** The same for a carrier that reports unasked: a flight may be booked that long before. */
const UNREPORTED_TRIES = 60;
export const UNKNOWN_SPACING_MS = 86_400_000;
/** Number of consecutive technical failures, over about a day, after which a subscription fails. */
export const TECHNICAL_TRIES = 14;
const TECHNICAL_CEILING_MS = 7_200_000;

/** State of a subscription before a response. */
export interface PollSituation {
  referenceType: NumberType;
  subscriptionStatus: SubscriptionStatus;
  tries: number;
  failures: number;
  /** Whether this or an earlier response had a usable event. */
  hasEvents: boolean;
  /** Domain seconds per wall second. */
  clockFactor: number;
  pollIntervalS: number;
}

export interface PollDecision {
  subscriptionStatus: SubscriptionStatus;
  /** Reason of the failure or of waiting; null otherwise. */
  reason: string | null;
  tries: number;
  failures: number;
  /** Wall milliseconds until the next request; null for none. */
  nextInMs: number | null;
}

/**
 * Decision about a subscription after a response. A number fails by reports of the carrier about it; if the carrier does not
 * respond, after `TECHNICAL_TRIES` requests in about a day.
 */
export function decide(
  response: Pick<CarrierResponse, 'kind'> & { reason?: string; retryAfterS?: number | null; sentByCarrier?: true },
  situation: PollSituation,
): PollDecision {
  if (response.kind === 'technical') return technical(response.reason ?? 'unrecognized_response', response.retryAfterS ?? null, situation);
  if (response.kind === 'events' && situation.hasEvents) return regular(situation);
  // An accepted number does not become unknown: its data may be archived, and tracking ends anyway some time after the last event.
  if (situation.subscriptionStatus === 'SUB_OK') return regular(situation);
  if (response.kind === 'unknown' && response.reason === 'invalid_number') return failed('invalid_number', situation);
  return unknown(situation, response.sentByCarrier ? UNREPORTED_TRIES : UNKNOWN_TRIES);
}

const regular = ({ pollIntervalS }: PollSituation): PollDecision => ({
  subscriptionStatus: 'SUB_OK',
  reason: null,
  tries: 0,
  failures: 0,
  nextInMs: pollIntervalS * 1000,
});

const failed = (reason: string, { tries, failures }: PollSituation): PollDecision => ({
  subscriptionStatus: 'SUB_ERR',
  reason,
  tries,
  failures,
  nextInMs: null,
});

function unknown(situation: PollSituation, most: number): PollDecision {
  const tries = situation.tries + 1;
  // A container either exists or not; a document or booking may just be missing in the carrier's system yet.
  if (situation.referenceType === 'CONTAINER') return failed('not_found', { ...situation, tries });
  if (tries >= most) return failed('retries_exhausted', { ...situation, tries });
  const nextInMs = Math.max(UNKNOWN_SPACING_MS / situation.clockFactor, situation.pollIntervalS * 1000);
  return { subscriptionStatus: 'SUB_ING', reason: 'not_found', tries, failures: 0, nextInMs };
}

function technical(reason: string, retryAfterS: number | null, situation: PollSituation): PollDecision {
  const failures = situation.failures + 1;
  if (failures >= TECHNICAL_TRIES && situation.subscriptionStatus === 'SUB_ING') return failed(reason, { ...situation, failures });
  const interval = situation.pollIntervalS * 1000;
  const ceiling = Math.max(interval, TECHNICAL_CEILING_MS / situation.clockFactor);
  const backoff = Math.min(interval * 2 ** Math.min(failures - 1, 20), ceiling);
  return {
    subscriptionStatus: situation.subscriptionStatus,
    reason: situation.subscriptionStatus === 'SUB_ING' ? reason : null,
    tries: situation.tries,
    failures,
    nextInMs: Math.max(backoff, (retryAfterS ?? 0) * 1000),
  };
}
