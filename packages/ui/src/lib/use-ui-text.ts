import { en, type UiMessages } from '@seaberry/i18n/ui';
import { use, useMemo } from 'react';

import { UiContext } from './ui-context.js';

/** All messages of the library in the current language; a component uses its own area instead. */
export function useUiText(): UiMessages {
  const { messages } = use(UiContext);
  return useMemo(() => ({ ...en, ...messages }), [messages]);
}
