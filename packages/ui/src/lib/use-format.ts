import { createFormatters, type Formatters } from '@seaberry/i18n';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Formatters of dates, slips and numbers in the current language, as read on the day of the provider. */
export function useFormat(): Formatters {
  const { locale, present = Date.now() } = use(UiContext);
  return createFormatters(locale, present);
}
