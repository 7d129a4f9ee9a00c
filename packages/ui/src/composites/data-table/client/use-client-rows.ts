import { BCP47 } from '@seaberry/i18n';
import { useLayoutEffect, useMemo, useState } from 'react';

import { useLocale } from '../../../lib/ui-provider.js';
import type { DataTableFilters, DataTableSort } from '../data-table.types.js';
import { ClientIndex, type ClientQuery } from './client-index.js';
import { runNow, runSliced } from './sliced.js';
import type { SortColumn } from './sort-keys.js';

export interface ClientRowsOptions<Row> {
  /** Every row; undefined until they are loaded. A new array forgets all that was prepared. */
  rows: readonly Row[] | undefined;
  /** Columns of the table; only those with a `value` can be sorted, filtered and searched. Keep the array stable. */
  columns: readonly SortColumn<Row>[];
  /** The most important first; null for the order of `rows`. */
  sort?: DataTableSort | readonly DataTableSort[] | null;
  /** By id of column. */
  filters?: DataTableFilters;
  /** Words looked for in every column with a `value`. */
  search?: string;
}

export interface ClientRows<Row> {
  /** What fits, in its order, for the table; undefined until there are rows. */
  rows: readonly Row[] | undefined;
  /** Rows before filters. */
  total: number;
  /** The rows are those of the question before: for `refreshing`. */
  busy: boolean;
}

/** So few are sorted while they are drawn: at most about 2 ms. */
const AT_ONCE = 2000;
const NO_FILTERS: DataTableFilters = {};
const NO_SORT: readonly DataTableSort[] = [];

/**
 * Sorts, filters and searches rows that are all here. Many rows are worked on in slices of 20 ms, so that no frame waits,
 * and a newer question drops an older one.
 */
export function useClientRows<Row extends object>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, sort, filters = NO_FILTERS, search = '' } = options;
  const locale = useLocale();
  const [index] = useState(() => new ClientIndex<Row>());
  // By what they say, not by what they are: a caller may write them anew with every render.
  const asked = JSON.stringify({ sort: !sort ? NO_SORT : 'id' in sort ? [sort] : sort, filters });
  const [answer, setAnswer] = useState<{ query: ClientQuery<Row>; rows: readonly Row[] }>();
  const query = useMemo(
    () =>
      rows && {
        rows,
        columns,
        // What was written two lines above.
        ...(JSON.parse(asked) as Pick<ClientQuery<Row>, 'sort' | 'filters'>),
        search,
        locale: BCP47[locale],
      },
    [rows, columns, asked, search, locale],
  );
  const few = useMemo(() => (query && query.rows.length <= AT_ONCE ? runNow(new ClientIndex<Row>().ask(query)) : undefined), [query]);
  const plain = query && isPlain(query) ? query.rows : undefined;
  // Also when there is nothing to work out: an old answer must not come back with the next question.
  const asks = few === undefined;

  // Before the paint: what fits into the first slice is seen in the same frame as the question.
  useLayoutEffect(() => {
    if (!query || !asks) return undefined;
    return runSliced(index.ask(query), (found) => setAnswer({ query, rows: found }));
  }, [index, query, asks]);

  const known = plain ?? few;
  if (!query) return { rows: undefined, total: 0, busy: false };
  return { rows: known ?? answer?.rows ?? query.rows, total: query.rows.length, busy: known === undefined && answer?.query !== query };
}

function isPlain(query: Pick<ClientQuery<never>, 'sort' | 'search' | 'filters'>): boolean {
  return query.sort.length === 0 && query.search.trim() === '' && Object.keys(query.filters).length === 0;
}
