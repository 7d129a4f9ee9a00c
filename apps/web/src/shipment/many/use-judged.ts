import { useEffect, useMemo, useState } from 'react';

import { nextTurn } from '../../shared/next-turn.ts';
import type { RowValues } from '../forms.ts';
import { judgeRows, judgingRows, STRETCH_ROWS, type JudgedLine, type Mapping, type RowRules, type Sheet } from './judge-rows.ts';

export interface Judged {
  lines: readonly JudgedLine[];
  /** The lines are still those of an earlier text. */
  pending: boolean;
}

const NONE: readonly JudgedLine[] = [];

/** Judged lines of a sheet. A long one is judged in stretches, between which the page answers. */
export function useJudged(sheet: Sheet, common: RowValues, rules: RowRules, mapping: Mapping): Judged {
  const task = useMemo(() => ({ sheet, common, rules, mapping }), [sheet, common, rules, mapping]);
  const short = sheet.rows.length <= STRETCH_ROWS;
  const now = useMemo(() => (short ? judgeRows(task.sheet, task.common, task.rules, task.mapping) : null), [short, task]);
  const [later, setLater] = useState<{ task: typeof task; lines: readonly JudgedLine[] } | null>(null);
  useEffect(() => {
    if (short) return;
    const stop = new AbortController();
    void judgeInStretches(task.sheet, task.common, task.rules, task.mapping, stop.signal).then((lines) => {
      if (lines) setLater({ task, lines });
    });
    return () => stop.abort();
  }, [short, task]);
  if (now) return { lines: now, pending: false };
  return { lines: later?.lines ?? NONE, pending: later?.task !== task };
}

/** The lines; null when it is stopped before. */
async function judgeInStretches(
  sheet: Sheet,
  common: RowValues,
  rules: RowRules,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<JudgedLine[] | null> {
  const judging = judgingRows(sheet, common, rules, mapping);
  for (;;) {
    if (signal.aborted) return null;
    const { done, value } = judging.next();
    if (done) return value;
    await nextTurn();
  }
}
