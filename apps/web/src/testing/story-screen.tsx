import './story.css';

import { createDoubles, type DoubleHandlers } from '@seaberry/api-client/doubles';
import type { Locale } from '@seaberry/i18n';
import { PermissionProvider } from '@seaberry/ui/permission';
import { useLocale } from '@seaberry/ui/ui-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useMemo, useState, type ReactNode } from 'react';

import { createQueryClient } from '../api/query-client.ts';
import { AppProvider, type App } from '../app-context.tsx';
import { loadTexts } from '../i18n/areas.ts';
import { TextsProvider } from '../session/texts-provider.tsx';
import { TextsStore } from '../i18n/texts-store.ts';
import { ProofDialog } from '../kit/proof/proof-dialog.tsx';
import { askForProof } from '../kit/proof/proof-requests.ts';
import { useSession } from '../session/use-session.ts';
import { baseInfoQuery, constantsQuery, menuQuery, sysInfoQuery, userInfoQuery } from '../session/session.ts';
import { PreferenceStore } from '../shared/preference-store.ts';
import { changedSearch, ScreenContext, type ScreenContextValue, type ScreenDefinition } from '../shared/screen.tsx';
import type { RawSearch } from '../shared/search.ts';
import { localAnswers } from './local-answers.ts';
import { BUTTONS, PERSON, sessionAnswers } from './session-answers.ts';

export interface StoryScreenProps<S extends object> {
  screen: ScreenDefinition<S>;
  /** Responses of this story's backend, besides the session; a function creates them for each render when they have state. */
  answers?: DoubleHandlers | (() => DoubleHandlers);
  /** Search parameters of the URL. */
  search?: RawSearch;
  /** Parameters of other open pages, by path. */
  behind?: Readonly<Record<string, RawSearch>>;
  /** Called with the page that takes the place of this one, or is opened. */
  onGo?: (path: string, search: RawSearch) => void;
  /** Button codes of the user. @default those of ocean bills */
  buttons?: ReadonlySet<string>;
}

/** A screen as the app renders it, over a backend that follows the contract. There is no router, since screens do not depend on one. */
export function StoryScreen<S extends object>(props: StoryScreenProps<S>): ReactNode {
  const { screen, answers = {}, search = {}, buttons = BUTTONS, behind = NO_PAGES, onGo = unheard } = props;
  // The toolbar's language, for every component around a story.
  const locale = useLocale();
  const [prepared] = useState(() => prepare(screen, typeof answers === 'function' ? answers() : answers, search, locale, buttons));
  return (
    // The checks of a story wait until this is removed.
    <Suspense fallback={<span data-story-prepares hidden />}>
      <Prepared {...{ screen, prepared, search, behind, onGo }} />
    </Suspense>
  );
}

const NO_PAGES = {};
const unheard = (): void => {};

/** Ready when texts and session are loaded, as after the guard. */
async function prepare<S extends object>(
  screen: ScreenDefinition<S>,
  answers: DoubleHandlers,
  raw: RawSearch,
  locale: Locale,
  buttons: ReadonlySet<string>,
): Promise<App> {
  // A mistake of the story is an uncaught error, which fails it.
  const doubles = createDoubles(localAnswers(sessionAnswers, locale), {
    locale,
    onError: (error) => reportError(error),
    onProofNeeded: askForProof,
  });
  doubles.answer(localAnswers({ sysAuth: { userInfo: () => ({ ...PERSON, buttons: [...buttons] }) } }, locale));
  doubles.answer(localAnswers(answers, locale));
  const queryClient = createQueryClient(() => {});
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: Infinity } });
  const texts = new TextsStore(locale, await loadTexts(locale, 'base'));
  const app: App = {
    client: doubles.client,
    queryClient,
    tokens: { ...doubles.tokens, signedIn: () => doubles.tokens.get() !== null, owner: () => '', watch: () => () => {} },
    texts,
    preferences: new PreferenceStore({ globalI18n: locale, isAutoDark: false, isIsDark: false }, (language) => texts.setLocale(language)),
    drafts: null,
    signOut: () => Promise.resolve(),
  };
  const { client } = app;
  await Promise.all([
    texts.ensure('app'),
    queryClient.prefetchQuery(sysInfoQuery(client)),
    queryClient.prefetchQuery(userInfoQuery(client)),
    queryClient.prefetchQuery(baseInfoQuery(client)),
    queryClient.prefetchQuery(menuQuery(client)),
    queryClient.prefetchQuery(constantsQuery(client)),
  ]);
  await screen.loader?.({ app, search: screen.parseSearch(raw) });
  return app;
}

interface PreparedProps<S extends object> extends Required<Pick<StoryScreenProps<S>, 'behind' | 'onGo'>> {
  screen: ScreenDefinition<S>;
  prepared: Promise<App>;
  search: RawSearch;
}

function Prepared<S extends object>({ screen, prepared, search: initial, behind, onGo }: PreparedProps<S>): ReactNode {
  const app = use(prepared);
  const [search, setSearch] = useState(() => screen.parseSearch(initial));
  const value = useMemo<ScreenContextValue<S>>(
    () => ({
      key: screen.key,
      pageId: screen.key,
      inFront: () => true,
      search,
      setSearch: (patch) => setSearch((before) => changedSearch(before, patch)),
      open: (path, target = {}) => onGo(path, target),
      instead: onGo,
      searchOf: (path) => behind[path] ?? null,
      setSearchOf: () => {},
      close: () => {},
    }),
    [screen, search, behind, onGo],
  );
  const { Component } = screen;
  return (
    <AppProvider value={app}>
      {/* The rule of app.css, as long as a screen is shown: other stories keep the margins of the browser. */}
      <style>{'@layer base { p { margin: 0 } }'}</style>
      <TextsProvider store={app.texts} preferences={app.preferences}>
        <QueryClientProvider client={app.queryClient}>
          <Permissions>
            {/* one context for every screen; `useScreen` restores the type */}
            <ScreenContext value={value as unknown as ScreenContextValue<object>}>
              <Component />
            </ScreenContext>
            <ProofDialog />
          </Permissions>
        </QueryClientProvider>
      </TextsProvider>
    </AppProvider>
  );
}

/** Permissions of the session, as in the frame of the app. */
function Permissions({ children }: { children: ReactNode }): ReactNode {
  return <PermissionProvider has={useSession().permissions}>{children}</PermissionProvider>;
}
