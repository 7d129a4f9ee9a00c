import type { BatchOutcome, RowOutcome } from '../queries.ts';

/** Rows of one call: quick enough that progress is seen, and half of what the contract allows. */
export const PART_ROWS = 500;

export interface PartsResult {
  /** Outcomes of the parts that were answered, as one; null without any. */
  outcome: BatchOutcome | null;
  /** Rows of the parts that were answered. */
  sent: number;
  /** Failure that ended it; null when all parts were answered or it was cancelled. */
  failure: { error: unknown } | null;
}

export interface PartsOptions<Row> {
  rows: readonly Row[];
  call(rows: Row[]): Promise<BatchOutcome>;
  /** Asked before each part. */
  isCancelled?(): boolean;
  onSent?(rows: number): void;
}

/** Sends rows in parts, one after another. A failure, or cancelling, stops before the next part; the outcome of the parts before is kept. */
export async function sendInParts<Row>({ rows, call, isCancelled, onSent }: PartsOptions<Row>): Promise<PartsResult> {
  let outcome: BatchOutcome | null = null;
  let sent = 0;
  while (sent < rows.length && !isCancelled?.()) {
    const part = rows.slice(sent, sent + PART_ROWS);
    try {
      outcome = joined(outcome, await call(part), sent);
    } catch (error) {
      return { outcome, sent, failure: { error } };
    }
    sent += part.length;
    onSent?.(sent);
  }
  return { outcome, sent, failure: null };
}

/** An outcome with that of the next part, whose rows begin at this index. */
function joined(before: BatchOutcome | null, part: BatchOutcome, first: number): BatchOutcome {
  const rows = part.rows.map((row) => ({ ...row, index: row.index + first }));
  if (!before) return { ...part, rows };
  return {
    ...part,
    rows: [...before.rows, ...rows],
    created: before.created + part.created,
    charged: before.charged + part.charged,
  };
}

/**
 * Rows of a dry run that was sent in parts, as one call would have categorised them: the server tries each part as if it were the only one. So a
 * number that an earlier part has too becomes a duplicate, and a row for which earlier rows leave no berry is `noBerries`.
 *
 * @param berries balance before anything is sent
 */
export function withinBerries({ rows, created, charged }: BatchOutcome, berries: number): RowOutcome[] {
  const price = created > 0 ? charged / created : 0;
  const seen = new Set<string>();
  let left = berries;
  return rows.map((row) => {
    if (row.status !== 'created') return row;
    if (seen.has(row.referenceNo)) return { ...row, status: 'duplicate' };
    seen.add(row.referenceNo);
    left -= price;
    return left < 0 ? { ...row, status: 'noBerries' } : row;
  });
}
