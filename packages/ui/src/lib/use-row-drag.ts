import { useEffect, useRef, useState, type RefObject } from 'react';

import type { RowDrop } from './row-drag.js';

interface RowDragOptions {
  list: RefObject<HTMLElement | null>;
  /** Key of the rendered items: a change registers them again. */
  items: string;
  onDrop: (drop: RowDrop) => void;
}

/** Drag and drop in the list, whose code is loaded when a pointer first enters it. */
export function useRowDrag({ list, items, onDrop }: RowDragOptions): {
  /** Handler for the list. */
  onPointerEnter: () => void;
  /** Current drop target. */
  over: RowDrop | undefined;
} {
  const [wanted, setWanted] = useState(false);
  const [over, setOver] = useState<RowDrop>();
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = list.current;
    if (!wanted || !element) return undefined;
    let release: (() => void) | undefined;
    let gone = false;
    // Fires continuously: updates state only when the place changes.
    const watch = (next: RowDrop | undefined): void =>
      setOver((last) => (last?.target === next?.target && last?.edge === next?.edge ? last : next));
    void import('./row-drag.js').then(({ dragRows }) => {
      if (!gone) release = dragRows(element, { onOver: watch, onDrop: (drop) => latest.current(drop) });
    });
    return () => {
      gone = true;
      release?.();
    };
  }, [wanted, list, items]);
  return { onPointerEnter: () => setWanted(true), over };
}
