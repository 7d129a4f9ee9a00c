import { Skeleton } from '@seaberry/ui/skeleton';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Component, Suspense, use, useCallback, useMemo, type ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import type { KnownScreen } from '../menu/screens.ts';
import { placeNow } from '../shared/links.ts';
import { report } from '../shared/report.ts';
import { changedSearch, ScreenContext, type ScreenContextValue } from '../shared/screen.tsx';
import { stringifySearch, type RawSearch } from '../shared/search.ts';
import { draftsOf } from '../session/own-storage.ts';
import { readyScreen } from './load-screen.ts';
import type { OpenPage } from './open-pages.ts';
import { PageFailure } from './page-failure.tsx';
import { workspaceOf } from './workspace-of.ts';

export interface PageHostProps {
  screen: KnownScreen;
  /** Id of the open page. */
  pageId: string;
  path: string;
  /** Parameters of the page, including those of its path. */
  search: RawSearch;
}

/** Renders a screen for one open page. Its failures and loading states do not affect other pages. */
export function PageHost(props: PageHostProps): ReactNode {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <Boundary onReset={reset}>
          <Suspense fallback={<Loading />}>
            <Mounted {...props} />
          </Suspense>
        </Boundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function Mounted({ screen, pageId, path, search: raw }: PageHostProps): ReactNode {
  const app = useApp();
  const workspace = workspaceOf(app);
  const router = useRouter();
  const definition = use(readyScreen(screen, app, raw));
  const search = useMemo(() => definition.parseSearch(raw), [definition, raw]);
  const inFront = useCallback(() => workspace.idOf(placeNow()) === pageId, [workspace, pageId]);
  const value = useMemo<ScreenContextValue<object>>(() => {
    const go = (to: string, next: RawSearch, replace: boolean): void => {
      const href = `${to}${stringifySearch(next)}`;
      if (replace) router.history.replace(href);
      else router.history.push(href);
    };
    const pageAt = (at: string): OpenPage | undefined => workspace.get().tabs.find((tab) => tab.path === at);
    return {
      key: screen.key,
      pageId,
      inFront,
      search,
      setSearch: (patch, options) => {
        const { activeId, tabs } = workspace.get();
        const inFront = activeId === pageId;
        // Based on the current URL, so that two changes in a row are both applied.
        const before = inFront ? placeNow().search : (tabs.find(({ id }) => id === pageId)?.search ?? raw);
        const next = filled({ ...kept(before), ...definition.formatSearch(changedSearch(definition.parseSearch(before), patch)) });
        if (inFront) go(path, next, options?.replace ?? false);
        else workspace.setSearch(pageId, next);
      },
      open: (to, target = {}) => go(to, target, false),
      instead: (to, target) => {
        const dirty = draftsOf(app).isDirty([pageId]);
        if (!dirty) workspace.replace(pageId, { path: to, search: target });
        go(to, target, !dirty);
      },
      searchOf: (at) => pageAt(at)?.search ?? null,
      setSearchOf: (at, next) => {
        const page = pageAt(at);
        if (page) workspace.setSearch(page.id, next);
      },
      close: () => {
        const place = workspace.close([pageId]);
        if (place) go(place.path, place.search, true);
      },
    };
  }, [app, definition, screen.key, pageId, inFront, path, search, raw, router, workspace]);
  const { Component: Screen } = definition;
  return (
    <ScreenContext value={value}>
      <Screen />
    </ScreenContext>
  );
}

/** Identifying parameters stay when the screen changes the rest of the URL. */
const kept = (search: RawSearch): RawSearch =>
  Object.fromEntries(['title', 'tagsViewName'].flatMap((name) => (search[name] ? [[name, search[name]]] : [])));

const filled = (patch: Record<string, string | undefined>): RawSearch =>
  Object.fromEntries(Object.entries(patch).flatMap(([key, value]) => (value ? [[key, value]] : [])));

function Loading(): ReactNode {
  return (
    <div aria-busy="true" className="grid gap-3 p-4">
      <Skeleton className="w-1/4" />
      <Skeleton className="w-3/4" />
      <Skeleton className="w-2/3" />
    </div>
  );
}

interface BoundaryProps {
  onReset(): void;
  children: ReactNode;
}

/** An error boundary must be a class. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    report('screen', error instanceof Error ? error.message : String(error), error);
  }

  override render(): ReactNode {
    const retry = (): void => {
      this.props.onReset();
      this.setState({ error: null });
    };
    return this.state.error === null ? this.props.children : <PageFailure error={this.state.error} onRetry={retry} />;
  }
}
