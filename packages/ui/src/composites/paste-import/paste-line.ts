/** Whether a pasted line can be imported. */
export type PasteLineStatus = 'ready' | 'warning' | 'error' | 'skipped';

/** Parsed result of one pasted line. */
export interface PasteLine {
  /** Number of the line in the text, counted from 1. */
  readonly line: number;
  /**
   * Identity of the line, where lines may move while the text changes, or where several have one number.
   * @default the number of the line
   */
  readonly id?: number;
  /** Recognised content of the line: `COSU6412873350 · COSCO`. */
  readonly text: string;
  /** `warning` lines are imported too; `error` and `skipped` are not. */
  readonly status: PasteLineStatus;
  /** Warning or error, and how to correct it. */
  readonly message?: string | undefined;
}

export const PASTE_STATUSES = ['ready', 'warning', 'error', 'skipped'] as const satisfies readonly PasteLineStatus[];

/** Number of lines per status. */
export function countLines(lines: readonly PasteLine[]): Record<PasteLineStatus, number> {
  const counts = { ready: 0, warning: 0, error: 0, skipped: 0 };
  for (const { status } of lines) counts[status] += 1;
  return counts;
}
