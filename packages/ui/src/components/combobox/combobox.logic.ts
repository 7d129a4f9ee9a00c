import type { ComboboxGroup, ComboboxItem, ComboboxOption } from './combobox.types.js';

/** A row of the list. `at` counts options only, so that the arrow keys skip headings. */
export type ComboboxRow<Value extends string = string> =
  | { readonly kind: 'group'; readonly key: string; readonly label: string }
  | {
      readonly kind: 'option';
      readonly key: string;
      readonly at: number;
      readonly option: ComboboxOption<Value>;
      /** Group heading of the option. */
      readonly group: string | undefined;
      /** Row that creates an option. */
      readonly create?: boolean;
    };

export type ComboboxOptionRow<Value extends string = string> = Extract<ComboboxRow<Value>, { kind: 'option' }>;

/** Number of options above which the list is windowed. */
export const VIRTUAL_FROM = 200;

/** Lower case, without accents and width variants: `Zürich` is found by `zurich`, `ＣＯＳＣＯ` by `cosco`. */
export function fold(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

const isGroup = <Value extends string>(item: ComboboxItem<Value>): item is ComboboxGroup<Value> => 'options' in item;

/** All options of a list, without headings. */
export function optionsOf<Value extends string>(items: readonly ComboboxItem<Value>[]): ComboboxOption<Value>[] {
  return items.flatMap((item): readonly ComboboxOption<Value>[] => (isGroup(item) ? item.options : [item]));
}

/** Folded search text of each option, computed once per list. */
export function searchIndex<Value extends string>(items: readonly ComboboxItem<Value>[]): Map<ComboboxOption<Value>, string> {
  return new Map(
    optionsOf(items).map((option) => [
      option,
      fold([option.label, option.value, option.description ?? '', ...(option.keywords ?? [])].join('\n')),
    ]),
  );
}

/** Options that contain every word of the query, without empty groups. An empty query keeps all. */
export function filterItems<Value extends string>(
  items: readonly ComboboxItem<Value>[],
  index: ReadonlyMap<ComboboxOption<Value>, string>,
  query: string,
): readonly ComboboxItem<Value>[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return items;
  const matches = (option: ComboboxOption<Value>): boolean => {
    const text = index.get(option) ?? '';
    return words.every((word) => text.includes(word));
  };
  return items.flatMap((item): readonly ComboboxItem<Value>[] => {
    if (!isGroup(item)) return matches(item) ? [item] : [];
    const options = item.options.filter(matches);
    return options.length === 0 ? [] : [{ ...item, options }];
  });
}

/** Rows of the list: headings, options, and last the option that the query would create. */
export function toRows<Value extends string>(
  items: readonly ComboboxItem<Value>[],
  toCreate?: ComboboxOption<Value>,
): ComboboxRow<Value>[] {
  let at = 0;
  const row = (option: ComboboxOption<Value>, group?: string): ComboboxOptionRow<Value> => ({
    kind: 'option',
    key: `${group ?? ''}/${option.value}`,
    at: at++,
    option,
    group,
  });
  const rows: ComboboxRow<Value>[] = items.flatMap((item) =>
    isGroup(item)
      ? [
          { kind: 'group' as const, key: `group/${item.label}`, label: item.label },
          ...item.options.map((option) => row(option, item.label)),
        ]
      : [row(item)],
  );
  if (toCreate) rows.push({ ...row(toCreate), key: 'create', create: true });
  return rows;
}

/** Rows with an option, in order: the stops of the arrow keys. */
export function optionRows<Value extends string>(rows: readonly ComboboxRow<Value>[]): ComboboxOptionRow<Value>[] {
  return rows.filter((row) => row.kind === 'option');
}

/**
 * Index after moving by a number of steps. Disabled options are skipped; single steps wrap around the ends, longer ones stop there.
 * @param from −1 when no row is highlighted.
 * @returns −1 when no option is available.
 */
export function step(rows: readonly ComboboxOptionRow[], from: number, by: number): number {
  const count = rows.length;
  if (count === 0 || rows.every((row) => row.option.disabled)) return -1;
  const direction = by < 0 ? -1 : 1;
  const start = from === -1 && direction === -1 ? count : from;
  const jump = start + by;
  const around = Math.abs(by) === 1;
  let at = around ? (jump + count) % count : Math.min(count - 1, Math.max(0, jump));
  // A jump to a disabled option at the very end searches backwards.
  let turn = around ? direction : at === 0 ? 1 : at === count - 1 ? -1 : direction;
  for (let tries = 0; tries < count && rows[at]?.option.disabled; tries += 1) {
    at = (at + turn + count) % count;
    if (!around && (at === 0 || at === count - 1)) turn = -turn;
  }
  return at;
}
