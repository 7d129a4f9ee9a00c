import { memo, type KeyboardEvent, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useOverlaysText, useTableText } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import type { DataTableColumnMenu, DataTableSort } from '../data-table.types.js';
import { ACTIONS_ID, EXPAND_ID, SELECT_ID } from '../own-columns.js';
import type { ColumnMenuSource } from '../use-column-menu.js';
import type { LayoutControl } from '../use-layout-control.js';
import type { PlacedColumn } from '../use-column-placement.js';
import { cellClass, pinStyle } from './cell-style.js';
import { ColumnMenuButton } from './column-menu-button.js';
import { ResizeHandle } from './resize-handle.js';
import { SortButton } from './sort-button.js';

export interface HeadRowProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  sorts: readonly DataTableSort[];
  /** Undefined when sorting is not available. */
  onSort: ((id: string, add: boolean) => void) | undefined;
  onSortTo: ((id: string, direction: DataTableSort['direction'] | 'none') => void) | undefined;
  pageState: 'none' | 'some' | 'all';
  /** The checkbox represents more than a page. */
  allRows: boolean;
  onSelectPage: (chosen: boolean) => void;
  control: LayoutControl;
  renderColumnMenu: ((menu: DataTableColumnMenu<Row>) => ReactNode) | undefined;
  /** The built-in column menu, if enabled. */
  menus: ColumnMenuSource | undefined;
  onFilterColumn: ((id: string) => void) | undefined;
  onFitWidth: (id: string) => void;
  /** In a grid: id of the column whose header takes focus, or none. Undefined in a table. */
  active: string | undefined;
  /** Set when not all rows are rendered. */
  numbered: boolean;
}

function Heads<Row>({ placed, numbered, ...rest }: HeadRowProps<Row>): ReactNode {
  const columnCount = placed.filter(({ column }) => column !== undefined).length;
  return (
    <tr data-slot="data-table-head-row" data-row=":head" aria-rowindex={numbered ? 1 : undefined} className="sb:bg-surface">
      {placed.map((place) => (
        <HeadCell key={place.id} place={place} columnCount={columnCount} {...rest} />
      ))}
    </tr>
  );
}

/** Header row: names, sorting, widths, and the checkbox of the page. Not re-rendered with every response. */
export const HeadRow = memo(Heads) as typeof Heads;

interface HeadCellProps<Row> extends Omit<HeadRowProps<Row>, 'placed' | 'numbered'> {
  place: PlacedColumn<Row>;
  /** Number of visible columns of the caller. */
  columnCount: number;
}

function HeadCell<Row>({ place, ...props }: HeadCellProps<Row>): ReactNode {
  const { sorts, onSort, control, active } = props;
  const overlays = useOverlaysText();
  const text = useTableText();
  const { id, column, pin } = place;
  const [primary] = sorts;
  const sortable = column?.sortable === true && onSort !== undefined;
  // An explicit name: otherwise the names of handle and menu would be read with every cell.
  const name = column?.header ?? { [ACTIONS_ID]: overlays.rowActions, [EXPAND_ID]: text.details }[id];
  const handleKey = (event: KeyboardEvent): void => {
    if (!column || !control.onMove || !event.ctrlKey || !event.shiftKey) return;
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const towardsEnd = (event.key === 'ArrowRight') === (getComputedStyle(event.currentTarget).direction !== 'rtl');
    control.onMove(id, towardsEnd ? 1 : -1);
  };
  return (
    <th
      data-slot="data-table-head"
      data-column={id}
      data-movable={column && control.onMove ? '' : undefined}
      scope="col"
      style={pinStyle(place)}
      aria-label={name}
      tabIndex={active === undefined ? undefined : active === id ? 0 : -1}
      {...(sortable ? { 'aria-sort': primary?.id === id ? primary.direction : 'none' } : {})}
      onKeyDown={handleKey}
      className={cn(
        cellClass(place),
        'sb:group/head sb:sticky sb:top-0 sb:h-9 sb:bg-surface sb:py-0 sb:text-xs sb:font-medium sb:whitespace-nowrap sb:text-muted',
        'sb:-outline-offset-2 sb:outline-focus sb:focus-visible:outline-2 sb:data-drop:bg-primary-soft sb:data-[drop=end]:border-e-2 sb:data-[drop=start]:border-s-2 sb:data-drop:border-primary',
        pin ? 'sb:z-[11]' : 'sb:z-sticky',
        id === SELECT_ID && 'sb:px-2',
      )}
    >
      {id === SELECT_ID ? (
        <PageCheckbox state={props.pageState} allRows={props.allRows} onSelectPage={props.onSelectPage} />
      ) : column ? (
        <HeadContent {...props} place={place} sortable={sortable} />
      ) : (
        <span data-slot="data-table-actions-head" className="sb:sr-only">
          {name}
        </span>
      )}
    </th>
  );
}

