import { enSignals, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the signals of a shipment in the current language. */
export function useSignalsText(): UiMessages['signals'] {
  return use(UiContext).messages.signals ?? enSignals;
}
