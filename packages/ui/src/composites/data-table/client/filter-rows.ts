import { filterTest, fold, textOfValue } from '../../../lib/filter-test.js';
import type { DataTableFilter, DataTableFilters, DataTableValue } from '../data-table.types.js';
import { ROWS_PER_LOOK, type Sliced } from './sliced.js';
import type { SortColumn } from './sort-keys.js';

/** Conditions for rows. */
export interface Narrowing {
  filters: DataTableFilters;
  /** Search words for every column with a `value`. */
  search: string;
}

type Test<Row> = (row: Row) => boolean;

/** One predicate for all filters; undefined when every row matches. */
export function testOf<Row>(columns: readonly SortColumn<Row>[], { filters, search }: Narrowing): Test<Row> | undefined {
  const tests: Test<Row>[] = [];
  for (const column of columns) {
    const filter = filters[column.id];
    const { value } = column;
    if (!filter || !value) continue;
    tests.push(testOfColumn(value, filter));
  }
  const wanted = fold(search.trim());
  if (wanted !== '') {
    const values = columns.flatMap(({ value }) => value ?? []);
    tests.push((row) => values.some((value) => fold(textOfValue(value(row))).includes(wanted)));
  }
  const [first, second] = tests;
  if (!second) return first;
  return (row) => tests.every((test) => test(row));
}

function testOfColumn<Row>(value: (row: Row) => DataTableValue, filter: DataTableFilter): Test<Row> {
  const only = filter.kind === 'oneOf' && filter.values.length === 1 ? filter.values[0] : undefined;
  const fits = filterTest(filter);
  if (only === undefined) return (row) => fits(value(row));
  // The most frequent filter: equality of two texts.
  return (row) => {
    const found = value(row);
    return typeof found === 'string' ? found === only : fits(found);
  };
}

/** Whether every match of `next` also matches `last`, so that only those have to be tested again. */
export function narrows(last: Narrowing, next: Narrowing): boolean {
  if (!fold(next.search).includes(fold(last.search.trim()))) return false;
  return Object.entries(last.filters).every(([id, before]) => {
    const after = next.filters[id];
    if (!after) return false;
    if (after === before) return true;
    if (before.kind === 'contains' && after.kind === 'contains') return fold(after.text.trim()).includes(fold(before.text.trim()));
    if (before.kind === 'oneOf' && after.kind === 'oneOf') return after.values.every((value) => before.values.includes(value));
    return JSON.stringify(after) === JSON.stringify(before);
  });
}

/**
 * Matching rows, as an array with 1 at the index of each.
 * @param among the only rows to test, when the filters became narrower
 */
export function* fitting<Row>(rows: readonly Row[], test: Test<Row>, among: Uint8Array | undefined): Sliced<Uint8Array> {
  const fits = new Uint8Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    if ((among === undefined || among[at] === 1) && test(rows[at] as Row)) fits[at] = 1;
    if (at % ROWS_PER_LOOK === 0) yield;
  }
  return fits;
}
