import { useEffect, useMemo, useState } from 'react';

import { useMayCall } from '../access.ts';
import { useScreen } from '../../shared/screen.tsx';
import type { Resource, Row } from '../resource.types.ts';
import { rowIdOf } from '../row-id.ts';
import type { ResourceSearch } from '../search.ts';
import type { LoadedRows } from '../use-rows.ts';

/** The open record with its neighbours. */
export interface OpenRecord {
  id: string;
  row: Row;
  /** Position in the list, from 1; undefined for a record of another page. */
  place: { at: number; of: number } | undefined;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/** Placeholder ids: first or last row of a page that is loading. */
const [FIRST, LAST] = [':first', ':last'];

/** The record in the URL. It stays while another page loads, and when its row leaves the list. */
export function useOpenRecord(resource: Resource, rows: LoadedRows): OpenRecord | null {
  const { search, setSearch } = useScreen<ResourceSearch>();
  const mayCall = useMayCall(resource.controller);
  const { open, page, pageSize } = search;
  const [shown, setShown] = useState<Row | null>(null);
  const tree = rows.below !== undefined;
  const list = (tree ? rows.all : rows.rows) ?? [];
  const crossing = open === FIRST || open === LAST;
  const arrived = crossing && !rows.loading ? list.at(open === FIRST ? 0 : -1) : undefined;
  useEffect(() => {
    if (arrived) setSearch({ open: rowIdOf(resource, arrived) }, { replace: true });
  }, [arrived, resource, setSearch]);
  const at = list.findIndex((row) => rowIdOf(resource, row) === open);
  const stays = shown && (crossing || rowIdOf(resource, shown) === open) ? shown : undefined;
  // A record of another page can be loaded by its id.
  const loads = resource.record?.load !== undefined && rows.rows !== undefined;
  const stub = useMemo(() => (open && !crossing && loads ? { [resource.rowId ?? 'id']: open } : null), [open, crossing, loads, resource]);
  const row: Row | null = arrived ?? list[at] ?? stays ?? stub;
  const shows = open && row ? row : null;
  if (shows !== shown && shows !== stub) setShown(shows);
  if (!open || !row || !resource.record || !mayCall(resource.record.call ?? resource.list)) return null;
  const go = (to: string, of = page): void => setSearch({ open: to, page: of }, { replace: true });
  const beside = (step: -1 | 1): (() => void) | undefined => {
    if (at < 0) return undefined;
    const next = list[at + step];
    if (next) return () => go(rowIdOf(resource, next));
    if (tree) return undefined;
    if (step < 0) return page > 1 ? () => go(LAST, page - 1) : undefined;
    const more = rows.capped ? list.length === pageSize : page * pageSize < rows.total;
    return more ? () => go(FIRST, page + 1) : undefined;
  };
  return {
    id: rowIdOf(resource, row),
    row,
    place: at < 0 ? undefined : { at: (tree ? 0 : (rows.page - 1) * pageSize) + at + 1, of: rows.total },
    onPrevious: beside(-1),
    onNext: beside(1),
  };
}
