/* Open pages as plain data. Titles and icons are computed where they are rendered. */

/** State of an open page that the strip depends on. Extend it with whatever your application renders. */
export interface PageTabState {
  /** Full identity of the page, from `tabIdentity`: two pages of one screen have two. */
  readonly id: string;
  /** Pinned at the start, and not closed with others. */
  readonly pinned: boolean;
  /** Whether the user may close it at all. */
  readonly closable: boolean;
}

/** Scope of an action: this page, or others relative to it, in the order of the strip. */
export type PageTabScope = 'this' | 'others' | 'before' | 'after' | 'all';

export interface PageTabsModel<T extends PageTabState> {
  readonly tabs: readonly T[];
  readonly activeId: string;
}

export type PageTabsAction<T extends PageTabState> =
  | { readonly type: 'open'; readonly tab: T }
  | { readonly type: 'select'; readonly id: string }
  | { readonly type: 'close'; readonly ids: readonly string[] }
  | { readonly type: 'pin'; readonly id: string; readonly pinned: boolean }
  | { readonly type: 'move'; readonly id: string; readonly toIndex: number };

/** A pinned page has to be unpinned first. */
export const canCloseTab = (tab: PageTabState): boolean => tab.closable && !tab.pinned;

/** A page that can never be closed stays pinned. */
export const canPinTab = (tab: PageTabState): boolean => tab.closable || !tab.pinned;

const pinnedCount = (tabs: readonly PageTabState[]): number => tabs.filter((tab) => tab.pinned).length;

/**
 * Adds a page behind those of its kind, pinned or not. An open page keeps its place and its pin, and takes the other properties.
 * @typeParam T Open page: a `PageTabState`, with further properties of your own.
 */
export function openTab<T extends PageTabState>(tabs: readonly T[], tab: T): readonly T[] {
  if (tabs.some(({ id }) => id === tab.id)) {
    return tabs.map((open) => (open.id === tab.id ? { ...tab, pinned: open.pinned } : open));
  }
  return tab.pinned ? tabs.toSpliced(pinnedCount(tabs), 0, tab) : [...tabs, tab];
}

/** Ids that would be closed, without pages that are pinned or not closable. */
export function tabsToClose(tabs: readonly PageTabState[], id: string, scope: PageTabScope): readonly string[] {
  const at = tabs.findIndex((tab) => tab.id === id);
  if (at < 0 && scope !== 'all') return [];
  const meant: Record<PageTabScope, (index: number) => boolean> = {
    this: (index) => index === at,
    others: (index) => index !== at,
    before: (index) => index < at,
    after: (index) => index > at,
    all: () => true,
  };
  return tabs.filter((tab, index) => canCloseTab(tab) && meant[scope](index)).map((tab) => tab.id);
}

/**
 * Removes pages; returns the same list when none of them may be closed.
 * @typeParam T Open page: a `PageTabState`, with further properties of your own.
 */
export function closeTabs<T extends PageTabState>(tabs: readonly T[], ids: readonly string[]): readonly T[] {
  const left = tabs.filter((tab) => !(canCloseTab(tab) && ids.includes(tab.id)));
  return left.length === tabs.length ? tabs : left;
}

/** Active page after `ids` are closed: the one that takes the place of the active page, else the last. */
export function tabAfterClose(tabs: readonly PageTabState[], ids: readonly string[], activeId: string): string | undefined {
  const left = closeTabs(tabs, ids);
  if (left.some((tab) => tab.id === activeId)) return activeId;
  const at = tabs.findIndex((tab) => tab.id === activeId);
  const place = at < 0 ? left.length : closeTabs(tabs.slice(0, at), ids).length;
  return (left[place] ?? left.at(-1))?.id;
}

/**
 * Pinning moves a page behind the last pinned one, unpinning before the first of the others.
 * @typeParam T Open page: a `PageTabState`, with further properties of your own.
 */
export function pinTab<T extends PageTabState>(tabs: readonly T[], id: string, pinned: boolean): readonly T[] {
  const tab = tabs.find((one) => one.id === id);
  if (!tab || tab.pinned === pinned || !canPinTab(tab)) return tabs;
  const others = tabs.filter((one) => one.id !== id);
  return others.toSpliced(pinnedCount(others), 0, { ...tab, pinned });
}

/** Index that a moved page reaches: pinned and other pages never mix. */
export function reachableIndex(tabs: readonly PageTabState[], id: string, toIndex: number): number {
  const tab = tabs.find((one) => one.id === id);
  if (!tab) return -1;
  const border = pinnedCount(tabs);
  const [first, last] = tab.pinned ? [0, border - 1] : [border, tabs.length - 1];
  return Math.min(Math.max(toIndex, first), last);
}

/**
 * Moves a page among those of its kind; returns the same list when it does not move.
 * @typeParam T Open page: a `PageTabState`, with further properties of your own.
 */
export function moveTab<T extends PageTabState>(tabs: readonly T[], id: string, toIndex: number): readonly T[] {
  const from = tabs.findIndex((tab) => tab.id === id);
  const tab = tabs[from];
  const to = reachableIndex(tabs, id, toIndex);
  return !tab || to === from ? tabs : tabs.toSpliced(from, 1).toSpliced(to, 0, tab);
}

/**
 * All operations as one reducer, for `useReducer` or a store. `open` makes the page active too.
 * @typeParam T Open page: a `PageTabState`, with further properties of your own.
 */
export function pageTabsReducer<T extends PageTabState>(model: PageTabsModel<T>, action: PageTabsAction<T>): PageTabsModel<T> {
  const { tabs, activeId } = model;
  switch (action.type) {
    case 'open':
      return { tabs: openTab(tabs, action.tab), activeId: action.tab.id };
    case 'select':
      return tabs.some((tab) => tab.id === action.id) ? { tabs, activeId: action.id } : model;
    case 'close':
      return { tabs: closeTabs(tabs, action.ids), activeId: tabAfterClose(tabs, action.ids, activeId) ?? '' };
    case 'pin':
      return { tabs: pinTab(tabs, action.id, action.pinned), activeId };
    case 'move':
      return { tabs: moveTab(tabs, action.id, action.toIndex), activeId };
  }
}

export interface TabAddress {
  /** `/tracking/oceanBill`, with or without percent-encoding. */
  path: string;
  /** Parameters, as a string or as pairs. */
  search?: string | Record<string, string> | [string, string][] | URLSearchParams;
  /** One tab per path, whatever its parameters. */
  shared: boolean;
}

/**
 * Identity of a tab. The order of the parameters does not matter, nor how an address encodes non-ASCII characters.
 * @example tabIdentity({ path: '/tracking/detail', search: { id: '7' }, shared: false }) // '/tracking/detail?id=7'
 */
export function tabIdentity({ path, search = '', shared }: TabAddress): string {
  const plain = readable(path).replace(/(?<=.)\/+$/u, '');
  if (shared) return plain;
  const pairs = [...new URLSearchParams(search)].toSorted(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return pairs.length === 0 ? plain : `${plain}?${new URLSearchParams(pairs).toString()}`;
}

/** By code unit, so that the identity does not depend on the language of the page. */
const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function readable(path: string): string {
  try {
    return decodeURI(path)
      .normalize()
      .replace(/%[\da-f]{2}/giu, (code) => code.toUpperCase());
  } catch {
    // A lone percent sign cannot be decoded: the path is used unchanged.
    return path.normalize();
  }
}
