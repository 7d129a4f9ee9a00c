import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useOverlaysText, useTableText } from '../../../lib/ui-provider.js';
import { EmptyState } from '../../../components/empty-state/index.js';

/** Progress line above rows that stay visible while others load. */
export function ProgressLine(): ReactNode {
  return (
    <div data-slot="data-table-progress" className="sb:absolute sb:inset-x-0 sb:top-0 sb:z-[12] sb:h-0.5 sb:overflow-hidden">
      <div data-slot="data-table-progress-bar" className="sb:h-full sb:w-1/3 sb:bg-primary sb:motion-safe:animate-indeterminate" />
    </div>
  );
}

interface TableMessageProps {
  /** Width of the container in px. */
  room: number;
  error: ReactNode;
  noPermission: ReactNode;
  refused: boolean;
  filtered: boolean;
  emptyState: ReactNode;
  noMatchState: ReactNode;
}

/** Message in place of the rows. */
export function TableMessage({ room, error, noPermission, refused, filtered, emptyState, noMatchState }: TableMessageProps): ReactNode {
  const overlays = useOverlaysText();
  const text = useTableText();
  const messages = refused
    ? noPermission === true
      ? { title: text.noPermissionTitle, description: text.noPermissionDescription }
      : undefined
    : filtered
      ? { title: overlays.noMatchTitle, description: overlays.noMatchDescription }
      : { title: overlays.emptyTitle };
  const own = refused ? noPermission : (error ?? (filtered ? noMatchState : emptyState));
  return (
    // Stays centred in the visible part while the headers scroll.
    <div data-slot="data-table-message" className="sb:sticky sb:inset-s-0" style={{ inlineSize: room || undefined }}>
      {own !== undefined && own !== true ? own : messages && <EmptyState size="sm" {...messages} />}
    </div>
  );
}

/** Footer below the rows, in the same surface. */
export function TableFooter({ cards, children }: { cards: boolean; children: ReactNode }): ReactNode {
  return (
    <div
      data-slot="data-table-footer"
      className={cn(
        'sb:flex sb:min-h-11 sb:shrink-0 sb:flex-wrap sb:items-center sb:justify-between sb:gap-x-4 sb:gap-y-2 sb:py-1.5 sb:*:last:ms-auto',
        cards ? 'sb:pt-3' : 'sb:border-t sb:border-border sb:px-3',
      )}
    >
      {children}
    </div>
  );
}
