import type { ReferenceType, SubscriptionStatus } from '@seaberry/tracking';
import type { CarrierAnswer } from '../carriers/carrier.ts';

/** How often a number that a carrier does not know yet is asked for again: daily for a week, in domain time. */
export const UNKNOWN_TRIES = 7;
export const UNKNOWN_SPACING_MS = 86_400_000;
/** A subscription fails for technical reasons only after this many failures in a row, which take about a day. */
export const TECHNICAL_TRIES = 14;
const TECHNICAL_CEILING_MS = 7_200_000;

/** State of a subscription before a response. */
export interface PollSituation {
  referenceType: ReferenceType;
  subscriptionStatus: SubscriptionStatus;
  tries: number;
  failures: number;
  /** Whether this or any earlier response held an event that can be used. */
  hasEvents: boolean;
  /** Domain seconds per wall second. */
  clockFactor: number;
  pollIntervalS: number;
}

export interface PollDecision {
  subscriptionStatus: SubscriptionStatus;
  /** Why it failed or is still waiting; null when all is well. */
  reason: string | null;
  tries: number;
  failures: number;
  /** Wall milliseconds until the next question; null when there is none. */
  nextInMs: number | null;
}

/**
 * Decision about a subscription after a response (tracking domain §1.6). A number fails by what the carrier reports of it; a carrier
 * that cannot respond reports nothing about a number, so that only a long silence ends the waiting.
 */
export function decide(
  answer: Pick<CarrierAnswer, 'kind'> & { reason?: string; retryAfterS?: number | null },
  situation: PollSituation,
): PollDecision {
  if (answer.kind === 'technical') return technical(answer.reason ?? 'unrecognized_response', answer.retryAfterS ?? null, situation);
  if (answer.kind === 'events' && situation.hasEvents) return regular(situation);
  // Once accepted, a number does not become unknown: its data may be gone, and silence ends tracking anyway.
  if (situation.subscriptionStatus === 'SUB_OK') return regular(situation);
  if (answer.kind === 'unknown' && answer.reason === 'invalid_number') return failed('invalid_number', situation);
  return unknown(situation);
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

function unknown(situation: PollSituation): PollDecision {
  const tries = situation.tries + 1;
  // A container exists or it does not; a bill of lading or booking may only not be in the carrier's system yet.
  if (situation.referenceType === 'CONTAINER') return failed('not_found', { ...situation, tries });
  if (tries >= UNKNOWN_TRIES) return failed('retries_exhausted', { ...situation, tries });
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
