import { isLocale, type Locale } from '@seaberry/i18n';

import { readStoredJson, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Part of the theme config that the first paint needs (product specification §3). The frame of the signed-in pages reads the whole; these
 * are only the colours and texts of the sign-in page.
 */
export interface Preferences {
  /** Null until a person chooses. */
  language: Locale | null;
  theme: Theme;
  /** `#rrggbb`, or undefined for the brand's. */
  primary: string | undefined;
  grey: boolean;
  inverted: boolean;
}

const KEY = 'themeConfig';
/** Version of the stored form; the component library carries older ones over. */
const VERSION = 1;

export type StoredConfig = Readonly<Record<string, unknown>>;

/** The theme config as it is stored: whatever this browser, or another version, wrote. */
export function readConfigRecord(): StoredConfig {
  const stored = readStoredJson(KEY);
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? { ...stored } : {};
}

export function preferencesOf(stored: StoredConfig): Preferences {
  const { globalI18n, isIsDark, isAutoDark, primary, isGrayscale, isInvert } = stored;
  // A choice from before "as the device" existed stays.
  const fixed = isAutoDark === false || (isAutoDark === undefined && typeof isIsDark === 'boolean');
  return {
    language: isLocale(globalI18n) ? globalI18n : null,
    theme: fixed ? (isIsDark === true ? 'dark' : 'light') : 'system',
    primary: typeof primary === 'string' ? primary : undefined,
    grey: isGrayscale === true,
    inverted: isInvert === true && isGrayscale !== true,
  };
}

/** Keeps the keys of the theme config that this version does not know. */
export function writeConfigRecord(config: StoredConfig): void {
  writeStored(KEY, JSON.stringify({ ...config, version: VERSION }));
}
