import { memo, type ReactNode } from 'react';

import { useOverlaysText } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import { ACTIONS_ID, EXPAND_ID, SELECT_ID } from '../own-columns.js';
import type { PlacedColumn } from '../use-column-placement.js';
import { DetailToggle, TreeCell } from './expand-parts.js';

export type SelectRow = (change: { id: string; chosen: boolean; range: boolean }) => void;

export interface BodyRowProps<Row> {
  id: string;
  row: Row;
  /** Name of the row, for its controls. */
  name: string;
  placed: readonly PlacedColumn<Row>[];
  selected: boolean;
  /** Highlighted, because its details are shown beside the table. */
  current: boolean;
  /** Undefined in a table without selection. */
  selectable: boolean;
  onSelect: SelectRow;
  rowActions: ((row: Row) => ReactNode) | undefined;
  /** Number of the row among all, header included, where not all are rendered. */
  position: number | undefined;
  /** 0 in a table without sub-rows. */
  level: number;
  expandable: boolean;
  expanded: boolean;
  onToggle: (id: string) => void;
  /** Id of its details. */
  detailId: string | undefined;
  /** In a grid: id of the column whose cell takes focus, or none. Undefined in a table. */
  active: string | undefined;
}

/** Value of `active` for a row of a grid without the cell that takes focus. */
export const NO_CELL = ':none';

function Body<Row>(props: BodyRowProps<Row>): ReactNode {
  const { id, placed, selected, selectable, level, position, active } = props;
  const grid = active !== undefined;
  return (
    <tr
      data-slot="data-table-row"
      data-row={id}
      data-state={selected ? 'selected' : 'idle'}
      aria-rowindex={position}
      aria-current={props.current || undefined}
      {...(grid && selectable ? { 'aria-selected': selected } : {})}
      {...(grid && level > 0 ? { 'aria-level': level, ...(props.expandable ? { 'aria-expanded': props.expanded } : {}) } : {})}
      className="sb:group/row sb:bg-surface sb:hover:bg-sunken sb:data-[state=selected]:bg-primary-soft sb:aria-[current]:bg-primary-soft"
    >
      {placed.map((place) => {
        if (place.span !== undefined) return <Gap key={place.id} span={place.span} />;
        const Cell = place.column?.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={place.id}
            data-slot="data-table-cell"
            data-column={place.id}
            aria-colindex={position === undefined ? undefined : place.number}
            scope={place.column?.rowHeader ? 'row' : undefined}
            tabIndex={grid ? (active === place.id ? 0 : -1) : undefined}
            style={place.cellStyle}
            className={place.cellClass}
          >
            {cellContent(place, props)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** Spacer for columns out of view. */
function Gap({ span }: { span: number }): ReactNode {
  return (
    <td
      data-slot="data-table-gap"
      aria-hidden="true"
      colSpan={span}
      className="sb:border-b sb:border-border sb:group-last/row:border-b-0"
    />
  );
}

function cellContent<Row>(place: PlacedColumn<Row>, props: BodyRowProps<Row>): ReactNode {
  const { id, row, name, selected, onSelect, level, expandable, expanded, onToggle, detailId } = props;
  if (place.id === SELECT_ID) return <RowCheckbox {...{ id, name, selected, onSelect }} />;
  if (place.id === ACTIONS_ID) return props.rowActions?.(row);
  if (place.id === EXPAND_ID) return expandable ? <DetailToggle {...{ id, name, expanded, onToggle, detailId }} /> : null;
  const content = place.column?.cell(row);
  return level > 0 && place.first ? (
    <TreeCell {...{ id, name, level, expandable, expanded, onToggle }} wrap={place.column?.wrap ?? false}>
      {content}
    </TreeCell>
  ) : (
    content
  );
}

/** One row. Re-rendered only when the row, the columns or its own selection change. */
export const BodyRow = memo(Body) as typeof Body;

interface RowCheckboxProps {
  id: string;
  name: string;
  selected: boolean;
  onSelect: SelectRow;
}

/** Checkbox of one row. With Shift it selects all rows since the last one. */
export function RowCheckbox({ id, name, selected, onSelect }: RowCheckboxProps): ReactNode {
  const text = useOverlaysText();
  return (
    <span data-slot="data-table-select" className="sb:flex sb:pb-[--spacing(0.625)]">
      <Checkbox
        label={text.selectRow(name)}
        hideLabel
        checked={selected}
        onChange={({ currentTarget, nativeEvent }) =>
          onSelect({ id, chosen: currentTarget.checked, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey })
        }
        className="sb:p-1"
      />
    </span>
  );
}
