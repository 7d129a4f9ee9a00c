import { DEFAULT_LOCALE, type Locale } from '@seaberry/i18n';

import type { StoredConfig } from './shared/preferences.ts';

export interface BootResult {
  /** The theme config as it was stored. */
  config: StoredConfig;
  locale: Locale;
}

declare global {
  interface Window {
    /** Left by the boot script. */
    __boot__?: BootResult;
  }
}

/** Result of the boot script, which is already on the screen. */
export const bootResult = (): BootResult => window.__boot__ ?? { config: {}, locale: DEFAULT_LOCALE };
