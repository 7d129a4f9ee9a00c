import { useLayoutEffect, useState, type RefObject } from 'react';

interface Size {
  /** Width in px; 0 before it is mounted. */
  width: number;
  /** Height in px when the width last changed: an initial value for callers that measure it themselves. */
  height: number;
}

const NOWHERE: Size = { width: 0, height: 0 };

/** Inner size of an element, known before the first paint; while it is hidden, as it was. Only a changed width re-renders. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((current) => (width === 0 || current.width === width ? current : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
