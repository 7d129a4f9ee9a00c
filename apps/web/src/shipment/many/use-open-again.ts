import { useCallback, useEffect, useRef } from 'react';

import { useFormDraft } from '../../session/use-draft.ts';
import type { RowValues } from '../forms.ts';
import type { ManyPanelProps } from './many-panel.ts';

/**
 * Lets the page open this dialog again after the sign-in that follows the end of a session, with the values for all rows. The rows themselves
 * are kept anyway (`useKeptText`).
 */
export function useOpenAgain({ kind, entered, onEntered }: Pick<ManyPanelProps, 'kind' | 'entered' | 'onEntered'>, hasRows: boolean): void {
  const values = useRef(entered);
  useEffect(() => {
    values.current = entered;
  });
  const getValues = useCallback(() => values.current, []);
  // Written by this very function.
  const fill = useCallback((kept: object) => onEntered(kept as RowValues), [onEntered]);
  useFormDraft(`${kind.texts}.many`, { formState: { isDirty: hasRows }, getValues, fill });
}
