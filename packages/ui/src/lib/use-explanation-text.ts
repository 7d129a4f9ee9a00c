import { enExplanation, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the computation of an expected arrival in the current language. */
export function useExplanationText(): UiMessages['explanation'] {
  return use(UiContext).messages.explanation ?? enExplanation;
}
