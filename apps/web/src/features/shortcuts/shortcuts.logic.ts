import { searchable, type MenuItem } from '../../menu/menu-items.ts';

/** A page that can be a shortcut. */
export interface PinnablePage {
  id: string;
  path: string;
  title: string;
  /** Titles of the directories that it is in. */
  way: readonly string[];
  icon: string | null;
}

/** Every page of the menu with an id, once. */
export function pinnable(items: readonly MenuItem[]): PinnablePage[] {
  const pages = new Map<string, PinnablePage>();
  for (const { id, path, title, way, icon } of searchable(items)) {
    if (id !== null && !pages.has(id)) pages.set(id, { id, path, title, way, icon });
  }
  return [...pages.values()];
}

/** Shortcuts in the order of addition, without those no longer in the menu. */
export function pinnedPages(pages: readonly PinnablePage[], ids: readonly string[]): PinnablePage[] {
  const known = new Map(pages.map((page) => [page.id, page]));
  return ids.flatMap((id) => known.get(id) ?? []);
}
