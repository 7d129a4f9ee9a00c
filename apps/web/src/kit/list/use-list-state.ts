import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableDensity } from '@seaberry/ui/data-table';
import { useState } from 'react';

import { useSession } from '../../session/use-session.ts';
import { useScreen } from '../../shared/screen.tsx';
import { useColumnLayout, useDensity } from '../../shared/use-column-layout.ts';
import type { ListSearch, Sort } from './list-search.ts';

/** Everything a user changes about a list: the address, the selection, and how the table looks. */
export interface ListState<R> {
  search: ListSearch;
  /** Sets a filter, or takes it away with `''`; the list starts at its first page again. */
  setFilter(id: string, value: string): void;
  clearFilters(): void;
  setSort(sort: Sort | null): void;
  setPage(page: number): void;
  setPageSize(pageSize: number): void;
  /** Selected rows by id, of all pages. */
  chosen: ReadonlyMap<string, R>;
  setChosen(chosen: ReadonlyMap<string, R>): void;
  /** Takes rows out of the selection. */
  release(ids: Iterable<string>): void;
  /** Of this user in this browser. */
  layout: ColumnLayout;
  setLayout(layout: ColumnLayout): void;
  density: DataTableDensity;
  setDensity(density: DataTableDensity): void;
}

/**
 * State of one list screen.
 *
 * @param name under which columns and density are remembered
 */
export function useListState<R>(name: string): ListState<R> {
  const { search, setSearch } = useScreen<ListSearch>();
  const { userId } = useSession();
  const [layout, setLayout] = useColumnLayout(name, userId);
  const [density, setDensity] = useDensity(name, userId);
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  return {
    search,
    setFilter: (id, value) => {
      const { [id]: _before, ...rest } = search.filters;
      setSearch({ filters: value ? { ...rest, [id]: value } : rest, page: 1 });
    },
    clearFilters: () => setSearch({ filters: {}, page: 1 }),
    setSort: (sort) => setSearch({ sort, page: 1 }),
    setPage: (page) => setSearch({ page }),
    setPageSize: (pageSize) => setSearch({ pageSize, page: 1 }),
    chosen,
    setChosen,
    release: (ids) => {
      const gone = new Set(ids);
      setChosen((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
    layout,
    setLayout,
    density,
    setDensity,
  };
}
