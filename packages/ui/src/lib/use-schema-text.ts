import { enSchema, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the diagram of tables in the current language. */
export function useSchemaText(): UiMessages['schema'] {
  return use(UiContext).messages.schema ?? enSchema;
}
