import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { Skeleton } from '../../../components/skeleton/index.js';
import { SELECT_ID } from '../own-columns.js';
import type { PlacedColumn } from '../use-column-placement.js';
import { cellClass, pinStyle } from './cell-style.js';

/** Widths of the placeholders in %, irregular like words and the same on every render. */
const WIDTHS = ['72%', '54%', '86%', '64%', '48%'] as const;

/** Skeletons in the shape of the rows. Silent: the table announces that it is loading. */
export function SkeletonRows<Row>({ placed, count }: { placed: readonly PlacedColumn<Row>[]; count: number }): ReactNode {
  return Array.from({ length: count }, (_, at) => (
    <tr key={at} data-slot="data-table-skeleton-row" aria-hidden="true" className="sb:group/row sb:bg-surface">
      {placed.map((place, column) => (
        <td
          key={place.id}
          data-slot="data-table-cell"
          style={pinStyle(place)}
          className={cn(cellClass(place), 'sb:h-[var(--sb-row)] sb:group-last/row:border-b-0', place.pin && 'sb:z-1')}
        >
          {place.column && (
            <span data-slot="data-table-skeleton" className={cn('sb:flex', place.column.kind === 'number' && 'sb:justify-end')}>
              <span
                data-slot="data-table-skeleton-width"
                className="sb:block"
                style={{ inlineSize: WIDTHS[(at + column * 2) % WIDTHS.length] }}
              >
                <Skeleton />
              </span>
            </span>
          )}
          {place.id === SELECT_ID && (
            <span data-slot="data-table-skeleton" className="sb:block sb:size-4">
              <Skeleton shape="block" />
            </span>
          )}
        </td>
      ))}
    </tr>
  ));
}
