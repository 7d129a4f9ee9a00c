import { enOverlays, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of dialogs and tables in the current language. */
export function useOverlaysText(): UiMessages['overlays'] {
  return use(UiContext).messages.overlays ?? enOverlays;
}
