import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Width of an element in px, tracked by an observer. Until it is mounted (on a server, on the first render) it is `initial`.
 * For drawings that must know their width; boxes use container queries instead.
 */
export function useWidth<E extends Element>(initial: number): [RefObject<E | null>, number] {
  const ref = useRef<E | null>(null);
  const [width, setWidth] = useState(initial);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => {
      const next = Math.round(element.getBoundingClientRect().width);
      if (next > 0) setWidth(next);
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);

  return [ref, width];
}
