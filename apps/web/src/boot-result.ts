import { DEFAULT_LOCALE, type Locale } from '@seaberry/i18n';

import type { StoredConfig } from './shared/preferences.ts';

export interface BootResult {
  /** Stored theme config. */
  config: StoredConfig;
  locale: Locale;
}

declare global {
  interface Window {
    /** Set by the boot script. */
    __boot__?: BootResult;
  }
}

/** Result of the boot script, which has already been applied. */
export const bootResult = (): BootResult => window.__boot__ ?? { config: {}, locale: DEFAULT_LOCALE };
