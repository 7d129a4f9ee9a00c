import { enMap, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of maps in the current language. */
export function useMapText(): UiMessages['map'] {
  return use(UiContext).messages.map ?? enMap;
}
