import { enComponents, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of controls in the current language. */
export function useComponentsText(): UiMessages['components'] {
  return use(UiContext).messages.components ?? enComponents;
}
