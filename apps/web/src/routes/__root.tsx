import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';

import type { RouterContext } from '../router.ts';
import { guard } from '../session/guard.ts';
import type { RawSearch } from '../shared/search.ts';
import { PageFrame } from '../shell/page-frame.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: ({ context: { app }, location }) => {
    const answer = guard({
      path: location.pathname,
      // The router's search is what our own parser read: texts only.
      search: location.search as RawSearch,
      hasToken: app.tokens.get() !== null,
      locale: app.texts.get().locale,
    });
    if (answer.type === 'pass') return;
    if (answer.endSession) {
      app.tokens.clear();
      app.queryClient.clear();
    }
    throw redirect({ to: answer.to, search: answer.search, replace: true });
  },
  component: () => (
    <PageFrame>
      <Outlet />
    </PageFrame>
  ),
});
