import type { DataTableSelection, DataTableSort, DataTableTotal, DataTableValue } from './data-table.types.js';

/** Sorting as a list, most important first. */
export function sortList(sort: DataTableSort | readonly DataTableSort[] | null | undefined): readonly DataTableSort[] {
  if (!sort) return [];
  return 'id' in sort ? [sort] : sort;
}

/** Next sort of a header: ascending, then descending, then the order of the server again. */
export function nextSort(sort: DataTableSort | null, id: string): DataTableSort | null {
  if (sort?.id !== id) return { id, direction: 'ascending' };
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : null;
}

/**
 * Next sort of a header where several columns can sort.
 * @param add the column is added to the sorted ones as the least important; else it sorts alone
 */
export function nextSorts(sorts: readonly DataTableSort[], id: string, add: boolean): readonly DataTableSort[] {
  const own = sorts.find((sort) => sort.id === id);
  // Without `add`, one of several sorted columns starts ascending again and the others are removed.
  const next = nextSort(own && (add || sorts.length === 1) ? own : null, id);
  if (!add) return next ? [next] : [];
  if (!own) return next ? [...sorts, next] : sorts;
  return sorts.flatMap((sort) => (sort.id === id ? (next ?? []) : sort));
}

/** Number of selected rows as a state; stops counting as soon as it is known. */
export function stateOf(count: number, isChosen: (index: number) => boolean): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  const first = isChosen(0);
  for (let at = 1; at < count; at++) if (isChosen(at) !== first) return 'some';
  return first ? 'all' : 'none';
}

/** Selection with some rows added or removed; rows of other pages stay selected. */
export function withRows(selection: ReadonlySet<string>, ids: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selection);
  for (const id of ids) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Empty selection. */
export const NONE_SELECTED: DataTableSelection = { ids: new Set() };
/** Selection of every matching row, on every page. */
export const ALL_SELECTED: DataTableSelection = { all: true, except: new Set() };

/** Whether a row is selected. */
export function isSelected(selection: DataTableSelection, id: string): boolean {
  return 'all' in selection ? !selection.except.has(id) : selection.ids.has(id);
}

/** Selection with some rows added or removed. */
export function selectRows(selection: DataTableSelection, ids: readonly string[], chosen: boolean): DataTableSelection {
  return 'all' in selection
    ? { all: true, except: withRows(selection.except, ids, !chosen) }
    : { ids: withRows(selection.ids, ids, chosen) };
}

/** Number of selected rows, for a BulkBar. @param total number of rows that match the filters */
export function selectedCount(selection: DataTableSelection, total: number): number {
  return 'all' in selection ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

/** Total of values; undefined without values. */
export function totalOf(total: DataTableTotal, values: Iterable<DataTableValue>): number | undefined {
  let count = 0;
  let sum = 0;
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (value === null || value === undefined || value === '') continue;
    count++;
    const number = Number(value);
    sum += number;
    if (number < min) min = number;
    if (number > max) max = number;
  }
  if (total === 'count') return count;
  if (count === 0) return undefined;
  return { sum, average: sum / count, min, max }[total];
}
