import { createFormatters } from '@seaberry/i18n';

import { useLocale } from '../../lib/ui-provider.js';

/**
 * Whole numbers in the current language. Those below a thousand are written alike in all of ours, and the first formatter
 * of a page costs it some 10 ms: a table must not wait for the widths of its columns to be put into words.
 */
export function useFigure(): (value: number) => string {
  const locale = useLocale();
  return (value) => (value >= 0 && value < 1000 ? String(value) : createFormatters(locale).number(value));
}
