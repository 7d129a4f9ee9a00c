import { useEffect, useState, type RefObject } from 'react';

/** Ends of a list at which tabs overflow. */
export type FadedEnds = 'none' | 'start' | 'end' | 'both';

/** Tracks the overflow of a scrolling list, so that its ends can fade. */
export function useFadedEnds(list: RefObject<HTMLElement | null>): FadedEnds {
  const [ends, setEnds] = useState<FadedEnds>('none');
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const measure = (): void => {
      // On zoomed pages the offset is rounded by half a pixel; on right-to-left pages it is negative.
      const passed = Math.abs(box.scrollLeft);
      const start = passed > 1;
      const end = box.scrollWidth - box.clientWidth - passed > 1;
      setEnds(start && end ? 'both' : start ? 'start' : end ? 'end' : 'none');
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    for (const tab of box.children) sizes.observe(tab);
    box.addEventListener('scroll', measure, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, [list]);
  return ends;
}
