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

/** @param contentKey key of the content: a change registers it again */
export function useUnderEdges(region: RefObject<HTMLElement | null>, contentKey: string): UnderEdges {
  const [edges, setEdges] = useState<Edges>('none');
  const [scrolls, setScrolls] = useState(false);
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const measure = useCallback(() => {
    const element = region.current;
    if (!element) return;
    const overflow = element.scrollWidth - element.clientWidth;
    // Negative in right-to-left pages.
    const scrolled = Math.abs(element.scrollLeft);
    const start = scrolled > 1;
    const end = overflow - scrolled > 1;
    setEdges(start && end ? 'both' : start ? 'start' : end ? 'end' : 'none');
    setScrolls(overflow > 1 || element.scrollHeight - element.clientHeight > 1);
    setWidth(end ? element.clientWidth : 0);
    setHeight(element.clientHeight);
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
  return { edges, scrolls, width, height, onScroll: measure };
}
