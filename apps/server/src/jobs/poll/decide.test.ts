import { describe, expect, it } from 'vitest';
import { decide, type PollSituation } from './decide.ts';

const situation: PollSituation = {
  referenceType: 'BL',
  subscriptionStatus: 'SUB_ING',
  tries: 0,
  failures: 0,
  hasEvents: false,
  clockFactor: 1,
  pollIntervalS: 900,
};
const events = { kind: 'events' } as const;
const notFound = { kind: 'unknown', reason: 'not_found' } as const;
const broken = { kind: 'technical', reason: 'shipping_line_unreachable', retryAfterS: null } as const;

describe('the response of a carrier', () => {
  it('accepts a number with its first event', () => {
    expect(decide(events, { ...situation, hasEvents: true, tries: 3, failures: 2 })).toEqual({
      subscriptionStatus: 'SUB_OK',
      reason: null,
      tries: 0,
      failures: 0,
      nextInMs: 900_000,
    });
  });

  it('fails an unknown container at once', () => {
    expect(decide(notFound, { ...situation, referenceType: 'CONTAINER' })).toMatchObject({
      subscriptionStatus: 'SUB_ERR',
      reason: 'not_found',
      nextInMs: null,
    });
  });

  it('leads to daily requests for a week for an unknown bill of lading or booking, in domain time', () => {
    for (const referenceType of ['BL', 'BOOKING'] as const) {
      expect(decide(notFound, { ...situation, referenceType })).toMatchObject({
        subscriptionStatus: 'SUB_ING',
        tries: 1,
        nextInMs: 86_400_000,
      });
      expect(decide(events, { ...situation, referenceType, tries: 5, clockFactor: 1440, pollIntervalS: 8 })).toMatchObject({
        tries: 6,
        nextInMs: 60_000,
      });
      expect(decide(notFound, { ...situation, referenceType, tries: 6 })).toMatchObject({
        subscriptionStatus: 'SUB_ERR',
        reason: 'retries_exhausted',
      });
    }
  });

  it('fails an invalid number at once, whatever its type', () => {
    expect(decide({ kind: 'unknown', reason: 'invalid_number' }, situation)).toMatchObject({
      subscriptionStatus: 'SUB_ERR',
      reason: 'invalid_number',
    });
  });

  it('never fails an accepted number', () => {
    const accepted = { ...situation, subscriptionStatus: 'SUB_OK', hasEvents: true, failures: 40 } as const;
    for (const answer of [notFound, broken, { kind: 'unknown', reason: 'invalid_number' } as const]) {
      expect(decide(answer, accepted).subscriptionStatus).toBe('SUB_OK');
    }
  });

  it('with technical failures is retried for about a day, with growing pauses, and no earlier than the carrier asks', () => {
    let failures = 0;
    let waited = 0;
    for (let next = decide(broken, situation); next.nextInMs !== null; next = decide(broken, { ...situation, failures })) {
      expect(next.subscriptionStatus).toBe('SUB_ING');
      failures = next.failures;
      waited += next.nextInMs;
    }
    expect(failures).toBe(13);
    expect(waited / 3_600_000).toBeGreaterThan(20);
    expect(waited / 3_600_000).toBeLessThan(28);
    expect(decide({ ...broken, reason: 'rate_limited', retryAfterS: 7200 }, situation).nextInMs).toBe(7_200_000);
  });
});
