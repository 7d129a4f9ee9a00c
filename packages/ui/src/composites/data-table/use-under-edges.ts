import { useCallback, useEffect, useState, type RefObject } from 'react';

type Edges = 'none' | 'start' | 'end' | 'both';

/** Scroll state: hidden content at the edges, and whether there is any overflow. */
export interface UnderEdges {
  /** Pinned edges with content scrolled under them. */
  edges: Edges;
  scrolls: boolean;
  /** Width in px of the visible content while columns go on past its end, else zero. */
  width: number;
  /** Height in px of the visible content. */
  height: number;
  onScroll: () => void;
}

const UNMEASURED: Omit<UnderEdges, 'onScroll'> = { edges: 'none', scrolls: false, width: 0, height: 0 };

/** @param contentKey key of the content: a change registers it again */
export function useUnderEdges(region: RefObject<HTMLElement | null>, contentKey: string): UnderEdges {
  const [state, setState] = useState(UNMEASURED);
  const measure = useCallback(() => {
    const element = region.current;
    if (!element) return;
    const overflow = element.scrollWidth - element.clientWidth;
    // Negative in right-to-left pages.
    const scrolled = Math.abs(element.scrollLeft);
    const start = scrolled > 1;
    const end = overflow - scrolled > 1;
    const edges = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
    const scrolls = overflow > 1 || element.scrollHeight - element.clientHeight > 1;
    const next = { edges, scrolls, width: end ? element.clientWidth : 0, height: element.clientHeight } as const;
    setState((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next));
  }, [region]);
  useEffect(() => {
    const element = region.current;
    const content = element?.querySelector(':scope > table, :scope > ul') ?? element?.firstElementChild;
    if (!element || !content) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The size of the container may stay while its content grows: more rows, a wider column.
    observer.observe(content);
    return () => observer.disconnect();
  }, [region, measure, contentKey]);
  return { ...state, onScroll: measure };
}
