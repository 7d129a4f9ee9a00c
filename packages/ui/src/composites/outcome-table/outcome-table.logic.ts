import type { OutcomeRow, OutcomeTone } from './outcome-row.js';

export interface OutcomeCount {
  readonly label: string;
  readonly tone: OutcomeTone;
  readonly count: number;
}

/** Number of rows per outcome, in the order of first appearance, failures first. */
export function countOutcomes(rows: readonly OutcomeRow[]): OutcomeCount[] {
  const counts = new Map<string, { label: string; tone: OutcomeTone; count: number }>();
  for (const { status } of rows) {
    const key = `${status.tone} ${status.label}`;
    const entry = counts.get(key) ?? { ...status, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
  }
  const isProblem = (tone: OutcomeTone): number => (tone === 'danger' ? 0 : tone === 'warning' ? 1 : 2);
  return [...counts.values()].toSorted((a, b) => isProblem(a.tone) - isProblem(b.tone));
}

/** Rows that need attention: failed or with a warning. */
export function problemsOf(rows: readonly OutcomeRow[]): OutcomeRow[] {
  return rows.filter(({ status }) => status.tone === 'danger' || status.tone === 'warning');
}
