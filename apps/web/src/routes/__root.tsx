import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';

import { forgetLock } from '../lock/forget-lock.ts';
import type { RouterContext } from '../router.ts';
import { guard } from '../session/guard.ts';
import { requiredPage } from '../session/required-page.ts';
import { sessionLoaded } from '../session/session.ts';
import type { RawSearch } from '../shared/search.ts';
import { PageFrame } from '../shell/page-frame.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { app }, location }) => {
    const input = {
      path: location.pathname,
      // Our own parser returns strings only.
      search: location.search as RawSearch,
      hasToken: app.tokens.signedIn(),
      locale: app.texts.get().locale,
      loaded: sessionLoaded(app.queryClient, app.client),
    };
    if (!input.hasToken) forgetLock();
    let answer = guard(input);
    if (answer.type === 'load') {
      const { loadSession } = await import('../shell/signed-in.ts');
      try {
        await loadSession(app);
      } catch (error) {
        const to = requiredPage(error);
        if (to) throw redirect({ to, replace: true });
        throw error;
      }
      answer = guard({ ...input, hasToken: app.tokens.signedIn(), loaded: true });
    }
    if (answer.type !== 'redirect') return;
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
