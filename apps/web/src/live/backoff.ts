const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Delay before attempt `attempt` (from 0), in ms: doubles up to half a minute, with up to a quarter of jitter, so that browsers do not
 * reconnect in step.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const base = Math.min(FIRST_MS * 2 ** attempt, LONGEST_MS);
  return Math.round(base * (1 + random() / 4));
}
