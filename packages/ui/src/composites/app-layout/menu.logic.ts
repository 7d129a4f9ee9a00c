import type { LayoutMenuItem } from './app-layout.types.js';

/** Identity of an entry; a bad row may have an empty path. */
export function keyOf(item: LayoutMenuItem): string {
  return `${item.path} ${item.href} ${item.title}`;
}

export function isGroup(item: LayoutMenuItem): item is LayoutMenuItem & { children: readonly LayoutMenuItem[] } {
  return item.children !== undefined && item.children.length > 0;
}

/** Pages below an entry, or the entry itself. */
export function pagesOf(item: LayoutMenuItem): readonly LayoutMenuItem[] {
  return isGroup(item) ? item.children.flatMap(pagesOf) : [item];
}

/**
 * Visible part of the menu. A group with a page of its own that none of its entries leads to gets an entry for it, so that it is reachable
 * in every layout.
 */
export function visibleMenu(menu: readonly LayoutMenuItem[]): readonly LayoutMenuItem[] {
  return menu
    .filter((item) => item.hidden !== true)
    .map((item) => {
      if (!isGroup(item)) return item;
      const children = visibleMenu(item.children);
      const { redirect } = item;
      if (children.length === 0 || redirect === undefined || children.flatMap(pagesOf).some((page) => page.path === redirect))
        return { ...item, children };
      const { children: _below, ...own } = item;
      return { ...item, children: [own, ...children] };
    });
}

/**
 * Path to the entry of a page. For a page without a visible entry it is the path to the nearest entry above: the longer one of the path to
 * the page's hidden entry, and the path to the entry whose URL path is a prefix of the page's.
 */
export function activeTrail(menu: readonly LayoutMenuItem[], activePath: string): readonly LayoutMenuItem[] {
  const path = plainPath(activePath);
  const shown = visibleMenu(menu);
  const exact = deepestTrail(shown, (item) => leadsTo(item, path));
  if (exact.length > 0) return exact;
  const inTree = shownPart(
    shown,
    deepestTrail(menu, (item) => leadsTo(item, path)),
  );
  const above = longestPrefix(shown, path);
  const byPath = above === undefined ? [] : deepestTrail(shown, (item) => plainPath(item.path) === above);
  return byPath.length > inTree.length ? byPath : inTree;
}

function leadsTo(item: LayoutMenuItem, path: string): boolean {
  return path !== '' && (plainPath(item.path) === path || (item.redirect !== undefined && plainPath(item.redirect) === path));
}

function plainPath(path: string): string {
  return path.replace(/[?#].*$/, '').replace(/(?<=.)\/+$/, '');
}

function deepestTrail(menu: readonly LayoutMenuItem[], fits: (item: LayoutMenuItem) => boolean): readonly LayoutMenuItem[] {
  for (const item of menu) {
    const below = deepestTrail(item.children ?? [], fits);
    if (below.length > 0) return [item, ...below];
    if (fits(item)) return [item];
  }
  return [];
}

function shownPart(shown: readonly LayoutMenuItem[], trail: readonly LayoutMenuItem[]): readonly LayoutMenuItem[] {
  const found: LayoutMenuItem[] = [];
  let level: readonly LayoutMenuItem[] = shown;
  for (const step of trail) {
    const item = level.find((one) => keyOf(one) === keyOf(step));
    if (!item) break;
    found.push(item);
    level = item.children ?? [];
  }
  return found;
}

function longestPrefix(menu: readonly LayoutMenuItem[], path: string): string | undefined {
  let best: string | undefined;
  for (const item of menu) {
    const own = plainPath(item.path);
    for (const candidate of [own, longestPrefix(item.children ?? [], path)]) {
      if (candidate === undefined || candidate.length < 2 || !path.startsWith(`${candidate}/`)) continue;
      if (best === undefined || candidate.length > best.length) best = candidate;
    }
  }
  return best;
}

/** Open groups after navigation: the groups of the current page, and the groups open before unless only one may be open. */
export function openFor(open: ReadonlySet<string>, trail: readonly LayoutMenuItem[], unique: boolean): ReadonlySet<string> {
  const current = trail.filter(isGroup).map(keyOf);
  // A page without an entry does not change the menu.
  if (trail.length === 0) return open;
  return new Set(unique ? current : [...open, ...current]);
}

/** Toggles a group; as an accordion its neighbours close. */
export function toggleGroup(
  open: ReadonlySet<string>,
  item: LayoutMenuItem,
  siblings: readonly LayoutMenuItem[],
  unique: boolean,
): ReadonlySet<string> {
  const next = new Set(open);
  const key = keyOf(item);
  if (next.delete(key)) return next;
  if (unique) for (const sibling of siblings) next.delete(keyOf(sibling));
  return next.add(key);
}

/** Name for a narrow place: ideographs are cut to a number, other scripts are left to CSS truncation. */
export function shortTitle(title: string, ideographs: number): string {
  const letters = Array.from(title);
  return /[\u2E80-\u9FFF\uAC00-\uD7AF]/u.test(title) && letters.length > ideographs ? letters.slice(0, ideographs).join('') : title;
}

/** First letter, for an entry without an icon. */
export function firstLetter(title: string): string {
  return Array.from(title.trim())[0] ?? '';
}
