import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';

import type { Resource, Row } from './resource.types.ts';
import { rowIdOf } from './row-id.ts';
import { pathTo } from './tree.logic.ts';
import type { Rows } from './use-rows.ts';

/** Position in a tree whose rows are cards: in one column, as on a phone, they cannot be opened in their place. */
export interface Descent {
  /** From the top to the row whose rows below are shown; empty at the top. */
  path: readonly Row[];
  /** The rows to be shown. */
  rows: readonly Row[] | undefined;
  /** Where `up` leads; undefined for the top. */
  above: Row | undefined;
  down(row: Row): void;
  up(): void;
}

/** Attribute of the button that leads below a row; its value is the id of the row. */
export const DOWN = 'data-down';
/** Attribute of the button that leads up again. */
export const UP = 'data-up';

export interface DescentOptions {
  resource: Resource;
  rows: Rows;
  /** The search text: another search starts at the top. */
  about: string;
  /** Rows that are open in their place: rows below them are shown without going down. */
  isOpen(row: Row): boolean;
  /** Around the cards and the way up. */
  place: RefObject<HTMLElement | null>;
}

/** Goes down into a tree and up again, and moves the focus along: down to the way up, up to the row it came from. */
export function useDescent({ resource, rows: { rows, below }, about, isOpen, place }: DescentOptions): Descent {
  const [at, setAt] = useState<{ about: string; id: string } | null>(null);
  const from = useRef<string | null>(null);
  const id = at?.about === about ? at.id : null;
  const path = useMemo(() => {
    if (id === null || !rows || !below) return [];
    const found = pathTo({ rows, below }, (row) => rowIdOf(resource, row) === id);
    // Where nothing lies below it any more there is nothing to see.
    return found.slice(0, found.findLastIndex((row) => (below(row)?.length ?? 0) > 0) + 1);
  }, [resource, rows, below, id]);
  useEffect(() => {
    const came = from.current;
    if (came === null) return;
    from.current = null;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>(`[${DOWN}], [${UP}]`) ?? [])];
    (buttons.find((button) => button.getAttribute(DOWN) === came) ?? buttons[0])?.focus();
  }, [id, place]);
  const go = (row: Row | undefined, came: string): void => {
    from.current = came;
    setAt(row ? { about, id: rowIdOf(resource, row) } : null);
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
