import type { ColumnLayout } from '@seaberry/ui/column-layout';
import type { DataTableDensity } from '@seaberry/ui/data-table';
import { useState } from 'react';

import { useSession } from '../../session/use-session.ts';
import { useScreen } from '../../shared/screen.tsx';
import { useColumnLayout, useDensity } from '../../shared/use-column-layout.ts';
import type { ListSearch, Sort } from './list-search.ts';
import { renewed, type LoadedSelection } from './selection.ts';

/** List state that the user controls: URL, selection, and table layout. */
export interface ListState<R> {
  search: ListSearch;
  /** Sets a filter, or removes it with `''`; returns to the first page. */
  setFilter(id: string, value: string): void;
  /** Sets or removes several at once. */
  setFilters(values: Readonly<Record<string, string>>): void;
  clearFilters(): void;
  /** Another number each time all filters are replaced: texts that are still being typed are then dropped. */
  round: number;
  setSort(sort: Sort | null): void;
  setPage(page: number): void;
  setPageSize(pageSize: number): void;
  /** Selected rows by id, of all pages. */
  chosen: ReadonlyMap<string, R>;
  setChosen(chosen: ReadonlyMap<string, R>): void;
  /** Takes over selected rows from a response. */
  renew(loaded: LoadedSelection<R>): void;
  /** Deselects rows. */
  release(ids: Iterable<string>): void;
  /** Stored per user in this browser. */
  layout: ColumnLayout;
  setLayout(layout: ColumnLayout): void;
  /** Takes over a saved view. */
  apply(search: ListSearch, layout: ColumnLayout): void;
  density: DataTableDensity;
  setDensity(density: DataTableDensity): void;
}

/**
 * State of one list screen.
 *
 * @param name key of the stored columns and density
 */
export function useListState<R>(name: string): ListState<R> {
  const { search, setSearch } = useScreen<ListSearch>();
  const { userId } = useSession();
  const [layout, setLayout] = useColumnLayout(name, userId);
  const [density, setDensity] = useDensity(name, userId);
  const [chosen, setChosen] = useState<ReadonlyMap<string, R>>(new Map());
  const [round, setRound] = useState(0);
  const setFilters = (values: Readonly<Record<string, string>>): void =>
    setSearch(({ filters }) => {
      const set = Object.entries({ ...filters, ...values }).filter(([, value]) => value !== '');
      return { filters: Object.fromEntries(set), page: 1 };
    });
  const replaceAll = (next: (search: ListSearch) => Partial<ListSearch>): void => {
    setRound((last) => last + 1);
    setSearch(next);
  };
  return {
    search,
    setFilter: (id, value) => setFilters({ [id]: value }),
    setFilters,
    clearFilters: () => replaceAll(() => ({ filters: {}, page: 1 })),
    round,
    setSort: (sort) => setSearch({ sort, page: 1 }),
    setPage: (page) => setSearch({ page }),
    setPageSize: (pageSize) => setSearch({ pageSize, page: 1 }),
    chosen,
    setChosen,
    renew: (loaded) => setChosen((before) => renewed(before, loaded)),
    release: (ids) => {
      const gone = new Set(ids);
      setChosen((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
    layout,
    setLayout,
    apply: (next, columns) => {
      replaceAll(({ pageSize }) => ({ ...next, pageSize }));
      setLayout(columns);
    },
    density,
    setDensity,
  };
}
