import type { ReactNode } from 'react';

export interface CommandItem {
  /** Unique across all groups. */
  id: string;
  label: string;
  /** Location or purpose, in a few words. */
  description?: string;
  /** Additional search terms: pinyin (`haiyuntidan`, `hytd`), a code, the English name. */
  keywords?: readonly string[];
  icon?: ReactNode;
  /** Keyboard shortcut of the action: `['Ctrl', 'B']`. It is shown; the caller handles it. */
  shortcut?: readonly string[];
  /** Why the action is disabled. The reason is shown. */
  disabledReason?: string | undefined;
  /** Action of the entry, called after the palette has closed. */
  onSelect: () => void;
}

export interface CommandGroup {
  id: string;
  label: string;
  items: readonly CommandItem[];
  /** Shown only while the search is empty: shortcuts to other entries. Its ids differ from theirs. */
  untyped?: boolean;
}

/** Match of a text with one word: 4 equal, 3 prefix, 2 prefix of a word in it, 1 substring, 0 none. */
function scoreOf(text: string, word: string): number {
  const at = text.indexOf(word);
  if (at < 0) return 0;
  if (at > 0) return /[\s/·>(-]/.test(text[at - 1] ?? '') ? 2 : 1;
  return text.length === word.length ? 4 : 3;
}

/** Score of a match; every word has to match, and a match in the label weighs more than one in a keyword or the description. */
function score(item: CommandItem, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const own = scoreOf(item.label.toLocaleLowerCase(), word) * 2;
    const others = [...(item.keywords ?? []), item.description ?? ''].map((text) => scoreOf(text.toLocaleLowerCase(), word));
    const best = Math.max(own, ...others);
    if (best === 0) return 0;
    sum += best;
  }
  return sum;
}

/**
 * Matches of a text, the best first in each group, without empty groups. Without a text: all entries, in the given order.
 *
 * Chinese is found by its text, and by pinyin where the caller gives it as keywords.
 */
export function searchCommands(groups: readonly CommandGroup[], query: string): readonly CommandGroup[] {
  const words = query.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups.filter(({ items }) => items.length > 0);
  return groups.flatMap((group) => {
    if (group.untyped) return [];
    const found = group.items.map((item) => ({ item, points: score(item, words) })).filter(({ points }) => points > 0);
    const items = found.toSorted((a, b) => b.points - a.points).map(({ item }) => item);
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}

/** The items with the given ids, in that order; unknown ids are dropped. */
export function recentItems(groups: readonly CommandGroup[], ids: readonly string[]): CommandItem[] {
  const all = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
  return ids.flatMap((id) => all.get(id) ?? []);
}
