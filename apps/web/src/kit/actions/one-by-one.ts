import type { Row } from '../resource.types.ts';

export interface Outcome {
  done: Row[];
  /** Rows that the server refused, with the reason of each. */
  failed: { row: Row; error: unknown }[];
}

/**
 * Makes a call for each row, one after another: a server that is slow or in trouble is not sent a hundred requests at once. A refused
 * row does not stop the others. A single row that is refused rejects.
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
