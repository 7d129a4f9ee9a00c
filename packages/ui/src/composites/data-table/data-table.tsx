import { useCallback, useId, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';

import { cn } from '../../lib/cn.js';
import { useOverlaysText } from '../../lib/ui-provider.js';
import type { ColumnLayout } from '../column-layout/index.js';
import { CardBar, CardList } from './components/card-list.js';
import { HeadRow } from './components/head-row.js';
import { ProgressLine, TableFooter, TableMessage } from './components/table-frame.js';
import { TableRegion } from './components/table-region.js';
import { ROW, TableView } from './components/table-view.js';
import { TotalsRow } from './components/totals-row.js';
import { NO_CELL } from './components/body-row.js';
import type {
  DataTableCardParts,
  DataTableColumn,
  DataTableColumnMenu,
  DataTableDensity,
  DataTableExpansion,
  DataTableSelection,
  DataTableSort,
} from './data-table.types.js';
import { useColumnDrag } from './use-column-drag.js';
import { useColumnMenu } from './use-column-menu.js';
import { useElementWidth } from './use-element-width.js';
import { useGridFocus } from './use-grid-focus.js';
import { useHydrating } from './use-hydrating.js';
import { useLayoutControl } from './use-layout-control.js';
import { useRowList } from './use-row-list.js';
import { useRowSelection } from './use-row-selection.js';
import { useSorting } from './use-sorting.js';
import { useColumnPlacement } from './use-column-placement.js';

export interface DataTableProps<Row extends object> extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** Accessible name of the table: “Ocean bills”. */
  label: string;
  /** Columns in their default order. Keep the array stable: a new one re-renders every row. */
  columns: readonly DataTableColumn<Row>[];
  /**
   * Rows of this page, sorted and filtered by the server, or the result of `useClientRows`; undefined until the first response. Keep the
   * array stable.
   */
  rows: readonly Row[] | undefined;
  /** Id of a row. Keep the function stable, like the columns. */
  getRowId: (row: Row) => string;
  /**
   * Name of a row, for its checkbox.
   * @default its id
   */
  getRowName?: (row: Row) => string;
  /** Sorting; null for the order of `rows`; several with the most important first. */
  sort?: DataTableSort | readonly DataTableSort[] | null;
  onSortChange?: (sort: DataTableSort | null) => void;
  /** Called with the sorting by several columns, most important first: Shift adds a column. */
  onSortsChange?: (sorts: readonly DataTableSort[]) => void;
  /** Ids of selected rows on all pages. Enables the checkboxes of rows. */
  selection?: ReadonlySet<string>;
  onSelectionChange?: (selection: ReadonlySet<string>) => void;
  /** Alternative to `selection` that can also hold “all matching rows except these”, which is then the meaning of the header's checkbox. */
  rowSelection?: DataTableSelection;
  onRowSelectionChange?: (selection: DataTableSelection) => void;
  /** Controlled order, visibility, pins and widths. Without it the layout is uncontrolled. */
  layout?: ColumnLayout;
  /**
   * Called with a changed layout; widths change once, at the end of a drag. Enables resizing and moving; without `layout` and this, the
   * layout is uncontrolled.
   */
  onLayoutChange?: (layout: ColumnLayout) => void;
  /**
   * Menu in the header of each column: sort, filter, pin, move, width, hide. Off by default, since it is one more tab stop per header, and
   * lists with a ColumnChooser offer most of it.
   */
  columnMenu?: boolean;
  /** Called when the user filters by a column in its menu. Offered for columns that are `filterable`. */
  onFilterColumn?: (id: string) => void;
  /** Custom menu beside the name, instead of `columnMenu`. Keep the function stable, like the columns. */
  renderColumnMenu?: (menu: DataTableColumnMenu<Row>) => ReactNode;
  /** @default 'md' */
  density?: DataTableDensity;
  /** Expandable rows. Keep its functions stable, like the columns. */
  expansion?: DataTableExpansion<Row>;
  /** Id of the row whose details are shown beside the table; it is highlighted. */
  currentRow?: string | undefined;
  /**
   * A click anywhere on a row follows the link in its row header. The link stays the way by keyboard.
   * @default false
   */
  rowLinks?: boolean;
  /** Actions on one row: an icon button or a menu. Keep the function stable, like the columns. */
  rowActions?: (row: Row) => ReactNode;
  /**
   * Width in px.
   * @default 52, one icon button
   */
  rowActionsWidth?: number;
  /** A response is pending. Without rows, skeletons are shown; with rows, those stay under a progress line. */
  loading?: boolean;
  /** Rows are refetched in the background: a progress line without an announcement. */
  refreshing?: boolean;
  /**
   * Number of skeleton rows.
   * @default 10
   */
  skeletonRows?: number;
  /** Error with a retry: an ErrorState. Replaces the rows. */
  error?: ReactNode;
  /** The user may not see these rows: true for a plain sentence, or custom content. Replaces the rows. */
  noPermission?: ReactNode;
  /** Whether filters are set: decides between `emptyState` and `noMatchState`. */
  filtered?: boolean;
  /**
   * Content without any rows.
   * @default a plain sentence
   */
  emptyState?: ReactNode;
  /**
   * Content when no row matches the filters.
   * @default a plain sentence
   */
  noMatchState?: ReactNode;
  /** Footer below the rows, in the same surface: BulkBar and Pagination. */
  footer?: ReactNode;
  /** Renders a row as a card in a narrow container. */
  renderCard?: (row: Row, parts: DataTableCardParts) => ReactNode;
  /**
   * Container width in px below which rows are cards.
   * @default 640
   */
  cardsBelow?: number;
  /**
   * `fill` takes the height of its container and scrolls inside, under a sticky header; `content` is as high as its rows.
   * @default 'content'
   */
  height?: 'content' | 'fill';
  /** Renders only the rows in view, with a uniform height, for many rows. It fills its container, which needs a height. */
  virtual?: boolean;
  /**
   * `grid` makes the table a single tab stop with arrow keys between cells, for tables that users work in all day; in a
   * `table` Tab goes through the controls. A tree is a `treegrid` in a grid.
   * @default 'table'
   */
  mode?: 'table' | 'grid';
}

