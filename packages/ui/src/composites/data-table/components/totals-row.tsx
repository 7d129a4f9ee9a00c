import { useMemo, type ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import { useTableText } from '../../../lib/ui-provider.js';
import { totalOf } from '../data-table.logic.js';
import { useFigure } from '../use-figure.js';
import type { PlacedColumn } from '../use-column-placement.js';
import { cellClass } from './cell-style.js';

interface TotalsRowProps<Row> {
  placed: readonly PlacedColumn<Row>[];
  rows: readonly Row[];
  position: number | undefined;
}

/** Totals of the columns, sticky while rows scroll. */
export function TotalsRow<Row>({ placed, rows, position }: TotalsRowProps<Row>): ReactNode {
  const text = useTableText();
  const figure = useFigure();
  const totals = useMemo(
    () =>
      new Map(
        placed.map(({ id, column }) => {
          const { total, value, formatTotal } = column ?? {};
          if (typeof total === 'function') return [id, total(rows)];
          const number = total && totalOf(total, value ? rows.map(value) : []);
          return [id, number === undefined ? null : (formatTotal?.(number) ?? figure(number))];
        }),
      ),
    [placed, rows, figure],
  );
  const named = placed.find(({ first }) => first);
  return (
    <tr data-slot="data-table-totals" aria-rowindex={position} className="sb:bg-surface">
      {placed.map((place) => {
        const isName = place === named && !place.column?.total;
        const Cell = isName ? 'th' : 'td';
        return (
          <Cell
            key={place.id}
            data-slot="data-table-total"
            scope={isName ? 'row' : undefined}
            style={place.cellStyle}
            className={cn(
              cellClass(place),
              'sb:sticky sb:bottom-0 sb:h-9 sb:truncate sb:border-t sb:border-b-0 sb:bg-surface sb:font-semibold',
              place.pin ? 'sb:z-[11]' : 'sb:z-sticky',
            )}
          >
            {isName ? text.totals : totals.get(place.id)}
          </Cell>
        );
      })}
    </tr>
  );
}
