import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableDensity } from '@seaberry/ui/data-table';
import { useCallback, useState } from 'react';

import { readStoredJson, writeStored } from './storage.ts';

const strings = (value: unknown): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

/** A stored layout, with invalid parts dropped. */
export function readLayout(stored: unknown): ColumnLayout {
  if (typeof stored !== 'object' || stored === null) return {};
  const { order, hidden, pinned, pinnedEnd, widths }: Record<string, unknown> = { ...stored };
  const entries = Object.entries(typeof widths === 'object' && widths !== null ? widths : {});
  const sizes = entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  const lists = { order: strings(order), hidden: strings(hidden), pinned: strings(pinned), pinnedEnd: strings(pinnedEnd) };
  return {
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list !== undefined)),
    ...(sizes.length > 0 ? { widths: Object.fromEntries(sizes) } : {}),
  };
}

/** Column layout of a table, stored per user in this browser. */
export function useColumnLayout(table: string, userId: string): [ColumnLayout, (layout: ColumnLayout) => void] {
  const key = `columns:${table}:${userId}`;
  const [layout, setLayout] = useState(() => readLayout(readStoredJson(key)));
  const change = useCallback(
    (next: ColumnLayout) => {
      setLayout(next);
      writeStored(key, JSON.stringify(next));
    },
    [key],
  );
  return [layout, change];
}

const DENSITIES = ['sm', 'md', 'lg'] as const;

export function useDensity(table: string, userId: string): [DataTableDensity, (density: DataTableDensity) => void] {
  const key = `density:${table}:${userId}`;
  const [density, setDensity] = useState<DataTableDensity>(() => DENSITIES.find((one) => one === readStoredJson(key)) ?? 'md');
  const change = useCallback(
    (next: DataTableDensity) => {
      setDensity(next);
      writeStored(key, JSON.stringify(next));
    },
    [key],
  );
  return [density, change];
}
