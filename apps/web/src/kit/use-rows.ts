import { useClientRows, type DataTableFilter, type DataTableFilters } from '@seaberry/ui/data-table';
import { matchesAll } from '@seaberry/ui/filter-bar';
import { useFormat } from '@seaberry/ui/ui-provider';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { useApp } from '../app-context.tsx';
import { requiredInputs } from './access.ts';
import { readList } from '../shared/search.ts';
import { listQuery, type Answer } from './queries.ts';
import type { Filter, Resource, Row } from './resource.types.ts';
import { missingFilters, readDays } from './filters/filter-values.ts';
import { isNarrowed } from './list/list-search.ts';
import type { ListRows } from './list/list-rows.ts';
import type { ResourceSearch } from './search.ts';
import { filterForest, flatten, sortForest, ancestorsOfMatches, type Forest } from './tree.logic.ts';
import { comparedBy, plainOf, type AnyColumn } from './values.tsx';

/** `rows` are those of this page, or the roots of the tree. */
export interface LoadedRows extends ListRows<Row> {
  /** Children of a row in a tree. */
  below: Forest<Row>['below'] | undefined;
  /** Ancestors of the results of a search in a tree. */
  ancestorsOfHits: ReadonlySet<Row> | undefined;
  /** Total number of rows of a tree, independent of the search. */
  size: number;
  /** All matching rows, if completely loaded. */
  all: readonly Row[] | undefined;
  /** Rows of the response, independent of filters in the browser, with all loaded rows of a tree. */
  loaded: readonly Row[];
  /** Whether the list has no other rows than the loaded ones. */
  complete: boolean;
}

/** Column for the sorting of the table. */
export type SortedColumn = { id: string; value: (row: Row) => ReturnType<typeof plainOf> };

const NOTHING: readonly never[] = [];
const UNASKED: Answer = { rows: NOTHING, page: 1, pageSize: 0, total: 0, capped: false };

/** Rows for the URL, paged, sorted and filtered by the server or in the browser. */
export function useRows(resource: Resource, search: ResourceSearch, columns: readonly SortedColumn[]): LoadedRows {
  const { client } = useApp();
  const missing = missingFilters(resource.filters, search.filters, requiredInputs(resource.controller, resource.list)).length > 0;
  const listed = useQuery({ ...listQuery(client, resource, search), refetchInterval: resource.refreshMs ?? false, enabled: !missing });
  // Rows fetched before a required filter was removed no longer match the URL.
  const query = missing ? { ...listed, data: UNASKED, isPending: false, isPlaceholderData: false, error: null } : listed;
  const inBrowser = resource.paging === 'browser';
  const filters = useMemo(() => (inBrowser ? browserFilters(resource, search) : {}), [inBrowser, resource, search]);
  const loadedRows = query.data?.rows;
  const { compare } = useFormat();
  const whole = useMemo(() => wholeOf(resource, loadedRows), [resource, loadedRows]);
  const known = useMemo(() => (whole ? flatten(whole) : undefined), [whole]);
  const narrowed = isNarrowed(search);
  const found = useMemo(
    () => (whole && narrowed ? foundIn(resource, whole, filters) : { forest: whole, ancestorsOfHits: undefined }),
    [resource, whole, filters, narrowed],
  );
  const { sort } = search;
  const forest = useMemo(() => {
    const column = sort && resource.columns.find(({ id }) => id === sort.id);
    return found.forest && column ? sortForest(found.forest, comparedBy(column, sort.descending, compare)) : found.forest;
  }, [resource, found, sort, compare]);
  const flat = useClientRows<Row>({
    rows: inBrowser && !resource.below ? loadedRows : NOTHING,
    columns,
    sort: inBrowser && search.sort ? { id: search.sort.id, direction: search.sort.descending ? 'descending' : 'ascending' } : null,
    filters,
  });
  const fitting = flat.rows;
  const part = useMemo((): Part => {
    // An export requests nothing either.
    if (missing) return { rows: NOTHING, all: NOTHING, page: 1, total: 0 };
    if (!inBrowser || !loadedRows) return { rows: loadedRows, all: undefined, page: query.data?.page ?? 1, total: query.data?.total ?? 0 };
    if (forest) {
      const all = flatten(forest);
      return { rows: forest.rows, all, page: 1, total: all.length };
    }
    return cut(fitting ?? NOTHING, search.page, search.pageSize);
  }, [missing, inBrowser, loadedRows, forest, fitting, search.page, search.pageSize, query.data]);
  return {
    ...part,
    below: forest?.below,
    ancestorsOfHits: found.ancestorsOfHits,
    size: known?.length ?? 0,
    loaded: known ?? loadedRows ?? NOTHING,
    complete: inBrowser && loadedRows !== undefined && !missing && !resource.children,
    capped: query.data?.capped ?? false,
    loading: query.isPending || query.isPlaceholderData,
    error: loadedRows ? null : query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}

type Part = Pick<LoadedRows, 'rows' | 'all' | 'page' | 'total'>;

/** One page of loaded rows; the last one when there are fewer. */
function cut(all: readonly Row[], wanted: number, pageSize: number): Part {
  const page = Math.min(wanted, Math.max(1, Math.ceil(all.length / pageSize)));
  return { rows: all.slice((page - 1) * pageSize, page * pageSize), all, page, total: all.length };
}

function wholeOf({ below }: Resource, rows: readonly Row[] | undefined): Forest<Row> | undefined {
  return below && rows && { rows, below: (row) => below(row) ?? undefined };
}

/** Matching rows with their ancestors. */
function foundIn(
  resource: Resource,
  whole: Forest<Row>,
  filters: DataTableFilters,
): { forest: Forest<Row>; ancestorsOfHits: ReadonlySet<Row> } {
  const columns = new Map(resource.columns.map((column) => [column.id as string, column]));
  const fits = (row: Row): boolean => matchesAll(filters, (id) => valueAt(columns.get(id), row, id));
  return { forest: filterForest(whole, fits), ancestorsOfHits: ancestorsOfMatches(whole, fits) };
}

const valueAt = (column: AnyColumn | undefined, row: Row, id: string): ReturnType<typeof plainOf> => plainOf(column ?? { id }, row);

/** Filters of the URL for the table's own logic. */
export function browserFilters(resource: Resource, search: ResourceSearch): DataTableFilters {
  return Object.fromEntries(
    (resource.filters ?? []).flatMap((filter) => {
      const text = search.filters[filter.id]?.trim();
      return text ? [[filter.id, testOf(filter, text)] as const] : [];
    }),
  );
}

function testOf(filter: Filter<string>, text: string): DataTableFilter {
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
