import { enTable, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Messages of the data table and its surroundings: column menu, saved views, filters, totals. In the current language. */
export function useTableText(): UiMessages['table'] {
  return use(UiContext).messages.table ?? enTable;
}
