import type { ComponentProps, ReactNode, RefObject } from 'react';

import { cn } from '../../../lib/cn.js';
import type { DataTableDensity } from '../data-table.types.js';
import { followRowLink } from '../row-link.js';
import type { GridFocus } from '../use-grid-focus.js';
import { BodyRows, type RowParts } from './body-rows.js';
import { SkeletonRows } from './skeleton-rows.js';
import { VirtualRows } from './virtual-rows.js';

/** Row height of each density, as a custom property. */
export const ROW: Record<DataTableDensity, string> = {
  sm: 'sb:[--sb-row:var(--sb-spacing-row-sm)]',
  md: 'sb:[--sb-row:var(--sb-spacing-row-md)]',
  lg: 'sb:[--sb-row:var(--sb-spacing-row-lg)]',
};

interface TableViewProps<Row> extends RowParts<Row> {
  label: string;
  density: DataTableDensity;
  loading: boolean;
  /** Number of skeleton rows. */
  skeletons: number;
  /** A message replaces the rows. */
  hideRows: boolean;
  head: ReactNode;
  totals: ReactNode;
  virtual: boolean;
  /** Height of a row of a virtual table in px. */
  rowHeight: number;
  /** Height of the container in px when its width was measured. */
  firstHeight: number;
  detailHeight: number;
  region: RefObject<HTMLElement | null>;
  focus: GridFocus;
  /** A click on a row follows its link. */
  rowLinks: boolean;
  /** Handlers for pointer or focus on the header. */
  headHandlers: Pick<ComponentProps<'thead'>, 'onPointerEnter' | 'onFocus'>;
}

/** The native table. */
export function TableView<Row>(props: TableViewProps<Row>): ReactNode {
  const { label, density, loading, skeletons, hideRows, head, totals, virtual, rowHeight, firstHeight, detailHeight, ...others } = props;
  const { region, focus, headHandlers, rowLinks, ...parts } = others;
  const { placement, grid, rows } = parts;
  const counted = virtual || grid;
  const table = (
    <table
      data-slot="data-table-table"
      {...(grid ? { role: rows.tree ? 'treegrid' : 'grid' } : {})}
      {...(grid && parts.isSelected ? { 'aria-multiselectable': true } : {})}
      aria-rowcount={counted ? rows.list.count + 1 + (totals ? 1 : 0) : undefined}
      aria-colcount={virtual ? placement.placed.length : undefined}
      aria-busy={loading || undefined}
      style={{
        inlineSize: placement.totalWidth,
        ...placement.offsets,
        ...(virtual ? { '--sb-row': `${rowHeight}px` } : {}),
        ...(rows.tree ? { '--sb-levels': rows.list.levels } : {}),
      }}
      className={cn('sb:table-fixed sb:border-separate', ROW[density])}
      {...focus.handlers}
    >
      <caption data-slot="data-table-caption" className="sb:sr-only">
        {label}
      </caption>
      <colgroup data-slot="data-table-columns">
        {placement.placed.map(({ id }) => (
          <col key={id} style={{ inlineSize: placement.widths[id] }} />
        ))}
      </colgroup>
      <thead data-slot="data-table-heads" {...headHandlers}>
        {head}
      </thead>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a larger target of the link, which has the keys */}
      <tbody data-slot="data-table-body" {...(rowLinks ? { onClick: followRowLink, className: 'sb:cursor-pointer' } : {})}>
        {skeletons > 0 && <SkeletonRows placed={placement.placed} count={skeletons} />}
        {skeletons === 0 &&
          !hideRows &&
          (virtual ? (
            <VirtualRows {...{ ...parts, rowHeight, firstHeight, detailHeight, region }} focusedRow={focus.focusedRow} />
          ) : (
            <BodyRows {...parts} />
          ))}
      </tbody>
      {totals && !hideRows && skeletons === 0 && <tfoot data-slot="data-table-foot">{totals}</tfoot>}
    </table>
  );
  if (!grid) return table;
  return (
    <>
      <GridEdge edge="start" />
      {table}
      <GridEdge edge="end" />
    </>
  );
}

/** Element that takes focus when Tab leaves the grid, so that the browser continues from the border of the grid. */
function GridEdge({ edge }: { edge: 'start' | 'end' }): ReactNode {
  return <span data-slot="data-table-edge" data-edge={edge} tabIndex={-1} className="sb:sr-only" />;
}
