import type { Estimate } from '../types.js';

/**
 * Reason of a delay in the source's words: that of the statement which moved the time latest. Reasons of statements that brought it forward
 * belong to a gain and are no cause.
 */
export function reasonOfDelay(history: readonly Estimate[]): string | null {
  let before: number | null = null;
  let largest = 0;
  let reason: string | null = null;
  for (const statement of history) {
    const at = Date.parse(statement.at);
    const move = before === null ? 1 : at - before;
    before = at;
    if (statement.reason !== null && move > largest) [largest, reason] = [move, statement.reason];
  }
  return reason;
}
