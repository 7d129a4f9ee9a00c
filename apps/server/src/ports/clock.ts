/** Domain time and wall time. Rules, derived states and polling results use domain time; tokens, lockout, limits and audit use wall time. */
export interface Clock {
  /** Domain time, ISO 8601 with `Z`. Equal to wall time when no clock is set. */
  domainNow(): string;
  /** Wall time in ms since the epoch. */
  wallNow(): number;
  /** Domain seconds per wall second. */
  factor: number;
}

/**
 * Parses `TRACKING_CLOCK=<anchor ISO>,<factor>`: domain = anchor + (wall − anchor) × factor.
 *
 * @throws for other text.
 */
export function createClock(text: string | undefined, wallNow: () => number = Date.now): Clock {
  if (!text) return { factor: 1, wallNow, domainNow: () => new Date(wallNow()).toISOString() };
  const [anchorText, factorText, ...rest] = text.split(',');
  const anchor = Date.parse(anchorText ?? '');
  const factor = Number(factorText);
  if (Number.isNaN(anchor) || !Number.isFinite(factor) || factor <= 0 || rest.length > 0) {
    throw new Error(`TRACKING_CLOCK is "${text}". It must be an instant and a factor, for example 2026-11-21T08:00:00Z,1440.`);
  }
  return { factor, wallNow, domainNow: () => new Date(anchor + (wallNow() - anchor) * factor).toISOString() };
}
