import { Ban, CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, type BadgeTone } from '../../../components/badge/index.js';
import { cn } from '../../../lib/cn.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import { countLines, PASTE_STATUSES, type PasteLine, type PasteLineStatus } from '../paste-line.js';

const LOOK: Record<PasteLineStatus, { tone: BadgeTone; colour: string; Sign: typeof Ban }> = {
  ready: { tone: 'success', colour: 'sb:text-success-text', Sign: CircleCheck },
  warning: { tone: 'warning', colour: 'sb:text-warning-text', Sign: TriangleAlert },
  error: { tone: 'danger', colour: 'sb:text-danger-text', Sign: CircleAlert },
  skipped: { tone: 'neutral', colour: 'sb:text-muted', Sign: Ban },
};

export interface PastePreviewProps {
  lines: readonly PasteLine[];
  limit: number;
  render: ((lines: readonly PasteLine[]) => ReactNode) | undefined;
}

/** Counts, then the lines. Changes of the counts are announced to screen readers. */
export function PastePreview({ lines, limit, render }: PastePreviewProps): ReactNode {
  const text = useLayoutText();
  return (
    <div data-slot="paste-import-preview" className="sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-sm sb:text-text">
      <div data-slot="paste-import-head" className="sb:flex sb:min-h-10 sb:flex-wrap sb:items-center sb:gap-2 sb:px-3 sb:py-1.5">
        <span data-slot="paste-import-title" className="sb:font-medium">
          {text.pastePreview}
        </span>
        <Counts lines={lines} />
      </div>
      {lines.length === 0 ? (
        <p data-slot="paste-import-empty" className="sb:border-t sb:border-border sb:px-3 sb:py-4 sb:text-center sb:text-muted">
          {text.pasteEmpty}
        </p>
      ) : (
        (render?.(lines) ?? <Lines lines={lines} limit={limit} />)
      )}
    </div>
  );
}

function Counts({ lines }: { lines: readonly PasteLine[] }): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const counts = countLines(lines);
  return (
    <output data-slot="paste-import-counts" className="sb:flex sb:flex-wrap sb:gap-1.5">
      {PASTE_STATUSES.filter((status) => counts[status] > 0).map((status) => {
        const { tone, Sign } = LOOK[status];
        return (
          <Badge key={status} tone={tone} icon={<Sign data-slot="paste-import-icon" size={12} aria-hidden className="sb:shrink-0" />}>
            {text.pasteCount[status](counts[status], format.number(counts[status]))}
          </Badge>
        );
      })}
    </output>
  );
}

function Lines({ lines, limit }: { lines: readonly PasteLine[]; limit: number }): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const left = lines.length - limit;
  return (
    <section
      data-slot="paste-import-scroller"
      aria-label={text.pastePreview}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable with the keyboard
      tabIndex={0}
      className="sb:max-h-72 sb:overflow-y-auto sb:border-t sb:border-border sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2"
    >
      <ol data-slot="paste-import-lines">
        {lines.slice(0, limit).map((line) => (
          <Line key={`${line.line}/${line.text}`} line={line} />
        ))}
      </ol>
      {left > 0 && (
        <p data-slot="paste-import-more" className="sb:border-t sb:border-border sb:px-3 sb:py-2 sb:text-xs sb:text-muted">
          {text.pasteMore(left, format.number(left))}
        </p>
      )}
    </section>
  );
}

function Line({ line: { line, text: content, status, message } }: { line: PasteLine }): ReactNode {
  const text = useLayoutText();
  const format = useFormat();
  const { colour, Sign } = LOOK[status];
  return (
    <li
      data-slot="paste-import-line"
      data-status={status}
      className="sb:grid sb:grid-cols-[2.5rem_1rem_minmax(0,1fr)] sb:items-start sb:gap-x-2 sb:px-3 sb:py-1.5 sb:not-first:border-t sb:not-first:border-border"
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
      <span data-slot="paste-import-content" className="sb:min-w-0">
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
      </span>
    </li>
  );
}
