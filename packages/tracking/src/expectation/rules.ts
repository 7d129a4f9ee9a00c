import { rateAt, type EstimateRates } from '../estimate/model.js';
import type { Stage } from '../types.js';
import type { TimeRules } from './expect.js';
import { PASSAGES, shortestPassageMs } from './passage.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Shortest plausible hours between the previous fact and a milestone; default 0. */
const MIN_HOURS: Readonly<Partial<Record<Stage, number>>> = {
  loaded: 1,
  departed: 1,
  transitArrived: 6,
  transitDeparted: 6,
  arrivedPod: 6,
  discharged: 1,
  delivered: 2,
  emptyReturned: 2,
  departure: 1,
  arrival: 1,
};
/** Facts at one berth follow each other within an hour, whatever the previous distance. */
const AT_THE_BERTH: ReadonlySet<string> = new Set(['DISC', 'LOAD', 'AVPU']);

/** Limits and usual shares for a shipment. */
export const timeRules = (rates: EstimateRates): TimeRules => ({
  leastMs: ({ stage, code }) => (AT_THE_BERTH.has(code) ? 1 : (MIN_HOURS[stage] ?? 0)) * HOUR_MS,
  leastPassageMs: ({ stage }, plannedMs) => (PASSAGES.has(stage) ? shortestPassageMs(plannedMs) : 0),
  recoveredShare: ({ stage }) => (PASSAGES.has(stage) ? rates.recovery.share : 0),
  missingShare: ({ stage }, aheadMs) =>
    PASSAGES.has(stage) ? rateAt(rates, Math.max(aheadMs, 0) / DAY_MS, ({ missing }) => missing.share) : 0,
});
