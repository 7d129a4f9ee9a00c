import { useLayoutEffect, useState, type RefObject } from 'react';

interface Size {
  /** In px; 0 while it is not in a page. */
  width: number;
  /** In px, when the width last changed: a first guess for those who measure it themselves. */
  height: number;
}

const NOWHERE: Size = { width: 0, height: 0 };

/** Inner size of an element, known before the first paint. Only another width draws anew. */
export function useElementWidth(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState(NOWHERE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((now) => (now.width === width ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}
