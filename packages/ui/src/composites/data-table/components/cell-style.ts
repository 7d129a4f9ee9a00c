import type { CSSProperties } from 'react';

import { cn } from '../../../lib/cn.js';
import type { DataTableColumn } from '../data-table.types.js';
import { ACTIONS_ID, EXPAND_ID, SELECT_ID } from '../own-columns.js';

/** Position of a column, as far as its cells depend on it. */
interface Place {
  id: string;
  pin: 'start' | 'end' | undefined;
  offset: string | undefined;
  edge: boolean;
  column: Pick<DataTableColumn<never>, 'kind' | 'wrap'> | undefined;
}

/** Sticky offset of a pinned cell. */
export function pinStyle({ pin, offset }: Pick<Place, 'pin' | 'offset'>): CSSProperties | undefined {
  if (!pin || !offset) return undefined;
  return pin === 'start' ? { insetInlineStart: `var(${offset})` } : { insetInlineEnd: `var(${offset})` };
}

/** Classes shared by header and body cells. */
export function cellClass({ pin, edge, column }: Pick<Place, 'pin' | 'edge' | 'column'>): string {
  return cn(
    'sb:border-b sb:border-border sb:px-3 sb:text-ellipsis',
    column?.kind === 'number' ? 'sb:text-end sb:tabular-nums' : 'sb:text-start',
    // A pinned cell is always visible: focus in it must not scroll horizontally.
    pin &&
      'sb:sticky sb:scroll-mx-[100vw] sb:bg-inherit sb:[&_a]:scroll-mx-[100vw] sb:[&_button]:scroll-mx-[100vw] sb:[&_input]:scroll-mx-[100vw]',
    // This line, and the fade-out with an arrow that `sb-edge` of `styles/components.css` adds at the end, are visible only while content is scrolled under the pinned column.
    edge && 'sb:after:pointer-events-none sb:after:absolute sb:after:inset-y-0 sb:after:hidden sb:after:border-border-strong',
    edge &&
      pin === 'start' &&
      'sb:after:inset-e-0 sb:after:border-e sb:group-data-[under=start]/table:after:block sb:group-data-[under=both]/table:after:block',
    edge &&
      pin === 'end' &&
      'sb-edge sb:after:inset-s-0 sb:after:border-s sb:group-data-[under=end]/table:after:block sb:group-data-[under=both]/table:after:block',
  );
}

/** Classes of a cell in a row. */
export function bodyClass(place: Place): string {
  const { id, column, pin } = place;
  return cn(
    cellClass(place),
    // Minimal vertical padding, so that two lines of text of 20 px fit into a row of 44 px, in whole pixels.
    'sb:h-[var(--sb-row)] sb:py-0.5 sb:-outline-offset-2 sb:outline-focus sb:group-last/row:border-b-0 sb:focus-visible:outline-2',
    column?.wrap ? 'sb:wrap-anywhere' : 'sb:whitespace-nowrap',
    id === SELECT_ID ? 'sb:px-2' : id === ACTIONS_ID || id === EXPAND_ID ? 'sb:px-1.5 sb:text-end' : 'sb:overflow-hidden',
    pin && 'sb:z-1',
  );
}
