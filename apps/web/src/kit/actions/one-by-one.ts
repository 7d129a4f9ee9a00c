import { isNotFound } from '../../api/refused.ts';
import { newerRow } from '../form/outdated.ts';
import type { Row } from '../resource.types.ts';

export interface Outcome {
  done: Row[];
  /** Rows that the server refused, with the reason of each. */
  failed: { row: Row; error: unknown }[];
}

/**
 * Makes a call per row, one after another, to limit the load on the server. A rejected row does not stop the others. A single rejected row
 * rejects.
 */
export async function oneByOne(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
  onProgress?: (count: number) => void,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], failed: [] };
  for (const row of rows) {
    try {
      await call(row);
      outcome.done.push(row);
    } catch (error) {
      if (rows.length === 1) throw error;
      outcome.failed.push({ row, error });
    }
    onProgress?.(outcome.done.length + outcome.failed.length);
  }
  return outcome;
}

/** Rows with which nothing is left to do: done, or deleted by another user. */
export const settledIn = ({ done, failed }: Outcome): Row[] => [
  ...done,
  ...failed.flatMap(({ row, error }) => (isNotFound(error) ? [row] : [])),
];

/** Refused rows as they are now, where another user has changed them. */
export const newerIn = ({ failed }: Outcome): Row[] =>
  failed.flatMap(({ error }) => {
    const now = newerRow(error);
    return now ? [now] : [];
  });
