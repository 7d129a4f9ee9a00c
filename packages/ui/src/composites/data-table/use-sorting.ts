import { useMemo } from 'react';

import { nextSort, nextSorts, sortList } from './data-table.logic.js';
import type { DataTableSort } from './data-table.types.js';

interface SortingOptions {
  sort: DataTableSort | readonly DataTableSort[] | null | undefined;
  onSortChange: ((sort: DataTableSort | null) => void) | undefined;
  onSortsChange: ((sorts: readonly DataTableSort[]) => void) | undefined;
}

export interface Sorting {
  /** Sort columns, the most important first. */
  sorts: readonly DataTableSort[];
  /** Undefined when sorting is not available. */
  onSort: ((id: string, add: boolean) => void) | undefined;
  onSortTo: ((id: string, direction: DataTableSort['direction'] | 'none') => void) | undefined;
  onSingle: ((sort: DataTableSort | null) => void) | undefined;
}

/** Sorting by one column or, where the caller supports it, by several. */
export function useSorting({ sort, onSortChange, onSortsChange }: SortingOptions): Sorting {
  return useMemo(() => {
    const sorts = sortList(sort);
    if (!onSortChange && !onSortsChange) return { sorts, onSort: undefined, onSortTo: undefined, onSingle: undefined };
    const onSingle = (next: DataTableSort | null): void => {
      onSortChange?.(next);
      onSortsChange?.(next ? [next] : []);
    };
    return {
      sorts,
      onSingle,
      onSort: (id, add) => {
        if (!onSortsChange) return onSingle(nextSort(sorts[0] ?? null, id));
        const next = nextSorts(sorts, id, add);
        onSortsChange(next);
        onSortChange?.(next[0] ?? null);
      },
      onSortTo: (id, direction) => onSingle(direction === 'none' ? null : { id, direction }),
    };
  }, [sort, onSortChange, onSortsChange]);
}
