import { isLocale, type Locale } from '@seaberry/i18n';

import { readStoredJson, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** What a person chose for this browser; part of the theme config of product specification §3. */
export interface Preferences {
  /** Null until a person chooses. */
  language: Locale | null;
  theme: Theme;
}

const KEY = 'themeConfig';

const isTheme = (value: unknown): value is Theme => THEMES.some((theme) => theme === value);

export function readPreferences(): Preferences {
  const stored = readStoredJson(KEY);
  const values: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  return {
    language: isLocale(values['globalI18n']) ? values['globalI18n'] : null,
    theme: isTheme(values['theme']) ? values['theme'] : 'system',
  };
}

/** Keeps the keys of the theme config that this version does not know. */
export function writePreferences(preferences: Preferences): void {
  const stored = readStoredJson(KEY);
  const rest = typeof stored === 'object' && stored !== null ? stored : {};
  writeStored(KEY, JSON.stringify({ ...rest, globalI18n: preferences.language, theme: preferences.theme }));
}
