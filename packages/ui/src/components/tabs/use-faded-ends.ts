import { useEffect, useState, type RefObject } from 'react';

/** Ends of a list at which tabs overflow. */
export type FadedEnds = 'none' | 'start' | 'end' | 'both';

/** Tracks the overflow of a scrolling list, so that its ends can fade. */
export function useFadedEnds(list: RefObject<HTMLElement | null>): FadedEnds {
  const [ends, setEnds] = useState<FadedEnds>('none');
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const look = (): void => {
      // Zoomed pages round by half a pixel; from right to left the offset is negative.
      const passed = Math.abs(box.scrollLeft);
      const start = passed > 1;
      const end = box.scrollWidth - box.clientWidth - passed > 1;
      setEnds(start && end ? 'both' : start ? 'start' : end ? 'end' : 'none');
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    for (const tab of box.children) sizes.observe(tab);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, [list]);
  return ends;
}
