import { Fragment, type ReactNode } from 'react';

import type { DataTableExpansion } from '../data-table.types.js';
import type { RowView } from '../row-list.logic.js';
import type { Rows } from '../use-row-list.js';
import type { TablePlan } from '../use-table-plan.js';
import { BodyRow, NO_CELL, type SelectRow } from './body-row.js';
import { DetailRow, FailedRow, WaitingRow } from './expand-parts.js';

/** Parts shared by every row. */
export interface RowParts<Row> {
  rows: Rows<Row>;
  plan: TablePlan<Row>;
  rowName: (row: Row, id: string) => string;
  rowActions: ((row: Row) => ReactNode) | undefined;
  expansion: DataTableExpansion<Row> | undefined;
  /** Id of the highlighted row. */
  currentRow: string | undefined;
  isSelected: ((id: string) => boolean) | undefined;
  onSelect: SelectRow;
  /** In a grid: the cell that takes focus. */
  active: { index: number; column: string } | undefined;
  grid: boolean;
  /** Width of the container in px. */
  room: number;
  /** Prefix of DOM ids. */
  id: string;
}

interface RowAtProps<Row> extends RowParts<Row> {
  /** Columns in view. */
  placed: TablePlan<Row>['placed'];
  view: RowView<Row>;
  index: number;
  /** Height of details in px, for rows of uniform height: then rows have their number too. */
  detailHeight: number | undefined;
}

/** One row with its expanded content. */
export function RowAt<Row>({ view, index, detailHeight, placed, ...parts }: RowAtProps<Row>): ReactNode {
  const { rows, plan, expansion, isSelected, active, grid } = parts;
  const renderDetail = expansion?.renderDetail;
  const { id, row, expanded, level, expandable } = view;
  const detailId = rows.details ? `${parts.id}-detail-${index}` : undefined;
  return (
    <Fragment>
      <BodyRow
        {...{ id, row, expandable, expanded, detailId }}
        name={parts.rowName(row, id)}
        placed={placed}
        selected={isSelected?.(id) ?? false}
        current={parts.currentRow === id}
        selectable={isSelected !== undefined}
        onSelect={parts.onSelect}
        rowActions={parts.rowActions}
        position={detailHeight === undefined && !grid ? undefined : index + 2}
        level={rows.tree ? level : 0}
        onToggle={rows.toggle}
        active={grid ? (active?.index === index ? active.column : NO_CELL) : undefined}
      />
      {expanded && detailId !== undefined && renderDetail && (
        <DetailRow id={detailId} span={plan.placed.length} room={parts.room} height={detailHeight}>
          {renderDetail(row)}
        </DetailRow>
      )}
      {view.waiting && <Pending {...{ view, expansion }} span={plan.placed.length} />}
    </Fragment>
  );
}

interface PendingProps<Row> extends Pick<RowParts<Row>, 'expansion'> {
  view: RowView<Row>;
  span: number;
}

/** Placeholder below an expanded row: its sub-rows are loading or failed to load. */
function Pending<Row>({ view: { row, level }, span, expansion }: PendingProps<Row>): ReactNode {
  return expansion?.isFailed?.(row) ? (
    <FailedRow {...{ level, span }} onRetry={expansion.onRetry && (() => expansion.onRetry?.(row))} />
  ) : (
    <WaitingRow {...{ level, span }} />
  );
}

/** All rows, for tables short enough to render as a whole. */
export function BodyRows<Row>(parts: RowParts<Row>): ReactNode {
  const { list } = parts.rows;
  return Array.from({ length: list.count }, (_, index) => {
    const view = list.at(index);
    if (!view) return null;
    return <RowAt key={view.id} {...parts} placed={parts.plan.placed} view={view} index={index} detailHeight={undefined} />;
  });
}
