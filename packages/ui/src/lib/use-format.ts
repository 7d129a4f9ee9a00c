import { createFormatters, type Formatters } from '@seaberry/i18n';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Formatters of dates, slips and numbers in the current language. */
export function useFormat(): Formatters {
  return createFormatters(use(UiContext).locale);
}
