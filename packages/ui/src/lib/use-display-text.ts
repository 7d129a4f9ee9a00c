import { enDisplay, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Messages of avatar, tag, steps, progress, QR code and watermark. In the current language. */
export function useDisplayText(): UiMessages['display'] {
  return use(UiContext).messages.display ?? enDisplay;
}
