import { enSignals, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

export function useSignalsText(): UiMessages['signals'] {
  return use(UiContext).messages.signals ?? enSignals;
}
