import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useApp, type App } from '../app-context.tsx';
import { PUBLIC_PATHS } from '../session/guard.ts';
import { sysInfoQuery } from '../session/session.ts';
import { AppFrame } from '../shell/app-frame.lazy.tsx';
import { NotFoundPage } from '../shell/result-pages.tsx';

// Authenticated routes: user, constants and menu are loaded before rendering (specification §2).
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { app }, location }) => {
    if (isBare(app, location.pathname)) {
      await Promise.all([app.texts.ensure('app'), NotFoundPage.load()]);
      return;
    }
    const { loadSession, workspaceOf } = await import('../shell/signed-in.ts');
    const [menu] = await Promise.all([
      loadSession(app),
      app.queryClient.prefetchQuery(sysInfoQuery(app.client)),
      app.texts.ensure('app'),
      AppFrame.load(),
    ]);
    workspaceOf(app).applyMenu(menu);
  },
  component: FrameOrNotFound,
});

/** Public paths without a page of their own open without a session too, and then without its frame. */
const isBare = (app: App, path: string): boolean => PUBLIC_PATHS.includes(path) && !app.tokens.signedIn();

function FrameOrNotFound(): ReactNode {
  const app = useApp();
  const { pathname } = useLocation();
  return isBare(app, pathname) ? (
    <>
      <NotFoundPage.Component />
      <Outlet />
    </>
  ) : (
    <AppFrame.Component />
  );
}
