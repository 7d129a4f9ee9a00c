import { useEffect, useMemo, useState } from 'react';

import { nextTurn } from '../../shared/next-turn.ts';
import type { RowValues } from '../forms.ts';
import { checkRows, checkByChunk, CHUNK_ROWS, type CheckedLine, type Mapping, type RowRules, type Sheet } from './check-rows.ts';

export interface CheckedRows {
  lines: readonly CheckedLine[];
  /** The lines are still those of an earlier text. */
  pending: boolean;
}

const NONE: readonly CheckedLine[] = [];

/** Checked lines of a sheet. A long sheet is checked in chunks; between chunks the page can react to input. */
export function useCheckedRows(sheet: Sheet, common: RowValues, rules: RowRules, mapping: Mapping): CheckedRows {
  const task = useMemo(() => ({ sheet, common, rules, mapping }), [sheet, common, rules, mapping]);
  const short = sheet.rows.length <= CHUNK_ROWS;
  const now = useMemo(() => (short ? checkRows(task.sheet, task.common, task.rules, task.mapping) : null), [short, task]);
  const [later, setLater] = useState<{ task: typeof task; lines: readonly CheckedLine[] } | null>(null);
  useEffect(() => {
    if (short) return;
    const stop = new AbortController();
    void checkChunksAsync(task.sheet, task.common, task.rules, task.mapping, stop.signal).then((lines) => {
      if (lines) setLater({ task, lines });
    });
    return () => stop.abort();
  }, [short, task]);
  if (now) return { lines: now, pending: false };
  return { lines: later?.lines ?? NONE, pending: later?.task !== task };
}

/** Resolves to the checked lines; null if `signal` aborts first. */
async function checkChunksAsync(
  sheet: Sheet,
  common: RowValues,
  rules: RowRules,
  mapping: Mapping,
  signal: AbortSignal,
): Promise<CheckedLine[] | null> {
  const chunks = checkByChunk(sheet, common, rules, mapping);
  for (;;) {
    if (signal.aborted) return null;
    const { done, value } = chunks.next();
    if (done) return value;
    await nextTurn();
  }
}
