import type { RateWindows } from '../../../http/rate-windows.ts';

/** Responses that a company name is taken, for each caller and hour. A caller who needs more is probing names. */
const TAKEN = { points: 10, seconds: 3600 };

/**
 * Counts a response that a company name is taken. Call it outside of a transaction: one that is rolled back would revert the count.
 *
 * @param caller Company, or network of an unauthenticated caller.
 * @throws TooMany
 */
export const countTakenName = (rateWindows: RateWindows, caller: string): Promise<void> =>
  rateWindows.take(`taken company names for ${caller}`, TAKEN);
