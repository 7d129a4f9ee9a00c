import type { DataTableSelection, DataTableSort, DataTableTotal, DataTableValue } from './data-table.types.js';

/** The sorting as a list, the most important first. */
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
  // Alone in a list of several: it keeps its direction and the others are removed.
  const next = nextSort(own && (add || sorts.length === 1) ? own : null, id);
  if (!add) return next ? [next] : [];
  if (!own) return next ? [...sorts, next] : sorts;
  return sorts.flatMap((sort) => (sort.id === id ? (next ?? []) : sort));
}

/** How much of a number of rows is chosen; it stops looking as soon as it knows. */
export function stateOf(count: number, isChosen: (index: number) => boolean): 'none' | 'some' | 'all' {
  if (count === 0) return 'none';
  const first = isChosen(0);
  for (let at = 1; at < count; at++) if (isChosen(at) !== first) return 'some';
  return first ? 'all' : 'none';
}

/** The selection with some rows added or taken away; rows of other pages stay chosen. */
export function withRows(selection: ReadonlySet<string>, ids: readonly string[], chosen: boolean): ReadonlySet<string> {
  const next = new Set(selection);
  for (const id of ids) {
    if (chosen) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** Nothing chosen. */
export const NONE_SELECTED: DataTableSelection = { ids: new Set() };
/** Everything chosen that matches, on every page. */
export const ALL_SELECTED: DataTableSelection = { all: true, except: new Set() };

/** Whether a row is chosen. */
export function isSelected(selection: DataTableSelection, id: string): boolean {
  return 'all' in selection ? !selection.except.has(id) : selection.ids.has(id);
}

/** The selection with some rows added or taken away. */
export function selectRows(selection: DataTableSelection, ids: readonly string[], chosen: boolean): DataTableSelection {
  return 'all' in selection
    ? { all: true, except: withRows(selection.except, ids, !chosen) }
    : { ids: withRows(selection.ids, ids, chosen) };
}

/** How many rows are chosen, for a BulkBar. @param total how many match the filters */
export function selectedCount(selection: DataTableSelection, total: number): number {
  return 'all' in selection ? Math.max(0, total - selection.except.size) : selection.ids.size;
}

/** A total over values; undefined when there is nothing to add up. */
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
