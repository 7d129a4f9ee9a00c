import { useCallback, useState, type RefCallback } from 'react';

/**
 * Height of an element in px as the styles resolve it, unrounded and without transforms, for windowed lists: an invisible element with the
 * class of a row. An observer takes up a change of the root font size or of the pointer while the list is open.
 * @param initial until the element is mounted, and without our style sheet
 */
export function useProbeHeight(initial: number): [RefCallback<HTMLElement>, number] {
  const [height, setHeight] = useState(initial);
  const probe = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const read = (): void => setHeight(Number.parseFloat(getComputedStyle(element).height) || initial);
      read();
      const observer = new ResizeObserver(read);
      observer.observe(element);
      return () => observer.disconnect();
    },
    [initial],
  );
  return [probe, height];
}
