import { createClient } from '@seaberry/api-client';
import type { Locale } from '@seaberry/i18n';

import { createQueryClient } from './api/query-client.ts';
import type { App } from './app-context.tsx';
import type { LoadedArea } from './i18n/loaded-area.ts';
import { TextsStore } from './i18n/texts-store.ts';
import { LOGIN_PATHS, signInSearch } from './session/guard.ts';
import { oneTabAtATime } from './session/one-tab.ts';
import { browserTokenStore } from './shared/token-store.ts';
import { apiHost, runTimeConfig } from './shared/env.ts';
import { loadPlace, placeNow, type AppLocation } from './shared/links.ts';
import { PreferenceStore } from './shared/preference-store.ts';
import type { StoredConfig } from './shared/preferences.ts';
import { report } from './shared/report.ts';
import { writeStored } from './shared/storage.ts';
import { showFailureOf } from './shell/toasts.ts';

/** Creates objects with the lifetime of the page. */
export function createApp(config: StoredConfig, locale: Locale, base: LoadedArea): App {
  const texts = new TextsStore(locale, base);
  const tokens = browserTokenStore({ ownHost: apiHost() === '', sharedDomain: runTimeConfig().cookieDomain });
  const queryClient = createQueryClient((display) => showFailureOf(display, texts));
  const preferences = new PreferenceStore(config, async (language) => {
    await texts.setLocale(language);
    // Texts of the server (menu titles, messages) are fetched in the new language; the old ones stay until then.
    void queryClient.invalidateQueries();
  });
  let signingOut = false;
  const end = (how: 'with-way-back' | 'stay'): void => {
    const kept = how === 'with-way-back' && app.drafts?.keep();
    // A failure only means that nothing is kept.
    void Promise.resolve(kept)
      .catch(() => {})
      .then(() => leave(how));
  };
  const locks = oneTabAtATime();
  const client = createClient({
    baseUrl: apiHost(),
    tokens,
    locale: () => texts.get().locale,
    ...(locks ? { exclusive: locks } : {}),
    onMismatch: ({ call, path, message }) => report('api', `${call}: ${path} ${message}`),
    onProofNeeded: async () => (await import('./kit/proof/proof-requests.ts')).askForProof(),
    onSessionEnd: () => {
      if (!signingOut) end('with-way-back');
    },
  });
  const app: App = {
    client,
    queryClient,
    tokens,
    texts,
    preferences,
    drafts: null,
    signOut: async (back) => {
      // Pending calls also fail with the end of the session; after a manual sign-out only an explicit return path is kept.
      signingOut = true;
      writeStored('drafts', null, 'sessionStorage');
      await signOut(client, tokens);
      loadPlace('/login', back ? signInSearch(back.path, back.search) : {});
    },
  };
  preferences.follow();
  tokens.watch((signedIn) => end(signedIn ? 'stay' : 'with-way-back'));
  return app;
}

/** Timeout of the server's confirmation of a sign-out, in ms. */
const SIGN_OUT_TIMEOUT_MS = 3000;

async function signOut(client: App['client'], tokens: App['tokens']): Promise<void> {
  try {
    await client.sysAuth.logout(undefined, { signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS) });
  } catch (error) {
    // Whatever the server's response, this browser ends the session.
    report('session', 'sign-out was not confirmed by the server', error);
  }
  tokens.clear();
}

/**
 * Ends the session of this page by a reload (product specification §4), without the unsaved-changes prompt. With the return
 * path the sign-in URL remembers the page, and drafts have been kept; `stay` reloads in place without them, for a sign-in in another tab.
 */
function leave(how: 'with-way-back' | 'stay'): void {
  const place: AppLocation = placeNow();
  const atSignIn = LOGIN_PATHS.includes(place.path);
  if (atSignIn && how === 'with-way-back') return;
  // Suppresses the unsaved-changes prompt: it runs before every other listener.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  if (how === 'stay') window.location.reload();
  else loadPlace('/login', signInSearch(place.path, place.search));
}
