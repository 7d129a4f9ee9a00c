import type { Reasons } from '../forms.ts';
import type { RowOutcome } from '../queries.ts';
import type { JudgedLine } from './judge-rows.ts';

/** Fates of rows: created when sent, the same in doubt, tracked already, wrong in a cell, of no use, or without berries left. */
export const FATES = ['new', 'check', 'tracked', 'fix', 'unusable', 'beyond'] as const;
export type Fate = (typeof FATES)[number];

export interface FatedLine extends JudgedLine {
  fate: Fate;
}

const UNUSABLE = ['tooMany'];

/** Whether a line is created when it is sent. */
export const isSent = ({ fate }: FatedLine): boolean => fate === 'new' || fate === 'check';

/** Lines with their fates. Until the dry run has answered, a valid line counts as new. */
export const fatedLines = (lines: readonly JudgedLine[], outcomes: ReadonlyMap<number, RowOutcome> | null): FatedLine[] =>
  lines.map((judged) => withOutcome(judged, outcomes?.get(judged.line)));

function withOutcome(judged: JudgedLine, outcome: RowOutcome | undefined): FatedLine {
  const { status, reasons } = judged;
  if (status === 'skipped') return { ...judged, fate: 'unusable' };
  if (status === 'error') {
    const useless = Object.values(reasons).some((codes) => codes.some((code) => UNUSABLE.includes(code)));
    return { ...judged, fate: useless ? 'unusable' : 'fix' };
  }
  const all: Reasons = { ...reasons, ...outcome?.errors, ...outcome?.warnings };
  if (outcome?.status === 'duplicate') return { ...judged, fate: 'tracked', status: 'skipped' };
  if (outcome?.status === 'noBerries') return { ...judged, fate: 'beyond', status: 'error' };
  if (outcome?.status === 'invalid') return { ...judged, fate: 'fix', status: 'error', reasons: all };
  if (outcome?.warnings || status === 'warning') return { ...judged, fate: 'check', status: 'warning', reasons: all };
  return { ...judged, fate: 'new', reasons: all };
}

/** Number of lines per fate. */
export function countFates(lines: readonly FatedLine[]): Record<Fate, number> {
  const counts = { new: 0, check: 0, tracked: 0, fix: 0, unusable: 0, beyond: 0 };
  for (const { fate } of lines) counts[fate] += 1;
  return counts;
}
