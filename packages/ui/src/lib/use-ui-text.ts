import { en, type UiMessages } from '@seaberry/i18n/ui';
import { use, useMemo } from 'react';

import { UiContext } from './ui-context.js';

/** All of the library's texts in the current language; a component takes its own area instead. */
export function useUiText(): UiMessages {
  const { messages } = use(UiContext);
  return useMemo(() => ({ ...en, ...messages }), [messages]);
}
