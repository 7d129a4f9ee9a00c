import '@seaberry/ui/styles.css';
import './styles/app.css';

import { createClient } from '@seaberry/api-client';
import type { Locale } from '@seaberry/i18n';
import { Toaster } from '@seaberry/ui/toaster';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { createQueryClient } from './api/query-client.ts';
import { AppProvider, type App } from './app-context.tsx';
import type { LoadedArea } from './i18n/areas.ts';
import { TextsProvider } from './i18n/texts-provider.tsx';
import { TextsStore } from './i18n/texts-store.ts';
import { createAppRouter } from './router.ts';
import { signInSearch, LOGIN_PATHS } from './session/guard.ts';
import { browserTokenStore } from './session/token-store.ts';
import { apiHost } from './shared/env.ts';
import { PreferenceStore } from './shared/preference-store.ts';
import type { Preferences } from './shared/preferences.ts';
import { report } from './shared/report.ts';
import { parseSearch, stringifySearch } from './shared/search.ts';
import { typefaceForFirstPaint } from './shared/typeface.ts';
import { prefetchOnFirstTouch } from './shell/prefetch.ts';
import { showVerdict } from './shell/toasts.ts';

/** Starts the application; the boot script has set theme and language and brought the first texts. */
export async function start(preferences: Preferences, locale: Locale, base: LoadedArea): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('@seaberry/web: index.html has no #root element.');
  const typeface = typefaceForFirstPaint();
  const app = createApp(preferences, locale, base);
  const router = createAppRouter(app);
  prefetchOnFirstTouch(app);
  await typeface;
  createRoot(root).render(
    <StrictMode>
      <AppProvider value={app}>
        <TextsProvider store={app.texts}>
          <QueryClientProvider client={app.queryClient}>
            <RouterProvider router={router} />
            <Toaster />
          </QueryClientProvider>
        </TextsProvider>
      </AppProvider>
    </StrictMode>,
  );
}

function createApp(chosen: Preferences, locale: Locale, base: LoadedArea): App {
  const texts = new TextsStore(locale, base);
  const tokens = browserTokenStore();
  const queryClient = createQueryClient((verdict) => showVerdict(verdict, texts));
  const preferences = new PreferenceStore(chosen, async (language) => {
    await texts.setLocale(language);
    // What the server words (menu titles, messages) comes again in the new language; what is shown stays until then.
    void queryClient.invalidateQueries();
  });
  let signingOut = false;
  const client = createClient({
    baseUrl: apiHost(),
    tokens,
    locale: () => texts.get().locale,
    onMisfit: ({ call, path, message }) => report('api', `${call}: ${path} ${message}`),
    onSessionEnd: () => {
      if (!signingOut) leave('with-way-back');
    },
  });
  preferences.follow();
  tokens.watch((signedIn) => leave(signedIn ? 'stay' : 'with-way-back'));
  return {
    client,
    queryClient,
    tokens,
    texts,
    preferences,
    signOut: async () => {
      // Other calls under way learn of the end too; the person asked for it, so there is no way back to keep.
      signingOut = true;
      await signOut(client, tokens);
    },
  };
}

async function signOut(client: App['client'], tokens: App['tokens']): Promise<void> {
  try {
    await client.sysAuth.logout();
  } catch (error) {
    // Whatever the server says, this browser forgets the session.
    report('session', 'sign-out was not confirmed by the server', error);
  }
  tokens.clear();
  leave('to-sign-in');
}

/**
 * Ends what this page holds of a session by loading it anew (product specification §4). With the way back the sign-in address
 * remembers where the person was; `stay` reloads in place, for another tab's sign-in.
 */
function leave(how: 'with-way-back' | 'to-sign-in' | 'stay'): void {
  const [path = '/', query = ''] = window.location.hash.slice(1).split('?');
  const atSignIn = LOGIN_PATHS.includes(path);
  if (atSignIn && how === 'with-way-back') return;
  if (how === 'to-sign-in') window.location.hash = '#/login';
  else if (how === 'with-way-back') window.location.hash = `#/login${stringifySearch(signInSearch(path || '/', parseSearch(query)))}`;
  window.location.reload();
}
