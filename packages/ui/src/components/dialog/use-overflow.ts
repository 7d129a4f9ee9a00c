import { useCallback, useState, type RefCallback } from 'react';

/**
 * Whether the content of an element overflows, in either direction.
 * Scroll containers must be reachable by keyboard; others must not add a tab stop.
 * @typeParam T Element that gets the ref.
 */
export function useOverflow<T extends HTMLElement>(): [ref: RefCallback<T>, overflowing: boolean] {
  const [overflowing, setOverflowing] = useState(false);
  const ref = useCallback((node: T) => {
    const measure = (): void => setOverflowing(node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    // The container may keep its size while its content grows.
    for (const child of node.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  return [ref, overflowing];
}
