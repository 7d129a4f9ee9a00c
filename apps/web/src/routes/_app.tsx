import { createFileRoute, redirect } from '@tanstack/react-router';

import { sessionQueries, sysInfoQuery } from '../session/session.ts';
import { resolveAccess } from '../session/menu.ts';
import { AppFrame } from '../shell/app-frame.lazy.tsx';

// Everything behind the sign-in: who it is, constants and menu are there before anything is shown (specification §2).
export const Route = createFileRoute('/_app')({
  beforeLoad: async ({ context: { app }, location }) => {
    const [user, base, menu, constants] = sessionQueries(app.client);
    const [entries] = await Promise.all([
      app.queryClient.ensureQueryData(menu),
      app.queryClient.ensureQueryData(user),
      app.queryClient.ensureQueryData(base),
      app.queryClient.ensureQueryData(constants),
      app.queryClient.prefetchQuery(sysInfoQuery(app.client)),
      app.texts.ensure('app'),
      AppFrame.load(),
    ]);
    if (location.pathname !== '/' && resolveAccess(location.pathname, entries) !== 'allow') throw redirect({ to: '/401', replace: true });
  },
  component: AppFrame.Component,
});