// Stable identity, so that a table without rows does not recompute on every render.
const NO_ROWS: readonly never[] = [];
const DETAIL_HEIGHT = 160;

/**
 * Rows in columns, by page or all at once. Data, order, selection and page are controlled by the caller.
 * @typeParam Row Object of one row, of any shape; columns read its fields.
 */
export function DataTable<Row extends object>({
  label,
  columns,
  rows: givenRows,
  getRowId,
  getRowName,
  sort,
  onSortChange,
  onSortsChange,
  selection,
  onSelectionChange,
  rowSelection,
  onRowSelectionChange,
  layout,
  onLayoutChange,
  columnMenu = false,
  onFilterColumn,
  renderColumnMenu,
  density = 'md',
  expansion,
  currentRow,
  rowLinks = false,
  rowActions,
  rowActionsWidth = 52,
  loading = false,
  refreshing = false,
  skeletonRows = 10,
  error,
  noPermission,
  filtered = false,
  emptyState,
  noMatchState,
  footer,
  renderCard,
  cardsBelow = 640,
  height = 'content',
  virtual = false,
  mode = 'table',
  className,
  ...rest
}: DataTableProps<Row>): ReactNode {
  const id = useId();
  const overlays = useOverlaysText();
  const region = useRef<HTMLDivElement>(null);
  const { width: room, height: firstHeight } = useElementWidth(region);
  // Rows of a virtual table have one height in whole px: the width of an invisible element.
  const probe = useRef<HTMLSpanElement>(null);
  const rowHeight = useElementWidth(probe).width || 44;
  const hydrating = useHydrating();
  const cards = renderCard !== undefined && room > 0 && room < cardsBelow;
  const grid = mode === 'grid' && !cards;
  const fills = height === 'fill' || virtual;
  // Content that depends on the size is not rendered twice: the size is known before the first paint.
  const ready = !virtual || room > 0 || hydrating;

  const data = givenRows ?? NO_ROWS;
  const rows = useRowList(data, getRowId, expansion);
  const chosen = rowSelection ?? (selection && { ids: selection });
  const selecting = useRowSelection({
    list: rows.list,
    selection: chosen,
    onSelectionChange: (next) => {
      onRowSelectionChange?.(next);
      if ('ids' in next) onSelectionChange?.(next.ids);
    },
    beyond: rowSelection !== undefined,
  });
  const { shownLayout, controlFor } = useLayoutControl({ columns, layout, onLayoutChange });
  const placement = useColumnPlacement({
    columns,
    layout: shownLayout,
    selectable: chosen !== undefined,
    expandable: rows.details,
    actionsWidth: rowActions ? rowActionsWidth : 0,
    room: cards ? 0 : room,
  });
  const control = useMemo(() => controlFor(placement.widths), [controlFor, placement.widths]);
  const sorting = useSorting({ sort, onSortChange, onSortsChange });
  const focus = useGridFocus({
    grid,
    virtual: virtual && !cards,
    region,
    rows,
    placed: placement.placed,
    rowHeight,
    selection: selecting,
    onSort: sorting.onSort,
  });
  const startDrag = useColumnDrag({ region, heads: placement.placed, onDrop: cards ? undefined : control.onDrop });

  const { menus, onNear } = useColumnMenu(columnMenu && renderColumnMenu === undefined && !cards, region);
  const { totalWidth } = placement;
  const handleFit = useCallback(
    (columnId: string): void => {
      const column = columns.find((one) => one.id === columnId);
      const table = region.current?.querySelector('table');
      if (!column || !table) return;
      void import('./fit-width.js').then(({ fitWidth }) =>
        control.onResize?.(columnId, { width: fitWidth(table, column, totalWidth), done: true }),
      );
    },
    [columns, control, totalWidth],
  );

  const { count } = rows.list;
  const refused = noPermission !== undefined && noPermission !== false && noPermission !== null;
  const waiting = loading && count === 0 && error === undefined && !refused;
  const silent = !refused && error === undefined && (count > 0 || waiting);
  const allRows = rowSelection !== undefined || virtual;
  const selectAll = { pageState: selecting.pageState, onSelectPage: selecting.onSelectPage, allRows };
  const parts = { currentRow, rowActions, isSelected: selecting.isSelected, onSelect: selecting.onSelect };
  const rowName = (row: Row, rowId: string): string => getRowName?.(row) ?? rowId;
  const counted = virtual || grid;
  const hasTotals = columns.some(({ total }) => total !== undefined);

  return (
    <div
      data-slot="data-table"
      data-layout={cards ? 'cards' : 'table'}
      {...rest}
      className={cn(
        'sb:relative sb:flex sb:min-w-0 sb:flex-col sb:text-sm sb:text-text',
        fills && 'sb:h-full sb:min-h-0',
        !cards && 'sb:overflow-hidden sb:rounded-surface sb:border sb:border-border sb:bg-surface',
        className,
      )}
    >
      <output data-slot="data-table-status" className="sb:sr-only">
        {loading ? overlays.tableLoading : ''}
      </output>
      {/* The key measures another density at once. */}
      {virtual && (
        <span data-slot="data-table-probe" ref={probe} className={`sb:invisible sb:absolute sb:w-[var(--sb-row)] ${ROW[density]}`} />
      )}
      {(loading || refreshing) && !waiting && <ProgressLine />}
      {cards && !refused && (
        <CardBar
          {...{ columns, ...selectAll }}
          sort={sorting.sorts[0] ?? null}
          onSortChange={sorting.onSingle}
          selectable={chosen !== undefined}
        />
      )}
      <TableRegion
        region={region}
        label={cards || grid ? undefined : label}
        contentKey={cards ? 'cards' : ready ? 'table' : 'nothing'}
        fills={fills}
        openEnd={placement.placed.at(-1)?.pin !== 'end'}
        style={cards ? undefined : placement.scrollPadding}
      >
        {!ready ? null : cards ? (
          silent && (
            <CardList
              {...{ id, label, rows, rowName, renderCard, expansion, ...parts }}
              skeletons={waiting ? Math.min(skeletonRows, 4) : 0}
            />
          )
        ) : (
          <TableView
            {...{
              id,
              label,
              placement,
              rows,
              density,
              loading,
              rowName,
              region,
              focus,
              grid,
              room,
              rowHeight,
              firstHeight,
              virtual,
              rowLinks,
              ...parts,
            }}
            active={focus.active}
            expansion={expansion}
            // The skeleton of a sub-row is as high as a row.
            detailHeight={rows.tree ? rowHeight : (expansion?.detailHeight ?? DETAIL_HEIGHT)}
            headHandlers={{
              onFocus: onNear,
              onPointerEnter: () => {
                startDrag();
                onNear();
              },
            }}
            skeletons={waiting ? skeletonRows : 0}
            hideRows={!silent}
            head={
              <HeadRow
                {...{ placed: placement.placed, widths: placement.widths, control, renderColumnMenu, menus, onFilterColumn, ...selectAll }}
                onFitWidth={handleFit}
                {...{ sorts: sorting.sorts, onSort: sorting.onSort, onSortTo: sorting.onSortTo }}
                numbered={counted}
                active={focus.active && (focus.active.index < 0 ? focus.active.column : NO_CELL)}
              />
            }
            totals={hasTotals && <TotalsRow placed={placement.placed} rows={data} position={counted ? count + 2 : undefined} />}
          />
        )}
        {!silent && <TableMessage {...{ room, error, noPermission, refused, filtered, emptyState, noMatchState }} />}
      </TableRegion>
      {footer !== undefined && !refused && <TableFooter cards={cards}>{footer}</TableFooter>}
    </div>
  );
}
