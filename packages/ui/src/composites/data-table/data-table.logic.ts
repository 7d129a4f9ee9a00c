import type { DataTableSort } from './data-table.types.js';

/** What pressing a head asks for: ascending, then descending, then the order of the server again. */
export function nextSort(sort: DataTableSort | null, id: string): DataTableSort | null {
  if (sort?.id !== id) return { id, direction: 'ascending' };
  return sort.direction === 'ascending' ? { id, direction: 'descending' } : null;
}

/** How much of a page is chosen. */
export function pageState(ids: readonly string[], selection: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === ids.length ? 'all' : 'some';
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

/** The rows from one to another, both included, whichever comes first; the last alone when the first is not on the page. */
export function rowsBetween(ids: readonly string[], from: string | undefined, to: string): readonly string[] {
  const start = from === undefined ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