function HeadContent<Row>({ place, sortable, ...props }: HeadCellProps<Row> & { sortable: boolean }): ReactNode {
  const { widths, sorts, onSort, control } = props;
  const { id, column } = place;
  if (!column) return null;
  const at = sorts.findIndex((sort) => sort.id === id);
  const sorted = sorts[at]?.direction ?? 'none';
  const { onResize } = control;
  const label =
    sortable && onSort ? (
      <SortButton column={column} sorted={sorted} place={sorts.length > 1 ? at + 1 : 0} onSort={onSort} />
    ) : (
      <span data-slot="data-table-head-label" data-drag title={column.description ?? column.header} className="sb:block sb:truncate">
        {column.header}
      </span>
    );
  return (
    <>
      {props.renderColumnMenu || props.menus ? (
        <span
          data-slot="data-table-head-content"
          className={cn('sb:flex sb:items-center sb:gap-1', column.kind === 'number' && 'sb:justify-end')}
        >
          <span data-slot="data-table-head-name" className="sb:min-w-0 sb:grow">
            {label}
          </span>
          <HeadMenu {...props} menu={menuOf({ ...props, place, column, sorted, sortable })} />
        </span>
      ) : (
        label
      )}
      {onResize && (
        <ResizeHandle
          column={column}
          width={widths[id] ?? 0}
          onResize={(change) => onResize(id, change)}
          onReset={() => control.onResetWidth(id)}
        />
      )}
    </>
  );
}

interface HeadMenuProps<Row> extends Pick<HeadRowProps<Row>, 'renderColumnMenu' | 'menus'> {
  menu: DataTableColumnMenu<Row>;
}

function HeadMenu<Row>({ renderColumnMenu, menus, menu }: HeadMenuProps<Row>): ReactNode {
  if (renderColumnMenu) return renderColumnMenu(menu);
  if (!menus) return null;
  const { View, pressed, onPress } = menus;
  const { id, header } = menu.column;
  if (View) return <View menu={menu} openAtOnce={pressed === id} />;
  // On press already: the button may be replaced before the release.
  return <ColumnMenuButton column={header} onPointerDown={({ button }) => button === 0 && onPress(id)} onClick={() => onPress(id)} />;
}

type MenuOf<Row> = HeadCellProps<Row> & Pick<DataTableColumnMenu<Row>, 'column' | 'sorted'> & { sortable: boolean };

function menuOf<Row>({ place, column, sorted, sortable, ...props }: MenuOf<Row>): DataTableColumnMenu<Row> {
  const { onSortTo, control, onFilterColumn, onFitWidth } = props;
  const { onMove } = control;
  const { id, pin } = place;
  const kept = onMove !== undefined;
  return {
    column,
    sorted,
    onSort: sortable && onSortTo ? (direction) => onSortTo(id, direction) : undefined,
    pin,
    onPin: (side) => control.onPin(id, side),
    onMoveToStart: onMove && control.canMove(id, -1) ? () => onMove(id, -1) : undefined,
    onMoveToEnd: onMove && control.canMove(id, 1) ? () => onMove(id, 1) : undefined,
    onHide: column.alwaysShown ? undefined : () => control.onHide(id),
    kept,
    last: props.columnCount === 1,
    onFilter: column.filterable && onFilterColumn ? () => onFilterColumn(id) : undefined,
    onFitWidth: kept && !column.wrap ? () => onFitWidth(id) : undefined,
    resized: control.isResized(id),
    onResetWidth: () => control.onResetWidth(id),
  };
}

interface PageCheckboxProps {
  state: 'none' | 'some' | 'all';
  allRows: boolean;
  onSelectPage: (chosen: boolean) => void;
}

/** Checkbox of all rows on the page, or of all matching rows. */
export function PageCheckbox({ state, allRows, onSelectPage }: PageCheckboxProps): ReactNode {
  const overlays = useOverlaysText();
  const text = useTableText();
  return (
    <span data-slot="data-table-select" className="sb:flex sb:pb-[--spacing(0.625)]">
      <Checkbox
        label={allRows ? text.selectAllRows : overlays.selectPage}
        hideLabel
        checked={state === 'all'}
        indeterminate={state === 'some'}
        onCheckedChange={(checked) => onSelectPage(checked)}
        className="sb:p-1"
      />
    </span>
  );
}
