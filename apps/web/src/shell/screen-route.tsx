import { useMemo, type ReactNode } from 'react';

import type { App } from '../app-context.tsx';
import type { RawSearch } from '../shared/search.ts';
import { changedSearch, ScreenContext, type ScreenContextValue, type ScreenDefinition } from '../shared/screen.tsx';

type Navigate = (options: { to?: string; search: (previous: RawSearch) => RawSearch; replace?: boolean }) => Promise<void> | void;

export interface ScreenRoute {
  /** For the route's loader: loads the screen's code and runs its loader. */
  load(app: App, search: RawSearch): Promise<void>;
  /** For the route's component. */
  Host(props: { search: RawSearch; navigate: unknown }): ReactNode;
}

/** Mounts a screen at a file route. Its code loads when the route is opened. */
export function screenRoute<S extends object>(fetchScreen: () => Promise<ScreenDefinition<S>>): ScreenRoute {
  let screen: ScreenDefinition<S> | null = null;
  return {
    async load(app, search) {
      screen ??= await fetchScreen();
      await screen.loader?.({ app, search: screen.parseSearch(search) });
    },
    Host({ search, navigate }) {
      if (!screen) throw new Error('@seaberry/web: a screen was rendered before its loader ran.');
      // The typed navigate of a route is narrowed to plain texts by path.
      return <Mounted screen={screen} raw={search} navigate={navigate as Navigate} />;
    },
  };
}

function Mounted<S extends object>({
  screen,
  raw,
  navigate,
}: {
  screen: ScreenDefinition<S>;
  raw: RawSearch;
  navigate: Navigate;
}): ReactNode {
  const search = useMemo(() => screen.parseSearch(raw), [screen, raw]);
  const value = useMemo<ScreenContextValue<S>>(
    () => ({
      key: screen.key,
      pageId: screen.key,
      inFront: () => true,
      search,
      setSearch: (patch, options) =>
        void navigate({
          // Based on the current URL, so that two changes in a row are both applied.
          search: (previous) => filled(screen.formatSearch(changedSearch(screen.parseSearch(previous), patch))),
          replace: options?.replace ?? false,
        }),
      open: (path, target = {}) => void navigate({ to: path, search: () => target }),
      // A standalone page fills the window and has no neighbour.
      instead: (path, target) => void navigate({ to: path, search: () => target, replace: true }),
      searchOf: () => null,
      setSearchOf: () => {},
      close: () => {},
    }),
    [screen, search, navigate],
  );
  const { Component } = screen;
  // One context for every screen; `useScreen` restores the type.
  return (
    <ScreenContext value={value as unknown as ScreenContextValue<object>}>
      <Component />
    </ScreenContext>
  );
}

const filled = (patch: Record<string, string | undefined>): RawSearch =>
  Object.fromEntries(Object.entries(patch).flatMap(([key, value]) => (value ? [[key, value]] : [])));
