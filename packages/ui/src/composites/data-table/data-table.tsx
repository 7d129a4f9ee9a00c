import { useMemo, useRef, useState, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import { EmptyState } from '../../components/empty-state/index.js';
import { resetWidth, setWidth, type ColumnLayout } from '../column-layout/index.js';
import { CardBar, CardList } from './components/card-list.js';
import { HeadRow } from './components/head-row.js';
import { TableView } from './components/table-view.js';
import { nextSort, pageState as stateOfPage } from './data-table.logic.js';
import type { DataTableCardParts, DataTableColumn, DataTableDensity, DataTableSort } from './data-table.types.js';
import { useElementWidth } from './use-element-width.js';
import { useRowSelection } from './use-row-selection.js';
import { useTablePlan } from './use-table-plan.js';
import { useUnderEdges } from './use-under-edges.js';

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** What the rows are: “Ocean bills”. */
  label: string;
  /** Columns in their own order. Keep the array stable: a new one draws every row anew. */
  columns: readonly DataTableColumn<Row>[];
  /** The rows of this page, sorted and filtered by the server; undefined until the first answer. Keep the array stable. */
  rows: readonly Row[] | undefined;
  getRowId: (row: Row) => string;
  /** What a row is called, for its checkbox. @default its id */
  getRowName?: (row: Row) => string;
  /** Null for the server's own order. */
  sort?: DataTableSort | null;
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Ids of chosen rows, of all pages. With it rows have checkboxes. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Order, visibility, pins and widths that a person has set. Without it the table keeps them itself. */
  layout?: ColumnLayout;
  /** Widths change once, at the end of a drag. Draws the handles; without `layout` and this, the table keeps widths itself. */
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** @default 'md' */
  density?: DataTableDensity;
  /** What can be done with one row: an icon button or a menu. Keep it stable, like the columns. */
  rowActions?: (row: Row) => ReactNode;
  /** In px. @default 52, one icon button */
  rowActionsWidth?: number;
  /** An answer is awaited. Without rows yet, skeletons stand in their place; with rows, those stay under a moving line. */
  loading?: boolean;
  /** How many skeletons. @default 10 */
  skeletonRows?: number;
  /** What went wrong, with a retry: an ErrorState. Takes the place of the rows. */
  error?: ReactNode;
  /** Whether filters are set: decides between `emptyState` and `noMatchState`. */
  filtered?: boolean;
  /** Shown when there is nothing at all. @default a plain sentence */
  emptyState?: ReactNode;
  /** Shown when nothing fits the filters. @default a plain sentence */
  noMatchState?: ReactNode;
  /** Below the rows, in the same surface: BulkBar and Pagination. */
  footer?: ReactNode;
  /** Draws a row as a card where the table has little room. */
  renderCard?: (row: Row, parts: DataTableCardParts) => ReactNode;
  /** Width of the table's place below which cards are drawn, in px. @default 640 */
  cardsBelow?: number;
  /**
   * `fill` takes the height of its place and scrolls inside, under a head that stays; `content` is as high as its rows.
   * @default 'content'
   */
  height?: 'content' | 'fill';
}

// Stable, so that a table without rows does not calculate anew with every render.
const NO_ROWS: readonly never[] = [];
const NO_LAYOUT: ColumnLayout = {};
const NO_SELECTION: ReadonlySet<string> = new Set();

