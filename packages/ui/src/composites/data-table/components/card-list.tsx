import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';

import { useOverlaysText, useTableText } from '../../../lib/ui-provider.js';
import { Button } from '../../../components/button/index.js';
import { IconButton } from '../../../components/icon-button/index.js';
import { Select } from '../../../components/select/index.js';
import { Skeleton } from '../../../components/skeleton/index.js';
import type { DataTableCardParts, DataTableColumn, DataTableExpansion, DataTableSort } from '../data-table.types.js';
import type { Rows } from '../use-row-list.js';
import { RowCheckbox, type SelectRow } from './body-row.js';
import { CardDetail, DetailToggle } from './expand-parts.js';
import { PageCheckbox } from './head-row.js';

interface CardListProps<Row> {
  /** Prefix of DOM ids. */
  id: string;
  label: string;
  rows: Rows<Row>;
  expansion: DataTableExpansion<Row> | undefined;
  rowName: (row: Row, id: string) => string;
  renderCard: (row: Row, parts: DataTableCardParts) => ReactNode;
  currentRow: string | undefined;
  rowActions: ((row: Row) => ReactNode) | undefined;
  isSelected: ((id: string) => boolean) | undefined;
  onSelect: SelectRow;
  /** Number of skeleton cards while the first rows load; 0 shows the rows. */
  skeletons: number;
}

/** Cards per step: their heights vary, so a long list is not virtualised but grows on a press. */
const CARDS_PER_STEP = 100;

/** Rows as cards, for a narrow container. */
export function CardList<Row>(props: CardListProps<Row>): ReactNode {
  const { label, rows, rowName, renderCard, rowActions, isSelected, onSelect, skeletons } = props;
  const { list, details, toggle } = rows;
  const text = useTableText();
  const [visibleCards, setVisibleCards] = useState(CARDS_PER_STEP);
  if (skeletons > 0) {
    return Array.from({ length: skeletons }, (_, at) => (
      <div key={at} data-slot="data-table-card-skeleton" className="sb:rounded-surface sb:border sb:border-border sb:bg-surface sb:p-3">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ));
  }
  return (
    <>
      <ul data-slot="data-table-cards" aria-label={label} className="sb:grid sb:gap-2">
        {Array.from({ length: Math.min(visibleCards, list.count) }, (_, at) => {
          const view = list.at(at);
          if (!view) return null;
          const { id, row, expanded } = view;
          const name = rowName(row, id);
          const selected = isSelected?.(id) ?? false;
          const detailId = `${props.id}-detail-${at}`;
          return (
            <li
              key={id}
              data-slot="data-table-card"
              aria-current={props.currentRow === id || undefined}
              className="sb:min-w-0 sb:rounded-surface sb:outline-primary sb:aria-[current]:outline-2"
            >
              {renderCard(row, {
                selected,
                selection: isSelected ? <RowCheckbox {...{ id, name, selected, onSelect }} /> : null,
                actions: rowActions?.(row) ?? null,
                toggle: details && view.expandable ? <DetailToggle {...{ id, name, expanded, detailId }} onToggle={toggle} /> : null,
                detail: details && expanded ? <CardDetail id={detailId}>{props.expansion?.renderDetail?.(row)}</CardDetail> : null,
              })}
            </li>
          );
        })}
      </ul>
      {list.count > visibleCards && (
        <Button className="sb:mt-2" onClick={() => setVisibleCards(visibleCards + CARDS_PER_STEP)}>
          {text.moreCards}
        </Button>
      )}
    </>
  );
}

interface CardBarProps<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | null;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  selectable: boolean;
  pageState: 'none' | 'some' | 'all';
  allRows: boolean;
  onSelectPage: (chosen: boolean) => void;
}

/** Header controls of the table in the card layout: page selection and sorting. */
export function CardBar<Row>(props: CardBarProps<Row>): ReactNode {
  const { columns, sort, onSortChange, selectable, pageState, allRows, onSelectPage } = props;
  const text = useOverlaysText();
  const sortable = columns.filter((column) => column.sortable);
  const sorting = onSortChange && sortable.length > 0;
  if (!selectable && !sorting) return null;
  const descending = sort?.direction === 'descending';
  return (
    <div data-slot="data-table-card-bar" className="sb:flex sb:items-center sb:gap-2 sb:pb-2">
      {selectable && <PageCheckbox {...{ allRows, onSelectPage }} state={pageState} />}
      {sorting && (
        <>
          <Select
            aria-label={text.sortBy}
            placeholder={text.unsorted}
            value={sort?.id ?? ''}
            options={sortable.map(({ id, header }) => ({ value: id, label: header }))}
            onChange={({ currentTarget: { value } }) =>
              onSortChange(value === '' ? null : { id: value, direction: sort?.direction ?? 'ascending' })
            }
          />
          {sort && (
            <IconButton
              variant="secondary"
              label={descending ? text.sortAscending : text.sortDescending}
              icon={
                descending ? (
                  <ArrowDown data-slot="data-table-sort-icon" size={16} aria-hidden />
                ) : (
                  <ArrowUp data-slot="data-table-sort-icon" size={16} aria-hidden />
                )
              }
              onClick={() => onSortChange({ id: sort.id, direction: descending ? 'ascending' : 'descending' })}
            />
          )}
        </>
      )}
    </div>
  );
}
