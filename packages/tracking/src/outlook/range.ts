import { LATE_MS, rateAt, type EstimateRates } from '../estimate/model.js';
import type { Instant, Outlook } from '../types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Spread of an arrival that is expected late, or on time. @param slipMs `expected` minus the first plan */
export const spreadKind = (slipMs: number | null): 'late' | 'onTime' => ((slipMs ?? 0) >= LATE_MS ? 'late' : 'onTime');

/** The 10–90 % range around an expected arrival; it never begins before now. @param slipMs `expected` minus the first plan */
export function rangeOf(expected: Instant, slipMs: number | null, asOf: Instant, rates: EstimateRates): NonNullable<Outlook['range']> {
  const at = Date.parse(expected);
  const now = Date.parse(asOf);
  const days = Math.max(at - now, 0) / DAY_MS;
  const of = spreadKind(slipMs);
  const from = Math.max(at - rateAt(rates, days, (step) => step[of].before) * HOUR_MS, Math.min(now, at));
  return { from: new Date(from).toISOString(), to: new Date(at + rateAt(rates, days, (step) => step[of].after) * HOUR_MS).toISOString() };
}
