import { memo, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useOverlaysText } from '../../../lib/ui-provider.js';
import { Checkbox } from '../../../components/checkbox/index.js';
import { ACTIONS_ID, SELECT_ID, type PlacedColumn } from '../use-table-plan.js';
import { cellClass, pinStyle } from './cell-style.js';

export type SelectRow = (change: { id: string; chosen: boolean; range: boolean }) => void;

interface BodyRowProps<Row> {
  id: string;
  row: Row;
  /** What the row is called, for its checkbox. */
  name: string;
  placed: readonly PlacedColumn<Row>[];
  selected: boolean;
  onSelect: SelectRow;
  rowActions: ((row: Row) => ReactNode) | undefined;
}

function Body<Row>({ id, row, name, placed, selected, onSelect, rowActions }: BodyRowProps<Row>): ReactNode {
  return (
    <tr
      data-slot="data-table-row"
      data-state={selected ? 'selected' : 'idle'}
      className="sb:group/row sb:bg-surface sb:hover:bg-sunken sb:data-[state=selected]:bg-primary-soft"
    >
      {placed.map((place) => {
        const { column } = place;
        const Cell = column?.rowHeader ? 'th' : 'td';
        return (
          <Cell
            key={place.id}
            data-slot="data-table-cell"
            {...(column?.rowHeader ? { scope: 'row' } : {})}
            style={pinStyle(place)}
            className={cn(
              cellClass(place),
              // So little space above and below that two lines of text fit into 44 px: half pixels would shift the lines.
              'sb:h-[var(--sb-row)] sb:py-0.5 sb:group-last/row:border-b-0',
              column?.wrap ? 'sb:wrap-anywhere' : 'sb:whitespace-nowrap',
              place.id === SELECT_ID ? 'sb:px-2' : place.id === ACTIONS_ID ? 'sb:px-1.5 sb:text-end' : 'sb:overflow-hidden',
              place.pin && 'sb:z-1',
            )}
          >
            {place.id === SELECT_ID ? (
              <RowCheckbox {...{ id, name, selected, onSelect }} />
            ) : place.id === ACTIONS_ID ? (
              rowActions?.(row)
            ) : (
              column?.cell(row)
            )}
          </Cell>
        );
      })}
    </tr>
  );
}

/** One row. Drawn anew only when itself, the columns or its own selection change. */
export const BodyRow = memo(Body) as typeof Body;

interface RowCheckboxProps {
  id: string;
  name: string;
  selected: boolean;
  onSelect: SelectRow;
}

/** The checkbox of one row. With Shift it takes all rows since the last one. */
export function RowCheckbox({ id, name, selected, onSelect }: RowCheckboxProps): ReactNode {
  const text = useOverlaysText();
  return (
    <span data-slot="data-table-select" className="sb:flex sb:pb-[0.15625rem]">
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
