import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import type { ColumnLayout } from '@seaberry/ui/column-layout';
import { DataTable, type DataTableColumn } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Pagination } from '@seaberry/ui/pagination';
import { Can } from '@seaberry/ui/permission';
import { useQuery } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';

import { useExplain } from '../../../api/explain.ts';
import { useApp } from '../../../app-context.tsx';
import { useScreen } from '../../../shared/screen.tsx';
import { BillMenu } from '../actions/bill-menu.tsx';
import type { BillDialog } from '../actions/dialogs.tsx';
import { pageQuery, type Bill } from '../queries.ts';
import { BillCard } from './bill-card.tsx';
import { columnOf, sortFieldOf } from './columns.tsx';
import { isNarrowed, NO_FILTERS, PAGE_SIZES, pageInput, type ListSearch } from './list-search.ts';
import { SelectionBar } from './selection-bar.tsx';

const idOf = (bill: Bill): string => bill.id;
const nameOf = (bill: Bill): string => bill.referenceNo;
/** Width of the table's place below which rows are cards: a phone, in px. */
const CARDS_BELOW = 744;

export interface BillTableProps {
  columns: DataTableColumn<Bill>[];
  layout: ColumnLayout;
  onLayoutChange(layout: ColumnLayout): void;
  selection: ReadonlySet<string>;
  onSelectionChange(selection: ReadonlySet<string>): void;
  onOpen(dialog: BillDialog): void;
}

/** One page of bills, sorted and filtered by the server. */
export function BillTable({ columns, layout, onLayoutChange, selection, onSelectionChange, onOpen }: BillTableProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('oceanBill');
  const { search, setSearch } = useScreen<ListSearch>();
  const query = useQuery(pageQuery(client, pageInput(search)));
  const actions = useCallback((bill: Bill) => <BillMenu bill={bill} onOpen={onOpen} />, [onOpen]);
  const { data } = query;
  return (
    <DataTable
      label={t('title')}
      columns={columns}
      rows={data?.items}
      getRowId={idOf}
      getRowName={nameOf}
      density="lg"
      sort={{ id: columnOf(search.sort.field), direction: search.sort.descending ? 'descending' : 'ascending' }}
      onSortChange={(sort) =>
        setSearch({
          sort: sort
            ? { field: sortFieldOf(sort.id), descending: sort.direction === 'descending' }
            : { field: 'createTime', descending: true },
          page: 1,
        })
      }
      selection={selection}
      onSelectionChange={onSelectionChange}
      layout={layout}
      onLayoutChange={onLayoutChange}
      rowActions={actions}
      loading={query.isPending || query.isPlaceholderData}
      filtered={isNarrowed(search)}
      {...(query.error && !data
        ? { error: <Failure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} /> }
        : {})}
      emptyState={<Nothing onOpen={onOpen} />}
      noMatchState={
        <EmptyState
          title={t('noMatchTitle')}
          description={t('noMatchText')}
          action={<Button onClick={() => setSearch(NO_FILTERS)}>{t('filters.clear')}</Button>}
        />
      }
      renderCard={(bill, parts) => (
        <BillCard
          bill={bill}
          actions={
            <>
              {parts.selection}
              {parts.actions}
            </>
          }
        />
      )}
      cardsBelow={CARDS_BELOW}
      footer={
        data && (data.total > 0 || selection.size > 0) ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-2">
            <div>
              <SelectionBar selection={selection} onSelectionChange={onSelectionChange} onOpen={onOpen} />
            </div>
            <Pagination
              className="ms-auto"
              page={data.page}
              pageSize={data.pageSize}
              total={data.total}
              capped={data.totalCapped ?? false}
              pageSizes={PAGE_SIZES}
              onPageChange={(page) => setSearch({ page })}
              onPageSizeChange={(pageSize) => setSearch({ pageSize, page: 1 })}
            />
          </div>
        ) : undefined
      }
    />
  );
}

function Nothing({ onOpen }: Pick<BillTableProps, 'onOpen'>): ReactNode {
  const t = useTranslations('oceanBill');
  return (
    <EmptyState
      title={t('emptyTitle')}
      description={t('emptyText')}
      action={
        <Can code="oceanBill:add">
          <Button variant="primary" onClick={() => onOpen({ kind: 'add' })}>
            {t('add')}
          </Button>
        </Can>
      }
    />
  );
}

function Failure({ error, retrying, onRetry }: { error: Error; retrying: boolean; onRetry: () => void }): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  return <ErrorState title={common('failure.listFailed')} description={explain(error)} retrying={retrying} onRetry={onRetry} />;
}
