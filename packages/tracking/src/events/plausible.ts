import type { Instant } from '../types.js';

const EARLIEST = '1970';
const DAY_LENGTH = 'YYYY-MM-DD'.length;
const PLAUSIBLE_YEARS = 3;

/** Latest plausible date in a response: carriers fill unknown times with year 9999. */
export function latestPlausible(now: Instant): string {
  const year = Number(now.slice(0, 4));
  return Number.isNaN(year) ? '9999' : `${String(year + PLAUSIBLE_YEARS)}${now.slice(4, DAY_LENGTH)}`;
}

/** Whether an instant, or a local text without zone, is plausible: not before 1970 and not after `latest`. */
export const isPlausible = (time: string, latest: string): boolean => time >= EARLIEST && time.slice(0, DAY_LENGTH) <= latest;

const DAY_MS = 86_400_000;

/** Latest plausible instant of an actual: clocks of carriers are wrong by hours, not by days. */
export function dayAfter(at: Instant): Instant {
  const ms = Date.parse(at);
  return Number.isNaN(ms) ? '9999' : new Date(ms + DAY_MS).toISOString();
}
