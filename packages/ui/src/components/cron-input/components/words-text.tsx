import { use, type ReactNode } from 'react';

import { useLocale } from '../../../lib/ui-provider.js';
import { inWords, loadLanguage } from './in-words.js';

/** Text of a valid expression in the current language. It suspends until the language is loaded. */
export function WordsText({ expression }: { expression: string }): ReactNode {
  const locale = useLocale();
  use(loadLanguage(locale));
  return inWords(expression, locale);
}
