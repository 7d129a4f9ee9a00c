import { enOutlook, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the statement about a shipment in the current language. */
export function useOutlookText(): UiMessages['outlook'] {
  return use(UiContext).messages.outlook ?? enOutlook;
}
