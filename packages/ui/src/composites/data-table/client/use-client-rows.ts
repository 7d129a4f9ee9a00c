import { BCP47 } from '@seaberry/i18n';
import { useEffect, useMemo, useState } from 'react';

import { useLocale } from '../../../lib/ui-provider.js';
import type { DataTableFilters, DataTableSort } from '../data-table.types.js';
import { useHydrating } from '../use-hydrating.js';
import { ClientIndex, type ClientQuery } from './client-index.js';
import { jobOf, runSliced } from './sliced.js';
import type { SortColumn } from './sort-keys.js';

export interface ClientRowsOptions<Row> {
  /** All rows; undefined until they are loaded. A new array drops all prepared data. */
  rows: readonly Row[] | undefined;
  /** Columns of the table; only those with a `value` can be sorted, filtered and searched. Keep the array stable. */
  columns: readonly SortColumn<Row>[];
  /** Sort columns, the most important first; null for the order of `rows`. */
  sort?: DataTableSort | readonly DataTableSort[] | null;
  /** Filters by id of column. */
  filters?: DataTableFilters;
  /** Search words for every column with a `value`. */
  search?: string;
}

export interface ClientRows<Row> {
  /** Matching rows in order, for the table; undefined until there are rows. */
  rows: readonly Row[] | undefined;
  /** Rows before filters. */
  total: number;
  /** The rows are those of the previous query: for `refreshing`. */
  busy: boolean;
}

/** Number of rows that are processed synchronously: at most about 2 ms. */
const AT_ONCE = 2000;
const NO_FILTERS: DataTableFilters = {};
const NO_SORT: readonly DataTableSort[] = [];

/**
 * Sorts, filters and searches rows in the browser. Many rows are processed in slices of 20 ms, so that no frame waits, and a newer query
 * cancels an older one.
 * @typeParam Row Object of one row, of any shape; columns read its fields.
 */
export function useClientRows<Row extends object>(options: ClientRowsOptions<Row>): ClientRows<Row> {
  const { rows, columns, sort, filters = NO_FILTERS, search = '' } = options;
  const locale = useLocale();
  const [index] = useState(() => new ClientIndex<Row>());
  // Compared by content, not by identity: callers may create the objects on every render.
  const serialised = JSON.stringify({ sort: !sort ? NO_SORT : 'id' in sort ? [sort] : sort, filters });
  const [sliced, setSliced] = useState<{ run: object; rows: readonly Row[] }>();
  const query = useMemo(
    () =>
      rows && {
        rows,
        columns,
        // Has this type: serialised above.
        ...(JSON.parse(serialised) as Pick<ClientQuery<Row>, 'sort' | 'filters'>),
        search,
        locale: BCP47[locale],
      },
    [rows, columns, serialised, search, locale],
  );
  const hydrating = useHydrating();
  // The first slice runs during the render: what it completes is rendered at once, without a second render.
  const run = useMemo(() => {
    if (!query) return undefined;
    const before = index.last;
    const job = jobOf(index.ask(query));
    const few = query.rows.length <= AT_ONCE || isPlain(query);
    // Slices end at different rows on a server and in the browser, so hydration must not depend on them.
    return { before, job, found: few || !hydrating ? job.work(few) : undefined };
  }, [index, query, hydrating]);

  useEffect(() => {
    if (!run || run.found) return undefined;
    return runSliced(run.job, (rows) => setSliced({ run, rows }));
  }, [run]);

  if (!query || !run) return { rows: undefined, total: 0, busy: false };
  const found = run.found?.value ?? (sliced?.run === run ? sliced.rows : undefined);
  return { rows: found ?? run.before ?? query.rows, total: query.rows.length, busy: found === undefined };
}

function isPlain(query: Pick<ClientQuery<never>, 'sort' | 'search' | 'filters'>): boolean {
  return query.sort.length === 0 && query.search.trim() === '' && Object.keys(query.filters).length === 0;
}
