import { normaliseIdentifier } from '@seaberry/tracking';
import type * as z from 'zod/mini';

import type { FieldName } from '../fields.ts';
import type { ManyForm, NumberReader, Reasons, RowValues } from '../forms.ts';
import { matchColumns } from './match-columns.ts';
import { readLines } from './read-lines.ts';

/** The most rows one call takes. */
const MOST_ROWS = 1000;

export interface RowRules extends Pick<ManyForm, 'columns' | 'doubts'> {
  /** Field of the number. */
  number: FieldName;
  read: NumberReader;
  /** Input of adding one. */
  schema: z.ZodMiniType;
}

type Status = 'ready' | 'warning' | 'error' | 'skipped';

/** Result of reading one pasted line, before anything is sent. */
export interface JudgedLine {
  line: number;
  row: RowValues;
  status: Status;
  reasons: Reasons;
}

/** A row completed by what its number decides. Values entered for all rows take precedence over those of the number. */
export function completeRow(row: RowValues, common: RowValues, { number, read }: Pick<RowRules, 'number' | 'read'>): RowValues {
  const decided = Object.entries(read(row[number] ?? '')).filter(([name]) => !common[name]);
  return { ...Object.fromEntries(decided), ...row };
}

/**
 * Judges a pasted list line by line, each merged with the values common to all, by the very schema the server judges by. A line without
 * a number is left out, and a repeated number is taken once.
 */
export function judgeRows(text: string, common: RowValues, rules: RowRules): JudgedLine[] {
  const { number, columns } = rules;
  const seen = new Set<string>();
  let taken = 0;
  return readLines(text).flatMap(({ line, cells }): JudgedLine[] => {
    const matched = matchColumns(cells, columns);
    if (!matched[number]) return [];
    const row = completeRow(matched, common, rules);
    const found = judge(row, common, seen, rules);
    const tooMany = (found.status === 'ready' || found.status === 'warning') && ++taken > MOST_ROWS;
    return [{ line, row, ...(tooMany ? { status: 'error', reasons: { [number]: ['tooMany'] } } : found) }];
  });
}

function judge(
  row: RowValues,
  common: RowValues,
  seen: Set<string>,
  { number, schema, doubts }: RowRules,
): Pick<JudgedLine, 'status' | 'reasons'> {
  const merged = { ...common, ...row };
  const result = schema.safeParse(merged);
  if (!result.success) {
    const reasons: Record<string, string[]> = {};
    for (const issue of result.error.issues) (reasons[String(issue.path[0] ?? '')] ??= []).push(issue.message);
    return { status: 'error', reasons };
  }
  const normalised = normaliseIdentifier(row[number] ?? '');
  if (seen.has(normalised)) return { status: 'skipped', reasons: { [number]: ['duplicate'] } };
  seen.add(normalised);
  const reasons = doubts(merged);
  return { status: Object.keys(reasons).length > 0 ? 'warning' : 'ready', reasons };
}

/** The lines that can be sent. */
export const sendable = (lines: readonly JudgedLine[]): RowValues[] =>
  lines.flatMap(({ status, row }) => (status === 'ready' || status === 'warning' ? [row] : []));
