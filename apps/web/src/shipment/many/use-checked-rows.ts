import { useEffect, useMemo, useState } from 'react';

import { nextTurn } from '../../shared/next-turn.ts';
import type { RowValues } from '../forms.ts';
import { checkRows, checkInSteps, CHUNK_ROWS, type CheckedLine, type Mapping, type RowRules, type Sheet } from './check-rows.ts';

export interface CheckedRows {
  lines: readonly CheckedLine[];
  /** The lines are still those of an earlier text. */
  pending: boolean;
}

const NONE: readonly CheckedLine[] = [];

/** Checked lines of a sheet. A long one is checked in chunks, between which the page answers. */
export function useCheckedRows(sheet: Sheet, common: RowValues, rules: RowRules, mapping: Mapping): CheckedRows {
  const task = useMemo(() => ({ sheet, common, rules, mapping }), [sheet, common, rules, mapping]);
  const short = sheet.rows.length <= CHUNK_ROWS;
  const now = useMemo(() => (short ? checkRows(task.sheet, task.common, task.rules, task.mapping) : null), [short, task]);
  const [later, setLater] = useState<{ task: typeof task; lines: readonly CheckedLine[] } | null>(null);
  useEffect(() => {
    if (short) return;
    const stop = new AbortController();
    void checkInChunks(task.sheet, task.common, task.rules, task.mapping, stop.signal).then((lines) => {
      if (lines) setLater({ task, lines });
    });
    return () => stop.abort();
  }, [short, task]);
  if (now) return { lines: now, pending: false };
  return { lines: later?.lines ?? NONE, pending: later?.task !== task };
}

/** The lines; null when it is stopped before. */
async function checkInChunks(
  sheet: Sheet,
  common: RowValues,
  rules: RowRules,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<CheckedLine[] | null> {
  const steps = checkInSteps(sheet, common, rules, mapping);
  for (;;) {
    if (signal.aborted) return null;
    const { done, value } = steps.next();
    if (done) return value;
    await nextTurn();
  }
}