/** Rows in columns, a page at a time. The caller owns data, order, selection and page; the table draws and asks. */
export function DataTable<Row extends object>({
  label,
  columns,
  rows,
  getRowId,
  getRowName,
  sort = null,
  onSortChange,
  selection,
  onSelectionChange,
  layout: givenLayout,
  onLayoutChange,
  density = 'md',
  rowActions,
  rowActionsWidth = 52,
  loading = false,
  skeletonRows = 10,
  error,
  filtered = false,
  emptyState,
  noMatchState,
  footer,
  renderCard,
  cardsBelow = 640,
  height = 'content',
  className,
  ...rest
}: DataTableProps<Row>): ReactNode {
  const text = useOverlaysText();
  const region = useRef<HTMLDivElement>(null);
  const room = useElementWidth(region);
  const [ownLayout, setOwnLayout] = useState(NO_LAYOUT);
  const [draft, setDraft] = useState<ColumnLayout>();
  const layout = givenLayout ?? ownLayout;
  const cards = renderCard !== undefined && room > 0 && room < cardsBelow;

  const plan = useTablePlan({
    columns,
    rows: rows ?? NO_ROWS,
    getRowId,
    layout: draft ?? layout,
    selectable: selection !== undefined,
    actionsWidth: rowActions ? rowActionsWidth : 0,
    room: cards ? 0 : room,
  });
  const under = useUnderEdges(region, cards ? 'cards' : 'table');
  const ids = useMemo(() => plan.rows.map(({ id }) => id), [plan.rows]);
  const { onSelect, onSelectPage } = useRowSelection({ ids, selection: selection ?? NO_SELECTION, onSelectionChange });
  const pageState = stateOfPage(ids, selection ?? NO_SELECTION);
  const rowName = (row: Row, id: string): string => getRowName?.(row) ?? id;
  const changeLayout = (next: ColumnLayout): void => {
    if (givenLayout === undefined) setOwnLayout(next);
    onLayoutChange?.(next);
  };
  const handleResize = (id: string, { width, done }: { width: number; done: boolean }): void => {
    const next = setWidth(layout, plan.widths, id, width);
    setDraft(done ? undefined : next);
    if (done) changeLayout(next);
  };

  const waiting = loading && plan.rows.length === 0 && error === undefined;
  const message =
    error ?? (plan.rows.length > 0 || waiting ? undefined : filtered ? (noMatchState ?? <NoMatch />) : (emptyState ?? <Empty />));
  const resizable = givenLayout === undefined || onLayoutChange !== undefined;

  return (
    <div
      data-slot="data-table"
      data-layout={cards ? 'cards' : 'table'}
      {...rest}
      className={cn(
        'sb:relative sb:flex sb:min-w-0 sb:flex-col sb:text-sm sb:text-text',
        height === 'fill' && 'sb:h-full sb:min-h-0',
        !cards && 'sb:overflow-hidden sb:rounded-surface sb:border sb:border-border sb:bg-surface',
        className,
      )}
    >
      <output data-slot="data-table-status" className="sb:sr-only">
        {loading ? text.tableLoading : ''}
      </output>
      {loading && !waiting && (
        <div data-slot="data-table-progress" className="sb:absolute sb:inset-x-0 sb:top-0 sb:z-[12] sb:h-0.5 sb:overflow-hidden">
          <div data-slot="data-table-progress-bar" className="sb:h-full sb:w-1/3 sb:bg-primary sb:motion-safe:animate-indeterminate" />
        </div>
      )}
      {cards && <CardBar {...{ columns, sort, onSortChange, pageState, onSelectPage }} selectable={selection !== undefined} />}
      <div
        data-slot="data-table-region"
        ref={region}
        data-under={under.edges}
        onScroll={under.onScroll}
        {...(under.scrolls && !cards ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {})}
        className={cn(
          'sb:group/table sb:relative sb:min-w-0 sb:overflow-auto sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2',
          height === 'fill' && 'sb:min-h-0 sb:grow',
        )}
      >
        {cards ? (
          message === undefined && (
            <CardList
              {...{ label, columns, rowName, renderCard, rowActions, selection, onSelect }}
              rows={plan.rows}
              skeletons={waiting ? Math.min(skeletonRows, 4) : 0}
            />
          )
        ) : (
          <TableView
            {...{ label, plan, density, loading, rowName, rowActions, selection, onSelect }}
            skeletons={waiting ? skeletonRows : 0}
            hideRows={message !== undefined}
            head={
              <HeadRow
                {...{ placed: plan.placed, widths: plan.widths, sort, pageState, onSelectPage }}
                onSort={onSortChange && ((id) => onSortChange(nextSort(sort, id)))}
                onResize={resizable ? handleResize : undefined}
                onResetWidth={(id) => changeLayout(resetWidth(layout, id))}
              />
            }
          />
        )}
        {message !== undefined && (
          // Stays in the middle of what is seen while the heads scroll sideways.
          <div data-slot="data-table-message" className="sb:sticky sb:inset-s-0" style={{ inlineSize: room || undefined }}>
            {message}
          </div>
        )}
      </div>
      {footer !== undefined && (
        <div
          data-slot="data-table-footer"
          className={cn(
            'sb:flex sb:min-h-11 sb:shrink-0 sb:flex-wrap sb:items-center sb:justify-between sb:gap-x-4 sb:gap-y-2 sb:py-1.5 sb:*:last:ms-auto',
            cards ? 'sb:pt-3' : 'sb:border-t sb:border-border sb:px-3',
          )}
        >
          {footer}
        </div>
      )}
    </div>
  );
}

function Empty(): ReactNode {
  return <EmptyState size="sm" title={useOverlaysText().emptyTitle} />;
}

function NoMatch(): ReactNode {
  const text = useOverlaysText();
  return <EmptyState size="sm" title={text.noMatchTitle} description={text.noMatchDescription} />;
}
