import type { CSSProperties } from 'react';

import { cn } from '../../../lib/cn.js';
import type { PlacedColumn } from '../use-table-plan.js';

/** Where a pinned cell stops. */
export function pinStyle({ pin, offset }: Pick<PlacedColumn<never>, 'pin' | 'offset'>): CSSProperties | undefined {
  if (!pin || !offset) return undefined;
  return pin === 'start' ? { insetInlineStart: `var(${offset})` } : { insetInlineEnd: `var(${offset})` };
}

/** Classes that head and body cells share. */
export function cellClass({
  pin,
  edge,
  column,
}: Pick<PlacedColumn<never>, 'pin' | 'edge'> & { column: { kind?: 'text' | 'number' } | undefined }): string {
  return cn(
    'sb:border-b sb:border-border sb:px-3 sb:text-ellipsis',
    column?.kind === 'number' ? 'sb:text-end sb:tabular-nums' : 'sb:text-start',
    pin && 'sb:sticky sb:bg-inherit',
    // The line shows only when something has gone under it.
    edge && 'sb:after:pointer-events-none sb:after:absolute sb:after:inset-y-0 sb:after:hidden sb:after:border-border-action',
    edge &&
      pin === 'start' &&
      'sb:after:inset-e-0 sb:after:border-e sb:group-data-[under=start]/table:after:block sb:group-data-[under=both]/table:after:block',
    edge &&
      pin === 'end' &&
      'sb:after:inset-s-0 sb:after:border-s sb:group-data-[under=end]/table:after:block sb:group-data-[under=both]/table:after:block',
  );
}
