import type { ReactNode } from 'react';

import { Badge } from '../../../components/badge/index.js';
import { useFormat, useLayoutText } from '../../../lib/ui-provider.js';
import { countLines, PASTE_STATUSES, type PasteLine } from '../paste-line.js';
import { LOOK } from './look.js';
import { PasteLines, type PasteLinesProps } from './paste-lines.js';

export interface PastePreviewProps extends Pick<PasteLinesProps, 'lines' | 'renderControls'> {
  counts: ReactNode;
  render: ((lines: readonly PasteLine[]) => ReactNode) | undefined;
}

/** Counts, then the lines. Changes of the counts are announced to screen readers. */
export function PastePreview({ lines, counts, render, renderControls }: PastePreviewProps): ReactNode {
  const text = useLayoutText();
  return (
    <div data-slot="paste-import-preview" className="sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:text-sm sb:text-text">
      <div data-slot="paste-import-head" className="sb:flex sb:min-h-10 sb:flex-wrap sb:items-center sb:gap-2 sb:px-3 sb:py-1.5">
        <span data-slot="paste-import-title" className="sb:font-medium">
          {text.pastePreview}
        </span>
        {counts ?? <Counts lines={lines} />}
      </div>
      {lines.length === 0 ? (
        <p data-slot="paste-import-empty" className="sb:border-t sb:border-border sb:px-3 sb:py-4 sb:text-center sb:text-muted">
          {text.pasteEmpty}
        </p>
      ) : (
        (render?.(lines) ?? <PasteLines lines={lines} renderControls={renderControls} />)
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
