import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';

import { useApp } from '../../app-context.tsx';
import type { RowValues } from '../forms.ts';
import { tryBatchQuery, type RowOutcome, type ShipmentController } from '../queries.ts';
import type { JudgedLine } from './judge-rows.ts';

/** Pause of typing before rows are tried, in ms. */
const PAUSE_MS = 450;

function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** Fates of rows by their line, from one dry run in parts; null until it is there, and for rows that have changed since. */
export function useFates(
  controller: ShipmentController,
  common: RowValues,
  lines: readonly JudgedLine[],
): ReadonlyMap<number, RowOutcome> | null {
  const { client } = useApp();
  const settled = useSettled(lines);
  const rows = useMemo(() => settled.map(({ row }) => row), [settled]);
  const tried = useQuery({ ...tryBatchQuery(client, controller, { common, rows }), enabled: rows.length > 0 });
  const { data } = tried;
  return useMemo(() => {
    if (settled !== lines || !data) return null;
    return new Map(data.flatMap((row) => (lines[row.index] ? [[lines[row.index]?.line ?? 0, row]] : [])));
  }, [settled, lines, data]);
}
