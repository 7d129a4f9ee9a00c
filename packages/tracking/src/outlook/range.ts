import type { Instant, Outlook } from '../types.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Hours before and after the expected arrival within which eight of ten arrivals fall, by days that remain. Chosen until
 * finished shipments give a better table: arrivals slip more often than they come early.
 */
const SPREAD: ReadonlyArray<readonly [days: number, before: number, after: number]> = [
  [0, 4, 8],
  [1, 6, 12],
  [3, 12, 24],
  [7, 24, 48],
  [14, 36, 84],
  [21, 48, 120],
  [35, 72, 168],
];

function hoursAt(days: number, column: 1 | 2): number {
  const above = SPREAD.findIndex(([from]) => from >= days);
  const high = SPREAD[above < 0 ? SPREAD.length - 1 : above];
  const low = SPREAD[above < 0 ? SPREAD.length - 1 : Math.max(above - 1, 0)];
  if (high === undefined || low === undefined) return 0;
  const share = high[0] === low[0] ? 1 : (days - low[0]) / (high[0] - low[0]);
  return low[column] + (high[column] - low[column]) * Math.min(share, 1);
}

/** The 10–90 % range around an expected arrival; it never begins before now. */
export function rangeOf(expected: Instant, asOf: Instant): NonNullable<Outlook['range']> {
  const at = Date.parse(expected);
  const now = Date.parse(asOf);
  const days = Math.max(at - now, 0) / DAY_MS;
  const from = Math.max(at - hoursAt(days, 1) * HOUR_MS, Math.min(now, at));
  return { from: new Date(from).toISOString(), to: new Date(at + hoursAt(days, 2) * HOUR_MS).toISOString() };
}
