import { describe, expect, it } from 'vitest';
import type { CarrierResponse } from '../../carriers/carrier.ts';
import { afterResponse, allowed, CLOSED, FAILURES_TO_OPEN, type Circuit } from './circuit.ts';

const technical = { kind: 'technical' as const, status: null, retryAfterS: null, pages: [] };
const silent = { ...technical, reason: 'shipping_line_unreachable' as const };
const events = { kind: 'events' as const, pages: [] };
const PLACES = 8;

const after = (responses: readonly CarrierResponse[], circuit: Circuit = CLOSED, now = 0): Circuit =>
  responses.reduce((before, response) => afterResponse(before, response, now), circuit);
const opened = after(Array.from({ length: FAILURES_TO_OPEN }, () => silent));

describe('the circuit breaker of a carrier', () => {
  it('stays closed through single failures', () => {
    const failed = Array.from({ length: FAILURES_TO_OPEN - 1 }, () => silent);
    expect(allowed(after([...failed, events, ...failed]), PLACES, 0)).toBe(PLACES);
  });

  it('opens after failures in a row, lets one request through after a pause, and closes with its response', () => {
    expect(allowed(opened, PLACES, 4_999)).toBe(0);
    expect(allowed(opened, PLACES, 5_000)).toBe(1);
    expect(allowed(afterResponse(opened, events, 5_000), PLACES, 5_000)).toBe(PLACES);
  });

  it('pauses longer with every further failure, a minute at most', () => {
    const pauses: number[] = [];
    let circuit = opened;
    for (let n = 0; n < 5; n += 1) {
      const now = circuit.openUntil ?? 0;
      circuit = afterResponse(circuit, silent, now);
      pauses.push((circuit.openUntil ?? 0) - now);
    }
    expect(pauses).toEqual([10_000, 20_000, 40_000, 60_000, 60_000]);
  });

  it('ignores failures of requests that were sent before it opened', () => {
    expect(afterResponse(opened, silent, 4_000)).toEqual(opened);
  });

  it('keeps the pause that a carrier asks for, five minutes at most', () => {
    const limited = (retryAfterS: number): CarrierResponse => ({ ...technical, reason: 'rate_limited', status: 429, retryAfterS });
    expect(after([limited(90)]).openUntil).toBe(90_000);
    expect(after([limited(90_000)]).openUntil).toBe(300_000);
  });

  it('counts refused keys and unreadable bodies as responses', () => {
    const reasons = ['access_refused', 'unrecognized_response', 'not_configured'] as const;
    const refusals = reasons.flatMap((reason) => Array.from({ length: 9 }, () => ({ ...technical, reason })));
    expect(after(refusals)).toEqual(CLOSED);
  });
});
