import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import type { MenuTree } from '../menu/menu-tree.ts';
import { resolvePage, type Page } from '../menu/resolve-page.ts';
import { useThemeConfig } from '../settings/use-theme-config.ts';
import type { AppLocation } from '../shared/links.ts';
import { stringifySearch, type RawSearch } from '../shared/search.ts';
import { asOpenPage, visit, type OpenPage } from './open-pages.ts';
import { workspaceOf } from './workspace-of.ts';
import type { WorkspaceStore } from './workspace-store.ts';

export interface OpenPages {
  store: WorkspaceStore;
  tabs: readonly OpenPage[];
  activeId: string;
  /** Page at the current URL, which need not be an open page. */
  page: Page;
  place: AppLocation;
  go(place: AppLocation, replace?: boolean): void;
}

/** The open pages with that of the URL in front. */
export function useWorkspace(menu: MenuTree): OpenPages {
  const app = useApp();
  const router = useRouter();
  const store = workspaceOf(app);
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { isShareTagsView: shared } = useThemeConfig();
  const { pathname, search } = useLocation();
  // Our own parser returns strings only.
  const place = useMemo<AppLocation>(() => ({ path: pathname, search: search as RawSearch }), [pathname, search]);
  const page = useMemo(() => resolvePage(place.path, menu), [place.path, menu]);
  const current = useMemo(() => (isOpenable(page) ? asOpenPage(place, page, shared) : null), [place, page, shared]);
  // Derived from the URL at once, stored afterwards.
  const shown = useMemo(() => (current ? visit(state, current) : { ...state, activeId: '' }), [state, current]);
  useEffect(() => {
    if (current) store.visit(current);
  }, [store, current]);
  const go = useCallback(
    ({ path, search: target }: AppLocation, replace = false) => {
      const href = `${path}${stringifySearch(target)}`;
      if (replace) router.history.replace(href);
      else router.history.push(href);
    },
    [router],
  );
  return { store, ...shown, page, place, go };
}

const isOpenable = (page: Page): boolean => page.type === 'screen' || page.type === 'frame' || page.type === 'unknown';
