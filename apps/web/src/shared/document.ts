import { BCP47, type Locale } from '@seaberry/i18n';

import type { Theme } from './preferences.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Sets the colours of the page; `system` follows the device, also when it changes later. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && window.matchMedia(DARK).matches);
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
}

/** Calls back when the device changes between light and dark; returns how to stop. */
export function watchDeviceTheme(onChange: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function applyLocale(locale: Locale): void {
  document.documentElement.lang = BCP47[locale];
}
