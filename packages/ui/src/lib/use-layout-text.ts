import { enLayout, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of page frames in the current language. */
export function useLayoutText(): UiMessages['layout'] {
  return use(UiContext).messages.layout ?? enLayout;
}
