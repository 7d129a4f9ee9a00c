import type { RateWindows } from '../../http/rate-windows.ts';

/** Limit of "taken" responses about company names, per caller and hour. More are no choice of a name. */
const TOLD = { points: 10, seconds: 3600 };

/**
 * Counts a "taken" response, outside of the transaction that a refusal rolls back.
 *
 * @param caller Company, or network of an unauthenticated caller.
 * @throws TooMany
 */
export const countToldName = (rateWindows: RateWindows, caller: string): Promise<void> =>
  rateWindows.take(`taken company names told to ${caller}`, TOLD);
