import { resolveColumns, type ColumnLayout, type LayoutColumn } from '../column-layout/index.js';

/** Number of columns from which there is a search. */
const SEARCH_MIN_COLUMNS = 13;

/** Whether there are enough columns for a search. */
export function isSearchable(columns: readonly LayoutColumn[]): boolean {
  return columns.length >= SEARCH_MIN_COLUMNS;
}

/** Whether a column's name matches; full-width letters of an input method count as plain ones. */
export function matchesName({ header }: LayoutColumn, query: string): boolean {
  return fold(header).includes(fold(query.trim()));
}

/** Shows all columns, or hides all that may be hidden: one stays visible in any case, the first when none is required. */
export function setAllVisible(columns: readonly LayoutColumn[], layout: ColumnLayout, shown: boolean): ColumnLayout {
  const { order } = resolveColumns(columns, layout);
  const kept = new Set(columns.flatMap(({ id, alwaysShown }) => (alwaysShown ? id : [])));
  if (kept.size === 0) for (const id of order.slice(0, 1)) kept.add(id);
  return { ...layout, order: layout.order ?? order, hidden: shown ? [] : order.filter((id) => !kept.has(id)) };
}

/** Whether the user has changed nothing. */
export function isDefaultLayout(layout: ColumnLayout): boolean {
  return Object.values(layout).every((part) => part === undefined);
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
