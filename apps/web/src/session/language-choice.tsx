import { LanguageSelect } from '@seaberry/ui/language-select';
import { useLocale } from '@seaberry/ui/ui-provider';
import type { ReactNode } from 'react';

import { useApp } from '../app-context.tsx';
import { runTimeConfig } from '../shared/env.ts';
import { report } from '../shared/report.ts';

/** Switches the language in place: no reload, and typed input stays. */
export function LanguageChoice(): ReactNode {
  const { preferences } = useApp();
  const locale = useLocale();
  const { languages } = runTimeConfig();
  if (languages.length < 2) return null;
  return (
    <LanguageSelect
      locales={languages}
      value={locale}
      onChange={(next) => {
        // If its messages fail to load, the language stays unchanged, as the select shows.
        preferences.setLanguage(next).catch((error: unknown) => report('i18n', 'the language could not be loaded', error));
      }}
    />
  );
}
