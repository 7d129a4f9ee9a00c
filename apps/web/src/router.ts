import { createBrowserHistory, createHashHistory, createRouter } from '@tanstack/react-router';

import type { App } from './app-context.tsx';
import { routeTree } from './routeTree.gen.ts';
import { runTimeConfig } from './shared/env.ts';
import { parseSearch, stringifySearch } from './shared/search.ts';
import { ScreenFailure } from './shell/screen-failure.tsx';
import { ScreenPending } from './shell/screen-pending.tsx';

export interface RouterContext {
  app: App;
}

/**
 * Router with routes in the hash, or in the path if the host serves the page for every path; query values stay strings, since the router's
 * own parsing would corrupt long numbers.
 */
export function createAppRouter(app: App) {
  return createRouter({
    routeTree,
    context: { app },
    history: runTimeConfig().routerMode === 'browser' ? createBrowserHistory() : createHashHistory(),
    parseSearch,
    stringifySearch,
    defaultPreload: false,
    defaultPendingMs: 100,
    defaultPendingMinMs: 0,
    defaultErrorComponent: ScreenFailure,
    defaultPendingComponent: ScreenPending,
    scrollRestoration: false,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    /** Key in `shell.titles` of the default page title. */
    title?: 'login' | 'register' | 'passwordReset' | 'passwordChange' | 'factorAdd' | 'contactUndo' | 'staticPage' | 'share';
  }
}
