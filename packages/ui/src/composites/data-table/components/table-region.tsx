import type { CSSProperties, ReactNode, RefObject, SyntheticEvent } from 'react';

import { cn } from '../../../lib/cn.js';
import { useUnderEdges } from '../use-under-edges.js';

interface TableRegionProps {
  region: RefObject<HTMLDivElement | null>;
  /** Accessible name of the scroll container; undefined where its content takes focus anyway. */
  label: string | undefined;
  /** Key of the content. */
  contentKey: string;
  fills: boolean;
  /** No column is pinned at the end, whose cells would show that columns go on below them. */
  openEnd: boolean;
  style: CSSProperties | undefined;
  children: ReactNode;
}

/** Scroll container. It alone re-renders when content scrolls under its edges, not the header and rows in it. */
export function TableRegion({ region, label, contentKey, fills, openEnd, style, children }: TableRegionProps): ReactNode {
  const under = useUnderEdges(region, contentKey);
  // Truncated texts are shown whole; screen readers have the full text anyway.
  const clip = (event: SyntheticEvent): void => void import('../clipped.js').then(({ showClipped }) => showClipped(event));
  return (
    <>
      <div
        data-slot="data-table-region"
        ref={region}
        data-under={under.edges}
        onScroll={under.onScroll}
        onPointerOver={clip}
        onFocus={clip}
        {...(under.scrolls && label !== undefined ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
        style={style}
        className={cn(
          'sb:group/table sb:relative sb:min-w-0 sb:overflow-auto sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
          fills && 'sb:min-h-0 sb:grow',
        )}
      >
        {children}
      </div>
      {openEnd && under.width > 0 && (
        <span data-slot="data-table-more" style={{ insetInlineStart: under.width, blockSize: under.height }} className="sb-edge" />
      )}
    </>
  );
}
