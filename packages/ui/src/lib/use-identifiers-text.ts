import { enIdentifiers, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of fields for numbers of shipments in the current language. */
export function useIdentifiersText(): UiMessages['identifiers'] {
  return use(UiContext).messages.identifiers ?? enIdentifiers;
}
