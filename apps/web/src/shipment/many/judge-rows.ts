import { oceanBillInput } from '@seaberry/api-client/schemas/ocean-bill';
import { checkContainerNumber, normaliseIdentifier } from '@seaberry/tracking';

import { completeRow, MOST_ROWS, parseLine, type PastedRow } from './parse-rows.ts';

/** Result of reading one pasted line, before anything is sent. */
export interface JudgedLine {
  /** Number of the line in the text, from 1. */
  line: number;
  row: PastedRow;
  status: 'ready' | 'warning' | 'error' | 'skipped';
  /** Field → reasons, as codes of the messages area `errors`. */
  reasons: Readonly<Record<string, readonly string[]>>;
}

/**
 * Judges a pasted list line by line, each merged with the values common to all, by the very schema the server judges by. A repeated
 * number is taken once; a wrong check digit only warns.
 */
export function judgeRows(text: string, common: PastedRow): JudgedLine[] {
  const seen = new Set<string>();
  let taken = 0;
  return text.split(/\r?\n/).flatMap((content, at): JudgedLine[] => {
    const parsed = parseLine(content);
    if (!parsed) return [];
    const row = completeRow(parsed, common);
    const found = judge(row, common, seen);
    if (found.status !== 'error' && found.status !== 'skipped' && ++taken > MOST_ROWS) {
      return [{ line: at + 1, row, status: 'error', reasons: { referenceNo: ['tooMany'] } }];
    }
    return [{ line: at + 1, row, ...found }];
  });
}

function judge(row: PastedRow, common: PastedRow, seen: Set<string>): Pick<JudgedLine, 'status' | 'reasons'> {
  const merged = { ...common, ...row };
  const result = oceanBillInput.safeParse(merged);
  if (!result.success) {
    const reasons: Record<string, string[]> = {};
    for (const issue of result.error.issues) (reasons[String(issue.path[0] ?? '')] ??= []).push(issue.message);
    return { status: 'error', reasons };
  }
  const number = normaliseIdentifier(row['referenceNo'] ?? '');
  if (seen.has(number)) return { status: 'skipped', reasons: { referenceNo: ['duplicate'] } };
  seen.add(number);
  const bad = merged['referenceType'] === 'CONTAINER' && checkContainerNumber(number).checkDigit === 'bad';
  return bad ? { status: 'warning', reasons: { referenceNo: ['checkDigit'] } } : { status: 'ready', reasons: {} };
}

/** The lines that can be sent. */
export const sendable = (lines: readonly JudgedLine[]): PastedRow[] =>
  lines.flatMap(({ status, row }) => (status === 'ready' || status === 'warning' ? [row] : []));
