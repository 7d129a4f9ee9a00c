import type { Client } from '@seaberry/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';

import type { TextsStore } from './i18n/texts-store.ts';
import type { Drafts } from './shared/drafts.ts';
import type { BrowserTokenStore } from './shared/token-store.ts';
import type { PreferenceStore } from './shared/preference-store.ts';

/** Objects with the lifetime of the page, created once in `main.tsx`. */
export interface App {
  client: Client;
  queryClient: QueryClient;
  tokens: BrowserTokenStore;
  texts: TextsStore;
  preferences: PreferenceStore;
  /** Unsaved forms, kept across the forced reload at the end of a session; null until a form or the session asks for them (`draftsOf`). */
  drafts: Drafts | null;
  /** Ends the session here and on the server, and shows the sign-in page, with the return path if given. */
  signOut(back?: { path: string; search: Record<string, string> }): Promise<void>;
}

const AppContext = createContext<App | null>(null);
export const AppProvider = AppContext;

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('@seaberry/web: useApp() outside of <AppProvider>. Render it below main.tsx.');
  return app;
}
