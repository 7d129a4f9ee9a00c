import { BCP47 } from '@seaberry/i18n';
import { DocsContainer, type DocsContainerProps, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useMemo, useState, type PropsWithChildren, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { UiProvider } from '../../lib/ui-provider.js';
import { applyGlobals, localeOf, type Globals } from '../stories/globals.js';
import { NOW } from '../stories/clock.js';
import { messages } from '../stories/messages.js';
import { GuidePageProvider, languageOf, type GuideLanguage } from './language.js';
import { counterpartOf, openPage } from './pages.js';
import { shownTheme, themes } from './theme.js';
import { guideTexts } from './guide-texts.js';

interface Message {
  globals: Globals;
}

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  // The channel returns the last event of any sender as `unknown`.
  const stated = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Message] | undefined;
  return stated?.[0].globals ?? {};
}

/** The toolbar's values as an address has them. */
const inAddress = (globals: Globals): string =>
  ['theme', 'primary', 'locale', 'size', 'direction', 'motion', 'colours']
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' ? [`${name}:${value.replace(/^#(.*)/, '!hex($1)')}`] : [];
    })
    .join(';');

/**
 * Sends the toolbar's values to stories in iframes: Storybook opens them without, and each would send its default light theme and English
 * to this page.
 */
function syncFrames(globals: Globals): () => void {
  const stated = inAddress({ ...globals, locale: localeOf(globals) });
  const updateFrames = (): void => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === stated) continue;
      address.searchParams.set('globals', stated);
      frame.src = address.href;
    }
  };
  updateFrames();
  const observer = new MutationObserver(updateFrames);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

type StoryParameters = DocsContextProps['projectAnnotations']['parameters'];

/** Context of a page whose text and list of contents are Chinese: Storybook reads both from parameters, which the English page shares. */
function inChinese(context: DocsContextProps): DocsContextProps {
  const translated = (parameters: StoryParameters = {}): StoryParameters => ({
    ...parameters,
    docs: { ...parameters['docs'], lang: BCP47['zh-cn'], toc: { ...parameters['docs']?.toc, title: guideTexts['zh-cn'].toc } },
  });
  const { projectAnnotations } = context;
  const resolveOf = ((...of: Parameters<typeof context.resolveOf>) => {
    const resolved = context.resolveOf(...of);
    if (resolved.type !== 'meta') return resolved;
    const { preparedMeta } = resolved;
    return { ...resolved, preparedMeta: { ...preparedMeta, parameters: translated(preparedMeta.parameters) } };
  }) as typeof context.resolveOf;
  return Object.create(context, {
    resolveOf: { value: resolveOf },
    projectAnnotations: { value: { ...projectAnnotations, parameters: translated(projectAnnotations.parameters) } },
  }) as DocsContextProps;
}

const contextIn = (language: GuideLanguage, context: DocsContextProps): DocsContextProps =>
  language === 'zh-cn' ? inChinese(context) : context;

/** Address of the same page in the other language, with the toolbar as it is but for the language. */
const counterpartAddress = (page: string, globals: Globals): string =>
  `./?${new URLSearchParams({
    path: `/docs/${counterpartOf(page)}`,
    globals: inAddress({ ...globals, locale: languageOf(counterpartOf(page)) }),
  })}`;

/** Frame of every docs page: theme, language and modes of the toolbar, also on pages without a story. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (message: Message): void => setGlobals(message.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => applyGlobals(globals), [globals]);
  useLayoutEffect(() => syncFrames(globals), [globals]);
  const locale = localeOf(globals);
  const [page] = useState(openPage);
  const language = languageOf(page);
  const translated = useMemo(() => contextIn(language, context), [language, context]);
  const guidePage = useMemo(() => ({ language, counterpart: counterpartAddress(page, globals) }), [language, page, globals]);
  return (
    // The list of contents is outside of the text.
    <div lang={BCP47[language]} style={{ display: 'contents' }}>
      <DocsContainer context={translated} theme={themes[shownTheme(globals['theme'])]}>
        <GuidePageProvider value={guidePage}>
          <UiProvider locale={locale} messages={messages[locale]} present={NOW}>
            {children}
          </UiProvider>
        </GuidePageProvider>
      </DocsContainer>
    </div>
  );
}
