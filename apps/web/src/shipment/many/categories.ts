import type { Reasons, RowValues } from '../forms.ts';
import type { RowOutcome } from '../queries.ts';
import type { CheckedLine } from './check-rows.ts';

/** Categories of rows: created when sent, the same with warnings, tracked already, wrong or doubtful in a cell, of no use, or without berries left. */
export const ROW_CATEGORIES = ['new', 'check', 'tracked', 'fix', 'unusable', 'beyond'] as const;
export type RowCategory = (typeof ROW_CATEGORIES)[number];

export interface CategorizedLine extends CheckedLine {
  category: RowCategory;
  /** Codes of the places that the text of a wrong place may mean, by field. */
  choices?: Reasons;
  /** Nothing is wrong for certain: the user can confirm the row as it is. */
  doubtful?: boolean;
}

const UNUSABLE = ['tooMany'];

/** Whether a line is created when it is sent. */
export const isSent = ({ category }: CategorizedLine): boolean => category === 'new' || category === 'check';

/** Lines with their categories. Until the dry run has responded for it, a valid line counts as new. */
export const categorizedLines = (
  lines: readonly CheckedLine[],
  outcomes: ReadonlyMap<number, RowOutcome>,
  isConfirmed: (row: RowValues) => boolean,
): CategorizedLine[] => lines.map((checked) => withOutcome(checked, outcomes.get(checked.line), isConfirmed));

function withOutcome(checked: CheckedLine, outcome: RowOutcome | undefined, isConfirmed: (row: RowValues) => boolean): CategorizedLine {
  const { status, reasons } = checked;
  if (status === 'skipped') return { ...checked, category: 'unusable' };
  if (status === 'error') {
    const useless = Object.values(reasons).some((codes) => codes.some((code) => UNUSABLE.includes(code)));
    return {
      ...checked,
      category: useless ? 'unusable' : 'fix',
      reasons: joined(reasons, outcome?.errors),
      choices: outcome?.choices ?? {},
    };
  }
  const all: Reasons = { ...reasons, ...outcome?.errors, ...outcome?.warnings };
  if (outcome?.status === 'duplicate') return { ...checked, category: 'tracked', status: 'skipped' };
  if (outcome?.status === 'noBerries') return { ...checked, category: 'beyond', status: 'error' };
  if (outcome?.status === 'invalid') return { ...checked, category: 'fix', status: 'error', reasons: all, choices: outcome.choices ?? {} };
  if (status === 'warning' && !isConfirmed(checked.row))
    return { ...checked, category: 'fix', status: 'error', reasons: all, doubtful: true };
  if (outcome?.warnings || status === 'warning') return { ...checked, category: 'check', status: 'warning', reasons: all };
  return { ...checked, category: 'new', reasons: all };
}

/** Reasons of the browser, which knows the text of a cell, and those of the server, which knows why a value is missing. */
function joined(reasons: Reasons, errors: Reasons | null | undefined): Reasons {
  const known = Object.entries(reasons).filter(([field, codes]) => !errors?.[field] || !codes.includes('required'));
  return { ...errors, ...Object.fromEntries(known) };
}

/** Number of lines per category. */
export function countCategories(lines: readonly CategorizedLine[]): Record<RowCategory, number> {
  const counts = { new: 0, check: 0, tracked: 0, fix: 0, unusable: 0, beyond: 0 };
  for (const { category } of lines) counts[category] += 1;
  return counts;
}
