import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useOverlaysText } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import type { DataTableColumn, DataTableSort } from '../data-table.types.js';
import { ACTIONS_ID, SELECT_ID, type PlacedColumn } from '../use-table-plan.js';
import { cellClass, pinStyle } from './cell-style.js';
import { ResizeHandle } from './resize-handle.js';

interface HeadRowProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  sort: DataTableSort | null;
  onSort: ((id: string) => void) | undefined;
  pageState: 'none' | 'some' | 'all';
  onSelectPage: (chosen: boolean) => void;
  onResize: ((id: string, change: { width: number; done: boolean }) => void) | undefined;
  onResetWidth: (id: string) => void;
}

/** The heads: names, sorting, widths, and the checkbox of the page. */
export function HeadRow<Row>({ placed, ...rest }: HeadRowProps<Row>): ReactNode {
  return (
    <tr data-slot="data-table-head-row" className="sb:bg-surface">
      {placed.map((place) => (
        <HeadCell key={place.id} place={place} {...rest} />
      ))}
    </tr>
  );
}

function HeadCell<Row>({ place, ...props }: Omit<HeadRowProps<Row>, 'placed'> & { place: PlacedColumn<Row> }): ReactNode {
  const { widths, sort, onSort, onResize, onResetWidth } = props;
  const text = useOverlaysText();
  const { id, column, pin } = place;
  const sorted = sort?.id === id ? sort.direction : 'none';
  const sortable = column?.sortable === true && onSort !== undefined;
  return (
    <th
      data-slot="data-table-head"
      scope="col"
      style={pinStyle(place)}
      // Without it the handle's name would be read as part of the head with every cell.
      aria-label={id === SELECT_ID ? undefined : id === ACTIONS_ID ? text.rowActions : column?.header}
      {...(sortable ? { 'aria-sort': sorted } : {})}
      className={cn(
        cellClass(place),
        'sb:group/head sb:sticky sb:top-0 sb:h-9 sb:bg-surface sb:py-0 sb:text-xs sb:font-medium sb:whitespace-nowrap sb:text-muted',
        pin ? 'sb:z-[11]' : 'sb:z-sticky',
        id === SELECT_ID && 'sb:px-2',
      )}
    >
      {id === SELECT_ID ? (
        <PageCheckbox state={props.pageState} onSelectPage={props.onSelectPage} />
      ) : id === ACTIONS_ID ? (
        <span data-slot="data-table-actions-head" className="sb:sr-only">
          {text.rowActions}
        </span>
      ) : column ? (
        <>
          {sortable ? <SortButton column={column} sorted={sorted} onSort={onSort} /> : <HeadLabel column={column} />}
          {onResize && (
            <ResizeHandle
              column={column}
              width={widths[id] ?? 0}
              onResize={(change) => onResize(id, change)}
              onReset={() => onResetWidth(id)}
            />
          )}
        </>
      ) : null}
    </th>
  );
}

function HeadLabel<Row>({ column }: { column: DataTableColumn<Row> }): ReactNode {
  return (
    <span data-slot="data-table-head-label" title={column.description ?? column.header} className="sb:block sb:truncate">
      {column.header}
    </span>
  );
}

interface SortButtonProps<Row> {
  column: DataTableColumn<Row>;
  sorted: 'none' | 'ascending' | 'descending';
  onSort: (id: string) => void;
}

function SortButton<Row>({ column, sorted, onSort }: SortButtonProps<Row>): ReactNode {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      data-slot="data-table-sort"
      type="button"
      title={column.description ?? column.header}
      onClick={() => onSort(column.id)}
      className={cn(
        'sb:flex sb:h-control-sm sb:w-full sb:min-w-0 sb:cursor-pointer sb:items-center sb:gap-1 sb:rounded-control sb:-outline-offset-1 sb:outline-focus sb:hover:text-text sb:focus-visible:outline-2',
        column.kind === 'number' && 'sb:flex-row-reverse',
        sorted !== 'none' && 'sb:font-semibold sb:text-text',
      )}
    >
      <span data-slot="data-table-head-label" className="sb:truncate">
        {column.header}
      </span>
      <Arrow
        data-slot="data-table-sort-icon"
        size={14}
        aria-hidden
        className={cn(
          'sb:shrink-0',
          sorted === 'none' && 'sb:opacity-0 sb:group-hover/head:opacity-60 sb:group-focus-within/head:opacity-60',
        )}
      />
    </button>
  );
}

/** The checkbox that stands for all rows of the page. */
export function PageCheckbox({
  state,
  onSelectPage,
}: {
  state: 'none' | 'some' | 'all';
  onSelectPage: (chosen: boolean) => void;
}): ReactNode {
  const text = useOverlaysText();
  return (
    <span data-slot="data-table-select" className="sb:flex sb:pb-[0.15625rem]">
      <Checkbox
        label={text.selectPage}
        hideLabel
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onCheckedChange={(checked) => onSelectPage(checked)}
        className="sb:p-1"
      />
    </span>
  );
}
