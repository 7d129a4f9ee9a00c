export interface TransferItem {
  /** Unique in the list. */
  id: string;
  label: string;
  /** Additional search terms, such as pinyin or a code. */
  keywords?: readonly string[];
  /** The item cannot be moved. */
  disabled?: boolean;
}

export type TransferSide = 'available' | 'chosen';

/** Splits the items into the two lists: the available ones in the given order, the selected ones in the order of selection. */
export function splitItems(items: readonly TransferItem[], value: readonly string[]): Record<TransferSide, readonly TransferItem[]> {
  const all = new Map(items.map((item) => [item.id, item]));
  const chosen = new Set(value);
  return { available: items.filter(({ id }) => !chosen.has(id)), chosen: value.flatMap((id) => all.get(id) ?? []) };
}

/** Items that match a text, in labels and keywords, ignoring case. */
export function searchItems(items: readonly TransferItem[], query: string): readonly TransferItem[] {
  const wanted = query.trim().toLocaleLowerCase();
  if (wanted === '') return items;
  return items.filter(({ label, keywords = [] }) => [label, ...keywords].some((text) => text.toLocaleLowerCase().includes(wanted)));
}

/** Value after a move; added items come last, in the order of their former list. */
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
