import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { DataTable, type DataTableProps, type DataTableSort } from '@seaberry/ui/data-table';
import { EmptyState } from '@seaberry/ui/empty-state';
import { ErrorState } from '@seaberry/ui/error-state';
import { Pagination } from '@seaberry/ui/pagination';
import { use, useMemo, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import type { FailureKey } from '../../api/failures.ts';
import type { ResourceTexts } from '../words.ts';
import { PaneContext } from '../list-pair/pane.ts';
import type { ListRows } from './list-rows.ts';
import { isNarrowed, PAGE_SIZES, type Sort } from './list-search.ts';
import type { ListState } from './use-list-state.ts';

/** Container width below which rows are cards, in px. */
const CARDS_BELOW = 600;

/** Columns that sort by a field of another name. */
export interface SortNames {
  columnOf(field: string): string;
  fieldOf(column: string): string;
}

type Given = 'columns' | 'getRowId' | 'renderCard' | 'emptyState';
type Optional =
  | 'getRowName'
  | 'currentRow'
  | 'rowActions'
  | 'expansion'
  | 'virtual'
  | 'className'
  | 'density'
  | 'height'
  | 'rowLinks'
  | 'mode'
  | 'cardsBelow'
  | 'filtered';

export interface ListTableProps<R extends object> extends Required<Pick<DataTableProps<R>, Given>>, Pick<DataTableProps<R>, Optional> {
  list: ListState<R>;
  words: ResourceTexts;
  rows: ListRows<R>;
  /** Rows to render instead of the page's: in a tree on a phone, the children of the opened row. */
  visibleRows?: readonly R[] | undefined;
  /** All rows that can be selected; a tree passes its collapsed rows too. @default the rows of the page */
  selectable?: readonly R[] | undefined;
  /** Actions on the selected rows; without it rows are not selectable. */
  selectionBar?: ReactNode;
  /** All rows are on one page. */
  unpaged?: boolean;
  sortNames?: SortNames;
  /** Order of the rows where it is not that of the address: the user has chosen none. */
  sort?: Sort;
  /** Title of the error state. @default 'loadFailed' */
  failure?: FailureKey;
  /** Replaces that title. */
  failureTitle?: string | undefined;
}

/** The rows with sorting, selection, paging and list states. */
export function ListTable<R extends object>(props: ListTableProps<R>): ReactNode {
  const {
    list,
    words,
    rows,
    visibleRows = rows.rows,
    selectable,
    selectionBar,
    unpaged = false,
    sortNames,
    sort: ordered,
    failure = 'loadFailed',
    failureTitle,
    ...rest
  } = props;
  const { search, chosen, layout, setLayout } = list;
  const selection = useMemo(() => new Set(chosen.keys()), [chosen]);
  const select = (ids: ReadonlySet<string>): void => {
    const here = new Map((selectable ?? rows.rows ?? []).map((row) => [rest.getRowId(row), row]));
    // Rows of other pages stay as they were when selected.
    list.setChosen(new Map([...ids].flatMap((id) => entryOf(id, chosen.get(id) ?? here.get(id)))));
  };
  return (
    <DataTable
      cardsBelow={CARDS_BELOW}
      density={list.density}
      filtered={isNarrowed(search)}
      {...rest}
      label={words.t('title')}
      rows={visibleRows}
      sort={sortOf(ordered ?? search.sort, sortNames)}
      onSortChange={(sort) =>
        list.setSort(sort ? { id: sortNames?.fieldOf(sort.id) ?? sort.id, descending: sort.direction === 'descending' } : null)
      }
      {...(selectionBar === undefined ? {} : { selection, onSelectionChange: select })}
      layout={layout}
      onLayoutChange={setLayout}
      loading={rows.loading}
      {...(rows.error ? { error: <Failure {...{ rows, failure, failureTitle }} error={rows.error} /> } : {})}
      noMatchState={
        <EmptyState
          title={words.t('noMatchTitle')}
          description={words.t('noMatchText')}
          action={<Button onClick={list.clearFilters}>{words.t('clearFilters')}</Button>}
        />
      }
      footer={
        rows.rows && ((!unpaged && rows.total > 0) || chosen.size > 0) ? (
          <div className="flex flex-wrap items-center justify-between gap-2 px-3 py-1">
            {selectionBar}
            {!unpaged && <Pages {...{ list, rows, words }} />}
          </div>
        ) : undefined
      }
    />
  );
}

const entryOf = <R,>(id: string, row: R | undefined): [string, R][] => (row === undefined ? [] : [[id, row]]);

const sortOf = (sort: Sort | null, names: SortNames | undefined): DataTableSort | null =>
  sort ? { id: names?.columnOf(sort.id) ?? sort.id, direction: sort.descending ? 'descending' : 'ascending' } : null;

function Pages<R>({ list, rows, words }: { list: ListState<R>; rows: ListRows<R>; words: ResourceTexts }): ReactNode {
  const { level } = use(PaneContext);
  return (
    <Pagination
      className="ms-auto"
      // Of two lists side by side each names its pages.
      {...(level === 2 ? { 'aria-label': words.common('pagesOf', { title: words.t('title') }) } : {})}
      // The page that is loading, so that pressing “next” again goes on from there.
      page={rows.loading ? list.search.page : rows.page}
      pageSize={list.search.pageSize}
      total={rows.total}
      capped={rows.capped}
      pageSizes={PAGE_SIZES}
      onPageChange={list.setPage}
      onPageSizeChange={list.setPageSize}
    />
  );
}

interface FailureProps {
  rows: Pick<ListRows<unknown>, 'retry' | 'retrying'>;
  error: Error;
  failure: FailureKey;
  failureTitle: string | undefined;
}

function Failure({ rows, error, failure, failureTitle }: FailureProps): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const title = failureTitle ?? common(`failure.${failure}`);
  return <ErrorState title={title} description={explain(error)} retrying={rows.retrying} onRetry={rows.retry} />;
}
