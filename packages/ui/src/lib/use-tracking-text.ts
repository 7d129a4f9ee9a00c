import { enTracking, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

export function useTrackingText(): UiMessages['tracking'] {
  return use(UiContext).messages.tracking ?? enTracking;
}
