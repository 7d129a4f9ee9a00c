import { useCallback, useState, type RefCallback } from 'react';

export type Direction = 'ltr' | 'rtl';

/**
 * The direction that is read in, where an element stands; from left to right until it is there.
 *
 * Styles follow the page by themselves. Radix does not: it knows the direction it is told and writes it to its element, so the
 * parent is asked.
 */
export function useDirection<T extends HTMLElement>(): [direction: Direction, place: RefCallback<T>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const place = useCallback((element: T | null) => {
    const around = element?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, place];
}
