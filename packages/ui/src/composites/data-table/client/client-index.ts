import type { DataTableFilters, DataTableSort } from '../data-table.types.js';
import { fitting, narrows, testOf, type Narrowing } from './filter-rows.js';
import { radixSort, type SortKeys } from './radix.js';
import type { Sliced } from './sliced.js';
import { sortKeys, type SortColumn } from './sort-keys.js';

export interface ClientQuery<Row> {
  rows: readonly Row[];
  columns: readonly SortColumn<Row>[];
  sort: readonly DataTableSort[];
  filters: DataTableFilters;
  search: string;
  /** BCP 47; determines the collation. */
  locale: string;
}

/** Number of columns whose text order is cached, at 4 bytes per row each. */
const REMEMBERED = 3;

/**
 * Order and filter of rows, as row numbers: the rows themselves are never moved. It caches data for the next query: the order of texts, the
 * last order, and the result of the last filters.
 */
export class ClientIndex<Row> {
  #rows: readonly Row[] = [];
  #locale = '';
  #keys = new Map<string, { value: SortColumn<Row>['value']; keys: SortKeys }>();
  #order: { sort: readonly DataTableSort[]; columns: readonly SortColumn<Row>[]; order: Uint32Array } | undefined;
  #last: readonly Row[] | undefined;
  #fits: { asked: Narrowing; columns: readonly SortColumn<Row>[]; fits: Uint8Array } | undefined;

  /** Matching rows in order; without sort and filter the array itself. */
  *ask(query: ClientQuery<Row>): Sliced<readonly Row[]> {
    const { rows, locale } = query;
    if (rows !== this.#rows || locale !== this.#locale) this.#forget(rows, locale);
    const fits = yield* this.#filter(query);
    const order = yield* this.#sort(query);
    return (this.#last = !fits && !order ? rows : yield* pick(rows, order, fits));
  }

  /** Last result. */
  get last(): readonly Row[] | undefined {
    return this.#last;
  }

  #forget(rows: readonly unknown[], locale: string): void {
    // Has the caller's type: this index was created for `rows`.
    this.#rows = rows as readonly Row[];
    this.#locale = locale;
    this.#keys.clear();
    this.#order = undefined;
    this.#fits = undefined;
  }

  *#filter({ rows, columns, filters, search }: ClientQuery<Row>): Sliced<Uint8Array | undefined> {
    const asked = { filters, search };
    const test = testOf(columns, asked);
    if (!test) {
      this.#fits = undefined;
      return undefined;
    }
    const last = this.#fits;
    if (last && last.asked.filters === filters && last.asked.search === search && last.columns === columns) return last.fits;
    const among = last && last.columns === columns && narrows(last.asked, asked) ? last.fits : undefined;
    const fits = yield* fitting(rows, test, among);
    this.#fits = { asked, columns, fits };
    return fits;
  }

  *#sort({ rows, columns, sort, locale }: ClientQuery<Row>): Sliced<Uint32Array | undefined> {
    const wanted = sort.flatMap(({ id, direction }) => {
      const column = columns.find((one) => one.id === id);
      return column?.value ? [{ column, descending: direction === 'descending' }] : [];
    });
    if (wanted.length === 0) {
      this.#order = undefined;
      return undefined;
    }
    if (this.#order && sameSort(this.#order.sort, sort) && this.#order.columns === columns) return this.#order.order;
    const order = Uint32Array.from(rows.keys());
    yield;
    // From the least important column to the most important: each pass is stable.
    for (const { column, descending } of wanted.toReversed()) {
      yield* radixSort(order, yield* this.#keysOf(rows, column, locale), descending);
    }
    this.#order = { sort, columns, order };
    return order;
  }

  *#keysOf(rows: readonly Row[], column: SortColumn<Row>, locale: string): Sliced<SortKeys> {
    const known = this.#keys.get(column.id);
    if (known?.value === column.value && known) return known.keys;
    const keys = yield* sortKeys(rows, column, locale);
    // Numbers are read as fast as a cache, so only texts are cached.
    if ((column.kind ?? 'text') !== 'text') return keys;
    this.#keys.delete(column.id);
    this.#keys.set(column.id, { value: column.value, keys });
    const [oldest] = this.#keys.keys();
    if (this.#keys.size > REMEMBERED && oldest !== undefined) this.#keys.delete(oldest);
    return keys;
  }
}

function sameSort(one: readonly DataTableSort[], other: readonly DataTableSort[]): boolean {
  return one.length === other.length && one.every(({ id, direction }, at) => other[at]?.id === id && other[at]?.direction === direction);
}

function* pick<Row>(rows: readonly Row[], order: Uint32Array | undefined, fits: Uint8Array | undefined): Sliced<readonly Row[]> {
  const picked: Row[] = [];
  if (order) {
    for (const row of order) if (!fits || fits[row] === 1) picked.push(rows[row] as Row);
  } else if (fits) {
    // Most rows do not match, and searching bytes is faster than a loop over them.
    for (let row = fits.indexOf(1); row >= 0; row = fits.indexOf(1, row + 1)) picked.push(rows[row] as Row);
  }
  yield;
  return picked;
}
