import type { RateWindows } from '../../../http/rate-windows.ts';

/** Limit of responses that a company name is taken, for each caller and hour: more would be an attempt to list the names. */
const MAX_REVEALED = { points: 10, seconds: 3600 };

/**
 * Counts a response that a company name is taken. Call it outside of transactions, since a rollback would revert the count.
 *
 * @param caller Company, or network of an unauthenticated caller.
 * @throws TooMany
 */
export const countTakenName = (rateWindows: RateWindows, caller: string): Promise<void> =>
  rateWindows.take(`taken company names for ${caller}`, MAX_REVEALED);
