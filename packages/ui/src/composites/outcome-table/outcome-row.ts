export type OutcomeTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger' | 'pending';

/** Result of one row of an upload or of a bulk action. */
export interface OutcomeRow {
  /** Stable and unique id. */
  readonly id: string;
  /** Number of the row in its source: the line of the file, from 1. */
  readonly index: number;
  /** Reference of the row: number of a bill or container, or a name. */
  readonly reference: string;
  readonly status: { readonly tone: OutcomeTone; readonly label: string };
  /** Errors and warnings, one sentence each. */
  readonly messages?: readonly string[];
}
