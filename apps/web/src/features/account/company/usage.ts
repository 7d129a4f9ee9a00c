import type { Usage } from '../queries.ts';

export interface UsageTotals {
  used: number;
  added: number;
  /** Maximum of one day. */
  most: number;
}

/** Totals of the days, in berries. */
export const totalsOf = (days: Usage['days']): UsageTotals => ({
  used: days.reduce((sum, { used }) => sum + used, 0),
  added: days.reduce((sum, { added }) => sum + added, 0),
  most: Math.max(0, ...days.map(({ used }) => used)),
});
