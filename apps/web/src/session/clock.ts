/** Domain time as the server states it: what "now" means for tracking. Tokens and limits always use wall time. */
export interface DomainClock {
  /** Domain seconds per wall second; 1 is real time. */
  readonly factor: number;
  /** Domain time in ms since the epoch. */
  now(): number;
}

/**
 * A clock that runs on from the server's statement.
 *
 * @param stated domain time at `receivedAt`, ISO 8601; without one, wall time is domain time
 * @param receivedAt wall time in ms at which it was stated
 */
export function domainClock(
  stated: { now: string; factor: number } | null | undefined,
  receivedAt: number,
  wallNow: () => number = Date.now,
): DomainClock {
  const anchor = stated ? Date.parse(stated.now) : Number.NaN;
  if (!stated || Number.isNaN(anchor)) return { factor: 1, now: wallNow };
  return { factor: stated.factor, now: () => anchor + (wallNow() - receivedAt) * stated.factor };
}
