import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { pathTo } from './tree.logic.ts';
import type { LoadedRows } from './use-rows.ts';

/** Position in a tree shown as cards: in one column there is no room to expand rows in place. */
export interface DrillDown {
  /** Rows from the root to the parent of the shown rows; empty at the root. */
  path: readonly Row[];
  /** The rows to be shown. */
  rows: readonly Row[] | undefined;
  /** Target of `up`; undefined for the root. */
  above: Row | undefined;
  down(row: Row): void;
  up(): void;
}

/** Attribute of the button that goes down; its value is the id of the row. */
export const DOWN = 'data-down';
/** Attribute of the button that goes up. */
export const UP = 'data-up';

export interface DrillDownOptions {
  resource: Resource;
  rows: LoadedRows;
  /** Filters as a text: a change of them starts at the root. */
  filterKey: string;
  /** Rows that are expanded in place: their children need no navigation. */
  isOpen(row: Row): boolean;
  /** Container of the cards and the up button. */
  container: RefObject<HTMLElement | null>;
}

/** Navigation down and up in a tree. The focus moves along: down to the up button, up to the row that was left. */
export function useDrillDown({ resource, rows: { rows, below }, filterKey, isOpen, container }: DrillDownOptions): DrillDown {
  const [at, setAt] = useState<{ filterKey: string; id: string } | null>(null);
  const from = useRef<string | null>(null);
  const id = at?.filterKey === filterKey ? at.id : null;
  const path = useMemo(() => {
    if (id === null || !rows || !below) return [];
    const found = pathTo({ rows, below }, (row) => rowIdOf(resource, row) === id);
    // The path ends at the last row that still has children.
    return found.slice(0, found.findLastIndex((row) => (below(row)?.length ?? 0) > 0) + 1);
  }, [resource, rows, below, id]);
  useEffect(() => {
    const leftId = from.current;
    if (leftId === null) return;
    from.current = null;
    const buttons = [...(container.current?.querySelectorAll<HTMLElement>(`[${DOWN}], [${UP}]`) ?? [])];
    (buttons.find((button) => button.getAttribute(DOWN) === leftId) ?? buttons[0])?.focus();
  }, [id, container]);
  const go = (row: Row | undefined, leftId: string): void => {
    from.current = leftId;
    setAt(row ? { filterKey, id: rowIdOf(resource, row) } : null);
  };
  const last = path.at(-1);
  const above = path.slice(0, -1).findLast((row) => !isOpen(row));
  return {
    path,
    rows: last ? below?.(last) : rows,
    above,
    down: (row) => go(row, ''),
    up: () => go(above, last ? rowIdOf(resource, last) : ''),
  };
}
