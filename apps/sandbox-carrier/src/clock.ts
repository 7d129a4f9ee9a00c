/** Domain time: the simulated current time. Milliseconds since 1970, UTC. */
export interface Clock {
  now(): number;
}

/**
 * Creates the domain clock from `TRACKING_CLOCK=<anchor ISO>,<factor>`: now = anchor + (wall − anchor) × factor. Unset or empty means wall
 * time.
 *
 * @throws for another form, since a wrong clock would stamp events in the future.
 */
export function parseClock(setting: string | undefined, wallNow: () => number = Date.now): Clock {
  if (!setting) return { now: wallNow };
  const [anchorText = '', factorText = ''] = setting.split(',');
  const anchor = Date.parse(anchorText);
  const factor = Number(factorText);
  if (Number.isNaN(anchor) || !Number.isFinite(factor) || factor <= 0) {
    throw new Error(`sandbox-carrier: TRACKING_CLOCK must be "<ISO instant>,<factor above 0>", got "${setting}"`);
  }
  return { now: () => anchor + (wallNow() - anchor) * factor };
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 604_800_000;
