import { useClientRows, type DataTableFilter, type DataTableFilters } from '@seaberry/ui/data-table';
import { matchesAll } from '@seaberry/ui/filter-bar';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { requiredInputs } from './access.ts';
import { readList } from '../shared/search.ts';
import { listQuery, type ListResponse } from './queries.ts';
import type { Filter, Resource, Row } from './resource.types.ts';
import { missingFilters, readDays } from './filters/filter-values.ts';
import { isNarrowed } from './list/list-search.ts';
import type { ListRows } from './list/list-rows.ts';
import type { ResourceSearch } from './search.ts';
import { filterTree, flatten, sortTree, ancestorsOfMatches, type Tree } from './tree.logic.ts';
import { comparatorOf, plainValueOf, type AnyColumn } from './values.tsx';

/** `rows` are those of this page, or the roots of the tree. */
export interface LoadedRows extends ListRows<Row> {
  /** Children of a row in a tree. */
  below: Tree<Row>['below'] | undefined;
  /** Ancestors of the results of a search in a tree. */
  ancestorsOfMatches: ReadonlySet<Row> | undefined;
  /** Total number of rows of a tree, independent of the search. */
  treeSize: number;
  /** All matching rows, if completely loaded. */
  all: readonly Row[] | undefined;
  /** Rows of the response, independent of filters in the browser, with all loaded rows of a tree. */
  loadedRows: readonly Row[];
  /** Whether the list has no other rows than the loaded ones. */
  complete: boolean;
}

/** Column for the sorting of the table. */
export type SortedColumn = { id: string; value: (row: Row) => ReturnType<typeof plainValueOf> };

const NOTHING: readonly never[] = [];
const NOT_REQUESTED: ListResponse = { rows: NOTHING, page: 1, pageSize: 0, total: 0, capped: false };

/** Rows for the URL, paged, sorted and filtered by the server or in the browser. */
export function useRows(resource: Resource, search: ResourceSearch, columns: readonly SortedColumn[]): LoadedRows {
  const { client } = useApp();
  const missing = missingFilters(resource.filters, search.filters, requiredInputs(resource.controller, resource.list)).length > 0;
  const listResult = useQuery({ ...listQuery(client, resource, search), refetchInterval: resource.refreshMs ?? false, enabled: !missing });
  // Rows fetched before a required filter was removed no longer match the URL.
  const query = missing ? { ...listResult, data: NOT_REQUESTED, isPending: false, isPlaceholderData: false, error: null } : listResult;
  const inBrowser = resource.paging === 'browser';
  const filters = useMemo(() => (inBrowser ? browserFilters(resource, search) : {}), [inBrowser, resource, search]);
  const responseRows = query.data?.rows;
  const { compare } = useFormat();
  const tree = useMemo(() => treeOf(resource, responseRows), [resource, responseRows]);
  const treeRows = useMemo(() => (tree ? flatten(tree) : undefined), [tree]);
  const isFiltered = isNarrowed(search);
  const matches = useMemo(
    () => (tree && isFiltered ? matchesIn(resource, tree, filters) : { tree, ancestorsOfMatches: undefined }),
    [resource, tree, filters, isFiltered],
  );
  const { sort } = search;
  const visibleTree = useMemo(() => {
    const column = sort && resource.columns.find(({ id }) => id === sort.id);
    return matches.tree && column ? sortTree(matches.tree, comparatorOf(column, sort.descending, compare)) : matches.tree;
  }, [resource, matches, sort, compare]);
  const clientRows = useClientRows<Row>({
    rows: inBrowser && !resource.below ? responseRows : NOTHING,
    columns,
    sort: inBrowser && search.sort ? { id: search.sort.id, direction: search.sort.descending ? 'descending' : 'ascending' } : null,
    filters,
  });
  const filteredRows = clientRows.rows;
  const page = useMemo((): RowsOfPage => {
    // An export requests nothing either.
    if (missing) return { rows: NOTHING, all: NOTHING, page: 1, total: 0 };
    if (!inBrowser || !responseRows)
      return { rows: responseRows, all: undefined, page: query.data?.page ?? 1, total: query.data?.total ?? 0 };
    if (visibleTree) {
      const all = flatten(visibleTree);
      return { rows: visibleTree.rows, all, page: 1, total: all.length };
    }
    return pageOf(filteredRows ?? NOTHING, search.page, search.pageSize);
  }, [missing, inBrowser, responseRows, visibleTree, filteredRows, search.page, search.pageSize, query.data]);
  return {
    ...page,
    below: visibleTree?.below,
    ancestorsOfMatches: matches.ancestorsOfMatches,
    treeSize: treeRows?.length ?? 0,
    loadedRows: treeRows ?? responseRows ?? NOTHING,
    complete: inBrowser && responseRows !== undefined && !missing && !resource.children,
    capped: query.data?.capped ?? false,
    loading: query.isPending || query.isPlaceholderData,
    error: responseRows ? null : query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}

type RowsOfPage = Pick<LoadedRows, 'rows' | 'all' | 'page' | 'total'>;

/** One page of loaded rows; the last one when there are fewer. */
function pageOf(all: readonly Row[], wanted: number, pageSize: number): RowsOfPage {
  const page = Math.min(wanted, Math.max(1, Math.ceil(all.length / pageSize)));
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), all, page, total: all.length };
}

function treeOf({ below }: Resource, rows: readonly Row[] | undefined): Tree<Row> | undefined {
  return below && rows && { rows, below: (row) => below(row) ?? undefined };
}

/** Matching rows with their ancestors. */
function matchesIn(
  resource: Resource,
  tree: Tree<Row>,
  filters: DataTableFilters,
): { tree: Tree<Row>; ancestorsOfMatches: ReadonlySet<Row> } {
  const columns = new Map(resource.columns.map((column) => [column.id as string, column]));
  const matches = (row: Row): boolean => matchesAll(filters, (id) => valueAt(columns.get(id), row, id));
  return { tree: filterTree(tree, matches), ancestorsOfMatches: ancestorsOfMatches(tree, matches) };
}

const valueAt = (column: AnyColumn | undefined, row: Row, id: string): ReturnType<typeof plainValueOf> =>
  plainValueOf(column ?? { id }, row);

/** Filters of the URL for the table's own logic. */
export function browserFilters(resource: Resource, search: ResourceSearch): DataTableFilters {
  return Object.fromEntries(
    (resource.filters ?? []).flatMap((filter) => {
      const text = search.filters[filter.id]?.trim();
      return text ? [[filter.id, toTableFilter(filter, text)] as const] : [];
    }),
  );
}

function toTableFilter(filter: Filter<string>, text: string): DataTableFilter {
  switch (filter.kind) {
    case 'text':
      return filter.numeric ? { kind: 'oneOf', values: [text] } : { kind: 'contains', text };
    case 'search':
    case 'identifier':
      return { kind: 'contains', text };
    case 'least':
      return { kind: 'range', min: Number(text) };
    case 'several':
      return { kind: 'oneOf', values: readList(text) };
    case 'range':
    case 'days': {
      const { from, to } = readDays(text);
      return { kind: 'range', min: from || undefined, max: to || undefined };
    }
    default:
      return { kind: 'oneOf', values: [text] };
  }
}
