import { BCP47 } from '@seaberry/i18n';
import { useCallback } from 'react';

import { useLocale } from '../../lib/ui-provider.js';

/**
 * Numbers in the current language. Whole ones below a thousand are written alike in all of ours, and the first formatter
 * of a page costs it some 10 ms: a table must not wait for the widths of its columns to be put into words. Nor must it carry the
 * formatters of dates and slips, which it never uses.
 */
export function useFigure(): (value: number) => string {
  const locale = useLocale();
  return useCallback(
    (value) => (Number.isInteger(value) && value >= 0 && value < 1000 ? String(value) : value.toLocaleString(BCP47[locale])),
    [locale],
  );
}
