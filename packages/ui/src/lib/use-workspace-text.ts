import { enWorkspace, type UiMessages } from '@seaberry/i18n/ui';
import { use } from 'react';

import { UiContext } from './ui-context.js';

/** Texts of the strip of open pages in the current language. */
export function useWorkspaceText(): UiMessages['workspace'] {
  return use(UiContext).messages.workspace ?? enWorkspace;
}
