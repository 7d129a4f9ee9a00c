import { closeTabs, moveTab, openTab, pinTab, tabAfterClose, tabIdentity, type PageTabState } from '@seaberry/ui/page-tabs';

import { allNodes, resolvePage, type Page } from '../menu/resolve-page.ts';
import type { MenuTree } from '../menu/menu-tree.ts';
import type { AppLocation } from '../shared/links.ts';
import type { RawSearch } from '../shared/search.ts';

/** An open page in the strip, with its state. */
export interface OpenPage extends PageTabState, AppLocation {
  /** Incremented to remount the page. */
  revision: number;
}

export interface Workspace {
  tabs: readonly OpenPage[];
  activeId: string;
}

/** Title parameters are not part of a page's identity. */
const NAMING = new Set(['title', 'tagsViewName']);

/**
 * Identity of a page. Parameters that only change the view of a screen (filters, a page number) do not count.
 * @param shared one page per path, whatever its parameters (theme config `isShareTagsView`)
 */
export function pageIdentity({ path, search }: AppLocation, page: Page, shared: boolean): string {
  const counts =
    page.type === 'screen' ? (name: string) => (page.screen.identity ?? []).includes(name) : (name: string) => !NAMING.has(name);
  const own: RawSearch = Object.fromEntries(Object.entries(search).filter(([name]) => counts(name)));
  return tabIdentity({ path, search: own, shared });
}

/** A location as an open page. */
export function asOpenPage(place: AppLocation, page: Page, shared: boolean): OpenPage {
  const pinned = 'node' in page && page.node !== null && page.node.pinned;
  return { id: pageIdentity(place, page, shared), ...place, pinned, closable: !pinned, revision: 0 };
}

/** The workspace with a page in front; one that is already open keeps its position, with the new URL. */
export function visit({ tabs }: Workspace, page: OpenPage): Workspace {
  const known = tabs.find(({ id }) => id === page.id);
  return { tabs: openTab(tabs, { ...page, revision: known?.revision ?? 0 }), activeId: page.id };
}

/** The workspace with a page in the place of another one, which stays if it is pinned. */
export function replace({ tabs, activeId }: Workspace, id: string, page: OpenPage): Workspace {
  const pinned = tabs.some((tab) => tab.id === id && tab.pinned);
  if (page.id === id || pinned) return { tabs, activeId };
  const known = tabs.some((tab) => tab.id === page.id);
  return { tabs: known ? closeTabs(tabs, [id]) : tabs.map((tab) => (tab.id === id ? page : tab)), activeId: page.id };
}

/** @returns the workspace without these pages, and the next location when the visible page was among them */
export function close(workspace: Workspace, ids: readonly string[]): { workspace: Workspace; goTo: AppLocation | null } {
  const activeId = tabAfterClose(workspace.tabs, ids, workspace.activeId) ?? '';
  const tabs = closeTabs(workspace.tabs, ids);
  const next = tabs.find(({ id }) => id === activeId);
  const goTo = activeId === workspace.activeId || !next ? null : { path: next.path, search: next.search };
  return { workspace: { tabs, activeId }, goTo };
}

const change = (workspace: Workspace, id: string, patch: (page: OpenPage) => OpenPage): Workspace => ({
  ...workspace,
  tabs: workspace.tabs.map((page) => (page.id === id ? patch(page) : page)),
});

/** Remounts one page and no other. */
export const refresh = (workspace: Workspace, id: string): Workspace =>
  change(workspace, id, (page) => ({ ...page, revision: page.revision + 1 }));

export const withSearch = (workspace: Workspace, id: string, search: RawSearch): Workspace =>
  change(workspace, id, (page) => ({ ...page, search }));

export const pin = (workspace: Workspace, id: string, pinned: boolean): Workspace => ({
  ...workspace,
  tabs: pinTab(workspace.tabs, id, pinned),
});
export const move = (workspace: Workspace, id: string, to: number): Workspace => ({ ...workspace, tabs: moveTab(workspace.tabs, id, to) });

/** Permanently open pages: pinned rows of the menu, except for hidden ones and those with parameters. */
export function pinnedPages(menu: MenuTree, shared: boolean): OpenPage[] {
  return allNodes(menu.nodes)
    .filter(
      ({ pinned, hidden, path, target }) =>
        pinned && !hidden && !path.includes('/:') && (target.type === 'screen' || target.type === 'frame'),
    )
    .map(({ path }) => asOpenPage({ path, search: {} }, resolvePage(path, menu), shared));
}

/** Stored open pages, without invalid and inaccessible ones. */
export function restore(stored: unknown, menu: MenuTree, shared: boolean): OpenPage[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const [path, search, pinned] = [Reflect.get(entry, 'path'), Reflect.get(entry, 'search'), Reflect.get(entry, 'pinned')];
    if (typeof path !== 'string' || typeof search !== 'object' || search === null) return [];
    const page = resolvePage(path, menu);
    if (page.type !== 'screen' && page.type !== 'frame') return [];
    const texts = Object.fromEntries(Object.entries(search).filter((pair): pair is [string, string] => typeof pair[1] === 'string'));
    const open = asOpenPage({ path, search: texts }, page, shared);
    return [{ ...open, pinned: open.pinned || pinned === true }];
  });
}
