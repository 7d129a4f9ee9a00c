import { useCallback, useEffect, useState, type RefObject } from 'react';

type Edges = 'none' | 'start' | 'end' | 'both';

/** Scroll state: hidden content at the edges, and whether there is any overflow. */
export interface UnderEdges {
  /** Pinned edges with content scrolled under them. */
  edges: Edges;
  scrolls: boolean;
  /** Size in px of the visible content while there is more of it at the end, else zero. */
  cut: { width: number; height: number };
  onScroll: () => void;
}

type Measured = Omit<UnderEdges, 'onScroll'>;

const NOT_CUT = { width: 0, height: 0 };
const UNMEASURED: Measured = { edges: 'none', scrolls: false, cut: NOT_CUT };

const same = (one: Measured, other: Measured): boolean =>
  one.edges === other.edges && one.scrolls === other.scrolls && one.cut.width === other.cut.width && one.cut.height === other.cut.height;

/** @param contentKey key of the content: a change registers it again */
export function useUnderEdges(region: RefObject<HTMLElement | null>, contentKey: string): UnderEdges {
  const [state, setState] = useState(UNMEASURED);
  const measure = useCallback(() => {
    const element = region.current;
    if (!element) return;
    const hidden = element.scrollWidth - element.clientWidth;
    // Negative in right-to-left pages.
    const gone = Math.abs(element.scrollLeft);
    const start = gone > 1;
    const end = hidden - gone > 1;
    const edges = start && end ? 'both' : start ? 'start' : end ? 'end' : 'none';
    const scrolls = hidden > 1 || element.scrollHeight - element.clientHeight > 1;
    const next = { edges, scrolls, cut: end ? { width: element.clientWidth, height: element.clientHeight } : NOT_CUT } as const;
    setState((now) => (same(now, next) ? now : next));
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
