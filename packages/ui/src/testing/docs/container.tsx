import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useLayoutEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { UiProvider } from '../../lib/ui-provider.js';
import { applyGlobals, localeOf, type Globals } from '../stories/globals.js';
import { messages } from '../stories/messages.js';
import { shownTheme, themes } from './theme.js';

interface Message {
  globals: Globals;
}

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  // The channel returns the last event of any sender as `unknown`.
  const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Message] | undefined;
  return said?.[0].globals ?? {};
}

/**
 * Sends the toolbar's values to stories in iframes: Storybook opens them without, and each would send its default light theme and English
 * to this page.
 */
function tellFrames(globals: Globals): () => void {
  const said = ['theme', 'primary', 'locale', 'size', 'direction', 'motion', 'colours']
    .flatMap((name) => {
      const value = globals[name];
      return typeof value === 'string' ? [`${name}:${value.replace(/^#(.*)/, '!hex($1)')}`] : [];
    })
    .join(';');
  const tell = (): void => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[id^="iframe--"]')) {
      const address = new URL(frame.src);
      if (address.searchParams.get('globals') === said) continue;
      address.searchParams.set('globals', said);
      frame.src = address.href;
    }
  };
  tell();
  const observer = new MutationObserver(tell);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

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
  useLayoutEffect(() => tellFrames(globals), [globals]);
  const locale = localeOf(globals);
  return (
    <DocsContainer context={context} theme={themes[shownTheme(globals['theme'])]}>
      <UiProvider locale={locale} messages={messages[locale]}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
