import { useCallback, useState, type RefCallback } from 'react';

/**
 * Width of an element in px, tracked by an observer. Until it is mounted (on a server, on the first render) it is `initial`. The element may
 * be mounted later than the component, or be another one.
 * For drawings that must know their width; boxes use container queries instead.
 */
export function useWidth<E extends Element>(initial: number): [RefCallback<E>, number] {
  const [width, setWidth] = useState(initial);

  const measure = useCallback((element: E | null) => {
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

  return [measure, width];
}
