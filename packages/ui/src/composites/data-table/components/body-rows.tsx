import { Fragment, type ReactNode } from 'react';

import type { DataTableExpansion } from '../data-table.types.js';
import type { RowView } from '../row-list.logic.js';
import type { Rows } from '../use-row-list.js';
import type { ColumnPlacement } from '../use-column-placement.js';
import { BodyRow, NO_CELL, type SelectRow } from './body-row.js';
import { DetailRow, FailedRow, LoadingRow } from './expand-parts.js';

/** Props shared by all rows. */
export interface RowParts<Row> {
  rows: Rows<Row>;
  placement: ColumnPlacement<Row>;
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
  /** Width of the scroll container in px. */
  room: number;
  /** Prefix of DOM ids. */
  id: string;
}

interface RowAtProps<Row> extends RowParts<Row> {
  /** Columns in view. */
  placed: ColumnPlacement<Row>['placed'];
  view: RowView<Row>;
  index: number;
  /** Height of details in px, for rows of uniform height: then rows have their number too. */
  detailHeight: number | undefined;
}

/** One row with its expanded content. */
export function RowAt<Row>({ view, index, detailHeight, placed, ...parts }: RowAtProps<Row>): ReactNode {
  const { rows, placement, expansion, isSelected, active, grid } = parts;
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
        <DetailRow id={detailId} span={placement.placed.length} room={parts.room} height={detailHeight}>
          {renderDetail(row)}
        </DetailRow>
      )}
      {view.loading && <Placeholder {...{ view, expansion }} span={placement.placed.length} />}
    </Fragment>
  );
}

interface PlaceholderProps<Row> extends Pick<RowParts<Row>, 'expansion'> {
  view: RowView<Row>;
  span: number;
}

/** Placeholder below an expanded row: its sub-rows are loading or failed to load. */
function Placeholder<Row>({ view: { row, level }, span, expansion }: PlaceholderProps<Row>): ReactNode {
  return expansion?.isFailed?.(row) ? (
    <FailedRow {...{ level, span }} onRetry={expansion.onRetry && (() => expansion.onRetry?.(row))} />
  ) : (
    <LoadingRow {...{ level, span }} />
  );
}

/** All rows, for tables short enough to render as a whole. */
export function BodyRows<Row>(parts: RowParts<Row>): ReactNode {
  const { list } = parts.rows;
  return Array.from({ length: list.count }, (_, index) => {
    const view = list.at(index);
    if (!view) return null;
    return <RowAt key={view.id} {...parts} placed={parts.placement.placed} view={view} index={index} detailHeight={undefined} />;
  });
}
