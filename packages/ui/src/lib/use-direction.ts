import { useCallback, useState, type RefCallback } from 'react';

export type Direction = 'ltr' | 'rtl';

/**
 * Direction of text at an element; `ltr` until the element is mounted.
 * CSS follows the page, Radix does not: it takes a direction prop and writes it to its element, so the direction of the parent is read.
 */
export function useDirection<T extends HTMLElement>(): [direction: Direction, place: RefCallback<T>] {
  const [direction, setDirection] = useState<Direction>('ltr');
  const place = useCallback((element: T | null) => {
    const around = element?.parentElement;
    if (around) setDirection(getComputedStyle(around).direction === 'rtl' ? 'rtl' : 'ltr');
  }, []);
  return [direction, place];
}
