import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useControllable } from '../../lib/use-controllable.js';
import type { DataTableExpansion } from './data-table.types.js';
import { flatList, treeList, type RowList } from './row-list.logic.js';

const NOTHING_OPEN: ReadonlySet<string> = new Set();

export interface Rows<Row> {
  list: RowList<Row>;
  /** Numbers of rows with extra content below them, ascending: expanded details, or a skeleton. */
  opened: readonly number[];
  tree: boolean;
  /** Rows have details, which a column of its own expands. */
  details: boolean;
  toggle: (id: string) => void;
}

/** Rows as rendered: expanded ones with their sub-rows. */
export function useRowList<Row>(
  rows: readonly Row[],
  getRowId: (row: Row) => string,
  expansion: DataTableExpansion<Row> | undefined,
): Rows<Row> {
  const { getSubRows, renderDetail, canExpand } = expansion ?? {};
  const [expanded, setExpanded] = useControllable<ReadonlySet<string>>({
    value: expansion?.expanded,
    defaultValue: NOTHING_OPEN,
    onChange: expansion?.onExpandedChange,
  });
  const details = renderDetail !== undefined && getSubRows === undefined;
  const list = useMemo(() => {
    if (getSubRows) return treeList({ rows, getRowId, expanded, canExpand, getSubRows });
    return flatList({ rows, getRowId, expanded, canExpand: details ? (canExpand ?? (() => true)) : undefined });
  }, [rows, getRowId, expanded, canExpand, getSubRows, details]);
  const opened = useMemo(
    () => (details && expanded.size > 0 ? rows.flatMap((_, at) => (list.at(at)?.expanded ? at : [])) : list.loading),
    [details, expanded, rows, list],
  );
  const single = expansion?.single ?? false;
  const latest = useRef({ expanded, setExpanded, single });
  useEffect(() => {
    latest.current = { expanded, setExpanded, single };
  });
  // Stable, so that expanding one row re-renders no other.
  const toggle = useCallback((id: string) => {
    const current = latest.current;
    const next = new Set(current.expanded);
    if (!next.delete(id)) {
      if (current.single) next.clear();
      next.add(id);
    }
    current.setExpanded(next);
  }, []);
  return { list, opened, tree: getSubRows !== undefined, details, toggle };
}
