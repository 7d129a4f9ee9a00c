import { guessCarrier, guessReferenceType } from '@seaberry/tracking';

/** A row of a pasted list, as the batch call takes it. */
export type PastedRow = Record<string, string>;

/** Columns of a pasted line, in their order. */
const COLUMNS = ['referenceNo', 'orderNo', 'polCode', 'podCode'] as const;

/** The most rows one call takes. */
export const MOST_ROWS = 1000;

/**
 * One line of a pasted list, values separated by tabs, commas or semicolons, as tables and CSV files give them; null when it
 * holds no number. Numbers stay texts.
 */
export function parseLine(line: string): PastedRow | null {
  const cells = line.split(/[\t,;，；]/).map((cell) => cell.trim());
  const row: PastedRow = Object.fromEntries(COLUMNS.flatMap((key, at) => (cells[at] ? [[key, cells[at]]] : [])));
  return row['referenceNo'] ? row : null;
}

/**
 * A row completed from its number: the kind, and the carrier where the number decides it. Values the person
 * entered for all rows take precedence over the guess of the carrier.
 */
export function completeRow(row: PastedRow, common: PastedRow): PastedRow {
  const reference = row['referenceNo'] ?? '';
  const kind = guessReferenceType(reference);
  const guess = guessCarrier(reference);
  const carrier = guess.decision === 'auto' ? guess.candidates[0]?.code : undefined;
  return {
    ...(kind && kind.type !== 'AWB' ? { referenceType: kind.type } : {}),
    ...(carrier && !common['carrierCode'] ? { carrierCode: carrier } : {}),
    ...row,
  };
}
