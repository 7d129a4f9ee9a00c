import { enDates, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of date and time pickers, forms, captcha and upload. In the current language. */
export function useDatesText(): UiMessages['dates'] {
  return use(UiContext).messages.dates ?? enDates;
}
