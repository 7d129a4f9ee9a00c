/** Domain time by the server: "now" for tracking. Tokens and limits always use wall time. */
export interface DomainClock {
  /** Domain seconds per wall second; 1 is real time. */
  readonly factor: number;
  /** Domain time in ms since the epoch. */
  now(): number;
}

/**
 * A clock that continues from the server's time.
 *
 * @param stated domain time at `receivedAt`, ISO 8601; without it, domain time is wall time
 * @param receivedAt wall time in ms of the response
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
