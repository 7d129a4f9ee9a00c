import { resolveColumns, type LayoutColumn } from '../column-layout/index.js';
import type { DataTableView } from '../data-table/index.js';

/**
 * Whether two views of plain JSON are equal. An undefined part counts as missing; the order of keys does not matter, the order of a list
 * does.
 */
export function sameView(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameView(one, b[at]));
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => sameView(a[key], b[key]));
}

/**
 * Compares views of a DataTable by their visible result: a column hidden and shown again, or moved and moved back, is no change.
 * @example <SavedViews isEqual={sameTableView(columns)} … />
 */
export function sameTableView(columns: readonly LayoutColumn[]): (a: DataTableView, b: DataTableView) => boolean {
  const visibleResult = ({ layout, ...rest }: DataTableView): unknown => {
    const { order, hidden, pinned, pinnedEnd } = resolveColumns(columns, layout);
    const known = new Set(order);
    const widths = Object.fromEntries(Object.entries(layout.widths ?? {}).filter(([id]) => known.has(id)));
    const sorted = (ids: ReadonlySet<string>): string[] => [...ids].toSorted();
    return { ...rest, order, hidden: sorted(hidden), pinned: sorted(pinned), pinnedEnd: sorted(pinnedEnd), widths };
  };
  return (a, b) => a === b || sameView(visibleResult(a), visibleResult(b));
}

/** Maximum length of a name. */
export const NAME_LENGTH = 60;

/** Problem of a name: `missing` when it is empty, `taken` when another view has it, ignoring case. */
export function nameProblem(name: string, others: readonly string[]): 'missing' | 'taken' | undefined {
  const wanted = fold(name);
  if (wanted === '') return 'missing';
  return others.some((other) => fold(other) === wanted) ? 'taken' : undefined;
}

/** Names are equal regardless of case, full-width letters and repeated spaces. */
function fold(name: string): string {
  return name.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
