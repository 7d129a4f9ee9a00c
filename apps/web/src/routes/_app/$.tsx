import { createFileRoute, redirect } from '@tanstack/react-router';

import { PUBLIC_PATHS, signInSearch } from '../../session/guard.ts';
import type { RawSearch } from '../../shared/search.ts';
import { AnyPage } from '../../shell/any-page.lazy.tsx';

// All authenticated pages: the menu resolves the path, and the frame shows it among the open pages.
export const Route = createFileRoute('/_app/$')({
  validateSearch: (search: RawSearch) => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { app }, location, deps: search }) => {
    if (PUBLIC_PATHS.includes(location.pathname) && !app.tokens.signedIn()) return AnyPage.load();
    const { loadSession, prepareScreen, resolvePage } = await import('../../shell/signed-in.ts');
    const page = resolvePage(location.pathname, await loadSession(app));
    if (page.type === 'redirect') throw redirect({ to: '/$', params: { _splat: page.to.slice(1) }, replace: true });
    if (page.type === 'closed')
      throw redirect({ to: '/$', params: { _splat: '401' }, search: signInSearch(location.pathname, search), replace: true });
    if (page.type !== 'screen') return AnyPage.load();
    try {
      await prepareScreen(page.screen, app, { ...search, ...page.params });
    } catch {
      // The page itself has the same failure, shows it and offers a retry.
    }
  },
  component: () => null,
});
