import { useCallback, useState, type RefCallback } from 'react';

/** Font size of the class `sb:text-xs`, in units. */
const TEXT_XS = 12;

/**
 * px of one unit of a drawing, of which 16 are one rem of the library: from the font size of the element, which must have the class
 * `sb:text-xs`. Without our style sheet it is one.
 */
export function unitOf(element: Element): number {
  const style = getComputedStyle(element);
  return style.getPropertyValue('--sb-spacing') === '' ? 1 : Number.parseFloat(style.fontSize) / TEXT_XS || 1;
}

/**
 * Width of an element with the class `sb:text-xs` in units of a drawing, tracked by an observer. Until it is mounted (on a server, on the
 * first render) it is `initial`. The element may be mounted later than the component, or be another one.
 * For drawings that must know their width; boxes use container queries instead.
 */
export function useWidth<E extends Element>(initial: number): [RefCallback<E>, number] {
  const [width, setWidth] = useState(initial);

  const measure = useCallback((element: E | null) => {
    if (!element) return undefined;
    const read = () => {
      const next = Math.round(element.getBoundingClientRect().width / unitOf(element));
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
