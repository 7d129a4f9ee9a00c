import { BCP47, type Locale } from '@seaberry/i18n';
import { applyAppearance } from '@seaberry/ui/ui-provider';

import type { Preferences } from './preferences.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Applies the colours of the page; `system` follows the device. */
export const applyLooks = ({ theme, primary, grey, inverted }: Preferences): void => applyAppearance({ theme, primary, grey, inverted });

export function watchDeviceTheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function applyLocale(locale: Locale): void {
  document.documentElement.lang = BCP47[locale];
}
