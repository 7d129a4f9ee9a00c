import { useEffect, useRef, type RefObject } from 'react';

import type { ManyPanelProps } from './many-panel.ts';

/** Brings rows that come from the field of one number into view, once, with the focus in their text. */
export function useArrival(
  { arriving, onArrived }: Pick<ManyPanelProps, 'arriving' | 'onArrived'>,
  filled: boolean,
): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!arriving || !filled) return;
    container.current?.scrollIntoView({ block: 'start' });
    container.current?.querySelector('textarea')?.focus({ preventScroll: true });
    onArrived();
    // Only the rows that arrive count, not each change.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [arriving, filled]);
  return container;
}
