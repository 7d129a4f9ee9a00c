import { createContext, use } from 'react';

import type { ControlSize } from '../../../lib/ui-provider.js';
import { DEFAULT_THEME_CONFIG, type ThemeConfig, type ThemeConfigPatch } from '../../theme-config/index.js';

export interface SettingsContextValue {
  readonly config: ThemeConfig;
  readonly change: (patch: ThemeConfigPatch) => void;
  /** Of the controls: large enough for a finger where there is one. */
  readonly size: ControlSize;
  /** Why a field cannot be changed now, in the reader's words. */
  readonly reasonOf: (field: keyof ThemeConfig) => string | undefined;
}

export const SettingsContext = createContext<SettingsContextValue>({
  config: DEFAULT_THEME_CONFIG,
  change: () => {},
  size: 'sm',
  reasonOf: () => undefined,
});

/** Settings and actions for the rows of the drawer. */
export const useSettings = (): SettingsContextValue => use(SettingsContext);
