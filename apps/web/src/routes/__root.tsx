import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';

import { forgetLock } from '../lock/forget-lock.ts';
import type { RouterContext } from '../router.ts';
import { guard, PASSWORD_CHANGE_PATH } from '../session/guard.ts';
import { needsPasswordChange } from '../session/password-change.ts';
import { sessionLoaded } from '../session/session.ts';
import type { RawSearch } from '../shared/search.ts';
import { PageFrame } from '../shell/page-frame.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context: { app }, location }) => {
    const input = {
      path: location.pathname,
      // Our own parser returns strings only.
      search: location.search as RawSearch,
      hasToken: app.tokens.get() !== null,
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
        if (needsPasswordChange(error)) throw redirect({ to: PASSWORD_CHANGE_PATH, replace: true });
        throw error;
      }
      answer = guard({ ...input, hasToken: app.tokens.get() !== null, loaded: true });
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
