export type OutcomeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'pending';

/** What became of one row of an upload or of a bulk action. */
export interface OutcomeRow {
  /** Stable and unique. */
  readonly id: string;
  /** The row's number where it came from: the line of the file, counted from 1. */
  readonly index: number;
  /** What the row is about: a bill, a container, a name. */
  readonly reference: string;
  readonly status: { readonly tone: OutcomeTone; readonly label: string };
  /** What was wrong or odd, one sentence each. */
  readonly messages?: readonly string[];
}
