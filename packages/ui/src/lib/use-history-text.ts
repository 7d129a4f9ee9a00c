import { enHistory, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of what a carrier has reported in the current language. */
export function useHistoryText(): UiMessages['history'] {
  return use(UiContext).messages.history ?? enHistory;
}
