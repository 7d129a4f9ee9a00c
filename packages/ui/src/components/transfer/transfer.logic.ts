export interface TransferItem {
  /** Unique in the list. */
  id: string;
  label: string;
  /** More words that a search finds, such as pinyin or a code. */
  keywords?: readonly string[];
  /** Stays where it is. */
  disabled?: boolean;
}

export type TransferSide = 'available' | 'chosen';

/** Splits the items into the two lists: the available ones in the given order, the selected ones in the order of selection. */
export function splitItems(items: readonly TransferItem[], value: readonly string[]): Record<TransferSide, readonly TransferItem[]> {
  const all = new Map(items.map((item) => [item.id, item]));
  const chosen = new Set(value);
  return { available: items.filter(({ id }) => !chosen.has(id)), chosen: value.flatMap((id) => all.get(id) ?? []) };
}

/** The items a text finds, in labels and keywords and without regard to case. */
export function searchItems(items: readonly TransferItem[], query: string): readonly TransferItem[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  return items.filter(({ label, keywords = [] }) => [label, ...keywords].some((text) => text.toLocaleLowerCase().includes(wanted)));
}

/** The value after a move; what is added comes to the end, in the order of the list it leaves. */
export function moveItems(
  items: readonly TransferItem[],
  value: readonly string[],
  ids: ReadonlySet<string>,
  to: TransferSide,
): readonly string[] {
  const movable = new Set(items.filter(({ id, disabled }) => ids.has(id) && !disabled).map(({ id }) => id));
  if (to === 'available') return value.filter((id) => !movable.has(id));
  const before = new Set(value);
  return [...value, ...items.flatMap(({ id }) => (movable.has(id) && !before.has(id) ? id : []))];
}
