import { shift } from '../anomalies/assess.js';
import { LATE_MS, rateAt, type EstimateRates } from '../estimate/model.js';
import type { Instant, Outlook } from '../types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Spread of an arrival that is expected late, or on time. @param slipMs `expected` minus the first plan */
export const spreadKind = (slipMs: number | null): 'late' | 'onTime' => ((slipMs ?? 0) >= LATE_MS ? 'late' : 'onTime');

/** The 10–90 % range around an expected arrival; it never begins before now. @param slipMs `expected` minus the first plan */
export function rangeOf(expected: Instant, slipMs: number | null, asOf: Instant, rates: EstimateRates): NonNullable<Outlook['range']> {
  const ahead = Math.max(Date.parse(expected) - Date.parse(asOf), 0);
  const of = spreadKind(slipMs);
  const spread = (side: 'before' | 'after'): number => rateAt(rates, ahead / DAY_MS, (step) => step[of][side]) * HOUR_MS;
  return { from: shift(expected, -Math.min(spread('before'), ahead)), to: shift(expected, spread('after')) };
}
