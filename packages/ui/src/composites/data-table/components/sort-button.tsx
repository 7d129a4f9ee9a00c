import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { DataTableColumn } from '../data-table.types.js';
import { useFigure } from '../use-figure.js';

interface SortButtonProps<Row> {
  column: DataTableColumn<Row>;
  sorted: 'none' | 'ascending' | 'descending';
  /** Rank among the sorted columns; 0 when it sorts alone or not at all. */
  place: number;
  /** With Shift the column is added to the sorted ones. */
  onSort: (id: string, add: boolean) => void;
}

/** Header button that sorts by its column. */
export function SortButton<Row>({ column, sorted, place, onSort }: SortButtonProps<Row>): ReactNode {
  const text = useTableText();
  const figure = useFigure();
  const describedBy = useId();
  // The faint arrow of an unsorted column is rendered only on hover or focus, because tables have many headers.
  const [near, setNear] = useState(false);
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  const button = (
    <button
      data-slot="data-table-sort"
      data-drag
      type="button"
      title={column.description ?? column.header}
      aria-describedby={place > 0 ? describedBy : undefined}
      // Firefox and Chromium send the click of Shift+Enter with shiftKey.
      onClick={(event) => onSort(column.id, event.shiftKey)}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      className={cn(
        'sb:flex sb:h-control-sm sb:w-full sb:min-w-0 sb:cursor-pointer sb:items-center sb:gap-1 sb:rounded-control sb:-outline-offset-1 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2',
        column.kind === 'number' && 'sb:flex-row-reverse',
        sorted !== 'none' && 'sb:font-semibold sb:text-text',
      )}
    >
      <span data-slot="data-table-head-label" className="sb:truncate">
        {column.header}
      </span>
      {sorted === 'none' && !near ? (
        <span data-slot="data-table-sort-icon" className="sb:pointer-events-none sb:size-3.5 sb:shrink-0" />
      ) : (
        <Arrow
          data-slot="data-table-sort-icon"
          size={14}
          aria-hidden
          className={cn(
            'sb:shrink-0',
            sorted === 'none' && 'sb:opacity-0 sb:group-hover/head:opacity-60 sb:group-focus-within/head:opacity-60',
          )}
        />
      )}
      {place > 0 && (
        <span data-slot="data-table-sort-place" aria-hidden="true" className="sb:text-xs sb:tabular-nums">
          {figure(place)}
        </span>
      )}
    </button>
  );
  if (place === 0) return button;
  return (
    <>
      {button}
      {/* aria-sort is allowed on one header only; the others announce their order here. */}
      <span data-slot="data-table-sort-description" id={describedBy} hidden>
        {text.sortPlace(figure(place), sorted === 'descending')}
      </span>
    </>
  );
}
