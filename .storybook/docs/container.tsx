import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type PropsWithChildren, type ReactNode } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

import { UiProvider } from '../../packages/ui/src/lib/ui-provider.js';
import { applyGlobals, localeOf, type Globals } from '../fixtures/globals.js';
import { messages } from '../fixtures/messages.js';
import { shownTheme, themes } from '../theme.js';

interface Message {
  globals: Globals;
}

function lastGlobals(): Globals {
  const channel = addons.getChannel();
  // The channel keeps what was said last, by anybody, as `unknown`.
  const said = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS)) as [Message] | undefined;
  return said?.[0].globals ?? {};
}

/** The frame of every page of text: theme, language and modes of the toolbar, also where no story stands. */
export default function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>): ReactNode {
  const [globals, setGlobals] = useState(lastGlobals);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = (message: Message): void => setGlobals(message.globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => applyGlobals(globals), [globals]);
  const locale = localeOf(globals);
  return (
    <DocsContainer context={context} theme={themes[shownTheme(globals['theme'])]}>
      <UiProvider locale={locale} messages={messages[locale]}>
        {children}
      </UiProvider>
    </DocsContainer>
  );
}
