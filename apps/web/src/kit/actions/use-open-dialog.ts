import { useState } from 'react';

import { useKeptDraft } from '../../session/use-draft.ts';
import type { Resource, Row } from '../resource.types.ts';
import { draftKey } from '../form/draft-key.ts';
import type { OpenDialog, SetDialog } from './open-dialog.ts';

/** Open dialog of the screen; initially the form that was unsaved when the session ended. */
export function useOpenDialog(resource: Resource): [OpenDialog | null, SetDialog] {
  const [add, edit] = [draftKey(resource, null), draftKey(resource, {})];
  const kept = useKeptDraft([add, edit]);
  return useState<OpenDialog | null>(() => {
    if (kept?.form === add) return { kind: 'add' };
    // Written by the form of that row.
    if (kept?.form === edit && typeof kept.context === 'object' && kept.context !== null) return { kind: 'edit', row: kept.context as Row };
    return null;
  });
}
