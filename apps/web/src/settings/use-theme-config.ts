import { completePatch, mergeThemeConfig, type ThemeConfig, type ThemeConfigPatch } from '@seaberry/ui/theme-config';
import { useLocale } from '@seaberry/ui/ui-provider';
import { useMemo, useSyncExternalStore } from 'react';

import { useApp } from '../app-context.tsx';
import { report } from '../shared/report.ts';

/** Effective theme config: stored in this browser, validated, in the current language. */
export function useThemeConfig(): ThemeConfig {
  const { preferences } = useApp();
  const locale = useLocale();
  const stored = useSyncExternalStore(preferences.subscribe, preferences.getConfig);
  return useMemo(() => ({ ...mergeThemeConfig(stored), globalI18n: locale }), [stored, locale]);
}

/** Changes fields of the theme config, with their consequences. */
export function useChangeThemeConfig(): (patch: ThemeConfigPatch) => void {
  const { preferences } = useApp();
  return useMemo(
    () => (patch) => {
      const { globalI18n, ...rest } = completePatch(patch);
      if (Object.keys(rest).length > 0) preferences.patch(rest);
      if (globalI18n) {
        preferences.setLanguage(globalI18n).catch((error: unknown) => report('i18n', 'the language could not be loaded', error));
      }
    },
    [preferences],
  );
}
