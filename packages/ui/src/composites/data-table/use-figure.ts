import { BCP47 } from '@seaberry/i18n';
import { useCallback } from 'react';

import { useLocale } from '../../lib/ui-provider.js';

/**
 * Formatter of numbers in the current language. Integers below a thousand are the same in all of ours, and the first formatter of a page
 * costs some 10 ms, which must not delay the column widths. The formatters of dates and slips are not loaded.
 */
export function useFigure(): (value: number) => string {
  const locale = useLocale();
  return useCallback(
    (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(BCP47[locale])),
    [locale],
  );
}
