import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import type { PasteLine } from '../paste-line.js';
import { LOOK } from './look.js';

/** Estimated heights in px before a line is measured. */
const LINE_PX = 33;
const TALL_LINE_PX = 49;

export interface PasteLinesProps {
  lines: readonly PasteLine[];
  renderControls: ((line: PasteLine) => ReactNode) | undefined;
}

/** All lines; only the visible lines and the line with the focus are rendered. */
export function PasteLines({ lines, renderControls }: PasteLinesProps): ReactNode {
  const text = useLayoutText();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const [focusedId, setFocusedId] = useState<number | null>(null);
  const focusedIndex = focusedId === null ? -1 : lines.findIndex((line) => idOf(line) === focusedId);
  // TanStack Virtual returns functions whose results change between renders, which is safe because this package is built without the React compiler.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller,
    getItemKey: (at) => (lines[at] ? idOf(lines[at]) : at),
    estimateSize: (at) => (lines[at]?.message === undefined ? LINE_PX : TALL_LINE_PX),
    overscan: 6,
    // A row that grows changes the size of the list, which its surroundings observe as well.
    useAnimationFrameWithResizeObserver: true,
    initialRect: { width: 240, height: 288 },
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      return focusedIndex < 0 || shown.includes(focusedIndex) ? shown : [...shown, focusedIndex].toSorted((a, b) => a - b);
    },
  });
  return (
    <section
      ref={setScroller}
      data-slot="paste-import-scroller"
      aria-label={text.pastePreview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="sb:max-h-72 sb:overflow-y-auto sb:border-t sb:border-border sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
    >
      <ol data-slot="paste-import-lines" className="sb:relative" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          return (
            line && (
              <Line
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={lines.length}
                line={line}
                onFocus={() => setFocusedId(idOf(line))}
                onBlur={() => setFocusedId(null)}
                style={{ position: 'absolute', insetBlockStart: start, insetInline: 0 }}
              >
                {renderControls?.(line)}
              </Line>
            )
          );
        })}
      </ol>
    </section>
  );
}

const idOf = ({ id, line }: PasteLine): number => id ?? line;

function Line({
  line: { line, text: content, status, message },
  children,
  ...rest
}: ComponentProps<'li'> & { line: PasteLine; 'data-index': number }): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const { colour, Sign } = LOOK[status];
  return (
    <li
      data-slot="paste-import-line"
      data-status={status}
      {...rest}
      className="sb:grid sb:grid-cols-[--spacing(10)_--spacing(4)_minmax(0,1fr)] sb:items-start sb:gap-x-2 sb:px-3 sb:py-1.5 sb:not-first:border-t sb:not-first:border-border"
    >
      <span data-slot="paste-import-number" className="sb:text-end sb:text-xs sb:leading-5 sb:text-muted sb:tabular-nums">
        <span data-slot="paste-import-number-name" className="sb:sr-only">
          {text.pasteLine(format.number(line))}
        </span>
        <span data-slot="paste-import-number-figure" aria-hidden="true">
          {format.number(line)}
        </span>
      </span>
      <Sign data-slot="paste-import-icon" size={14} aria-hidden className={cn('sb:mt-1 sb:shrink-0', colour)} />
      <div data-slot="paste-import-content" className="sb:min-w-0">
        <span data-slot="paste-import-status" className="sb:sr-only">
          {text.pasteStatus[status]}
        </span>
        <span
          data-slot="paste-import-text"
          className={cn('sb:block sb:wrap-anywhere sb:tabular-nums sb:slashed-zero', status === 'skipped' && 'sb:text-muted')}
        >
          {content}
        </span>
        {message !== undefined && (
          <span data-slot="paste-import-message" className={cn('sb:block sb:text-xs', colour)}>
            {message}
          </span>
        )}
        {children}
      </div>
    </li>
  );
}
