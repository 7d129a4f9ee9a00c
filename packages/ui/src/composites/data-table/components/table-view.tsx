import type { ReactNode } from 'react';

import { cn } from '../../../lib/cn.js';
import type { DataTableDensity } from '../data-table.types.js';
import type { TablePlan } from '../use-table-plan.js';
import { BodyRow, type SelectRow } from './body-row.js';
import { SkeletonRows } from './skeleton-rows.js';

const ROW: Record<DataTableDensity, string> = {
  sm: 'sb:[--sb-row:var(--sb-spacing-row-sm)]',
  md: 'sb:[--sb-row:var(--sb-spacing-row-md)]',
  lg: 'sb:[--sb-row:var(--sb-spacing-row-lg)]',
};

interface TableViewProps<Row extends object> {
  label: string;
  plan: TablePlan<Row>;
  density: DataTableDensity;
  loading: boolean;
  /** Skeleton rows to draw instead of rows. */
  skeletons: number;
  /** A message stands in the place of the rows. */
  hideRows: boolean;
  head: ReactNode;
  rowName: (row: Row, id: string) => string;
  rowActions: ((row: Row) => ReactNode) | undefined;
  selection: ReadonlySet<string> | undefined;
  onSelect: SelectRow;
}

/** The native table. */
export function TableView<Row extends object>(props: TableViewProps<Row>): ReactNode {
  const { label, plan, density, loading, skeletons, hideRows, head, rowName, rowActions, selection, onSelect } = props;
  return (
    <table
      data-slot="data-table-table"
      aria-busy={loading || undefined}
      style={{ inlineSize: plan.totalWidth, ...plan.offsets }}
      className={cn('sb:table-fixed sb:border-separate sb:border-spacing-0', ROW[density])}
    >
      <caption data-slot="data-table-caption" className="sb:sr-only">
        {label}
      </caption>
      <colgroup data-slot="data-table-columns">
        {plan.placed.map(({ id }) => (
          <col key={id} style={{ inlineSize: plan.widths[id] }} />
        ))}
      </colgroup>
      <thead data-slot="data-table-heads">{head}</thead>
      <tbody data-slot="data-table-body">
        {skeletons > 0 && <SkeletonRows placed={plan.placed} count={skeletons} />}
        {skeletons === 0 &&
          !hideRows &&
          plan.rows.map(({ id, original }) => (
            <BodyRow
              key={id}
              {...{ id, row: original, name: rowName(original, id), placed: plan.placed, onSelect, rowActions }}
              selected={selection?.has(id) ?? false}
            />
          ))}
      </tbody>
    </table>
  );
}
