import { useEffect, useRef, useState, type RefObject } from 'react';

import type { ColumnDrop } from '../column-layout/index.js';

interface ColumnDragOptions {
  region: RefObject<HTMLElement | null>;
  /** Names the heads that are drawn: other ones are made draggable anew. */
  heads: unknown;
  /** Undefined when the layout is not stored. */
  onDrop: ((drop: ColumnDrop) => void) | undefined;
}

/** Dragging of heads, whose code is loaded when a pointer first comes over them. @returns handler for the heads */
export function useColumnDrag({ region, heads, onDrop }: ColumnDragOptions): () => void {
  const [wanted, setWanted] = useState(false);
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  const enabled = wanted && onDrop !== undefined;
  useEffect(() => {
    const table = region.current?.querySelector('table');
    if (!enabled || !table) return undefined;
    let release: (() => void) | undefined;
    let gone = false;
    void import('./column-drag.js').then(({ dragHeads }) => {
      if (!gone) release = dragHeads(table, (drop) => latest.current?.(drop));
    });
    return () => {
      gone = true;
      release?.();
    };
  }, [enabled, region, heads]);
  return () => setWanted(true);
}
