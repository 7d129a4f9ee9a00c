import { enCollections, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of trees, transfer, context menus and the command palette. In the current language. */
export function useCollectionsText(): UiMessages['collections'] {
  return use(UiContext).messages.collections ?? enCollections;
}
