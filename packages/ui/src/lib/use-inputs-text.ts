import { enInputs, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of number input, slider, combobox and other inputs in the current language. */
export function useInputsText(): UiMessages['inputs'] {
  return use(UiContext).messages.inputs ?? enInputs;
}
