import { useEffect, useRef, useState, type RefObject } from 'react';

import type { ColumnDrop } from '../column-layout/index.js';

interface ColumnDragOptions {
  region: RefObject<HTMLElement | null>;
  /** Key of the rendered headers: a change registers them again. */
  heads: unknown;
  /** Undefined when the layout is not stored. */
  onDrop: ((drop: ColumnDrop) => void) | undefined;
}

/** Drag and drop of headers, whose code is loaded when a pointer first enters them. @returns handler for the header */
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
