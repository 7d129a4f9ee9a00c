import { isLocale, type Locale } from '@seaberry/i18n';

import { readStoredJson, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Part of the theme config for the first paint: colours and texts of the sign-in page. The frame reads the whole
 * config.
 */
export interface Preferences {
  /** Null until the user chooses. */
  language: Locale | null;
  theme: Theme;
  /** `#rrggbb`, or undefined for the brand colour. */
  primary: string | undefined;
  grey: boolean;
  inverted: boolean;
}

const KEY = 'themeConfig';
/** Version of the stored format; the component library migrates older ones. */
const VERSION = 1;

export type StoredConfig = Readonly<Record<string, unknown>>;

/** The stored theme config, as written by any version. */
export function readConfigRecord(): StoredConfig {
  const stored = readStoredJson(KEY);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

export function preferencesOf(stored: StoredConfig): Preferences {
  const { globalI18n, isIsDark, isAutoDark, primary, isGrayscale, isInvert } = stored;
  // An explicit choice of an older version is kept.
  const hasExplicitTheme = isAutoDark === false || (isAutoDark === undefined && typeof isIsDark === 'boolean');
  return {
    language: isLocale(globalI18n) ? globalI18n : null,
    theme: hasExplicitTheme ? (isIsDark === true ? 'dark' : 'light') : 'system',
    primary: typeof primary === 'string' ? primary : undefined,
    grey: isGrayscale === true,
    inverted: isInvert === true && isGrayscale !== true,
  };
}

/** Keeps unknown keys of the theme config. */
export function writeConfigRecord(config: StoredConfig): void {
  writeStored(KEY, JSON.stringify({ ...config, version: VERSION }));
}
