import { enTracking, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the tracking widgets in the current language. */
export function useTrackingText(): UiMessages['tracking'] {
  return use(UiContext).messages.tracking ?? enTracking;
}
