import { enSettings, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of settings, lock screen and notice of a new version in the current language. */
export function useSettingsText(): UiMessages['settings'] {
  return use(UiContext).messages.settings ?? enSettings;
}
