import { createContext, use } from 'react';

import type { ControlSize } from '../../../lib/ui-provider.js';
import { DEFAULT_THEME_CONFIG, type ThemeConfig, type ThemeConfigPatch } from '../../theme-config/index.js';

export interface SettingsContextValue {
  readonly config: ThemeConfig;
  readonly change: (patch: ThemeConfigPatch) => void;
  /** Size of the controls: touch size on touch devices. */
  readonly size: ControlSize;
  /** Why a field is disabled, in the language of the user. */
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
