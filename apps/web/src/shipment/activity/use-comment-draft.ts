import type { ComboboxOption } from '@seaberry/ui/combobox';
import { useCallback, useEffect, useMemo, useRef } from 'react';

import type { DraftedForm } from '../../session/use-draft.ts';

interface Comment {
  text: string;
  /** People that were picked in the text. */
  picked: readonly ComboboxOption[];
}

interface Setters {
  setText(text: string): void;
  setPicked(picked: readonly ComboboxOption[]): void;
}

const isPerson = (value: unknown): value is ComboboxOption =>
  typeof value === 'object' &&
  value !== null &&
  'value' in value &&
  typeof value.value === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

/** A comment as a form with a draft; whom it mentions is kept with its text. */
export function useCommentDraft({ text, picked }: Comment, { setText, setPicked }: Setters, isDirty: boolean): DraftedForm {
  const newest = useRef<Comment>({ text, picked });
  useEffect(() => {
    newest.current = { text, picked };
  });
  const getValues = useCallback(
    () => ({ text: newest.current.text, picked: newest.current.picked.map(({ value, label }) => ({ value, label })) }),
    [],
  );
  const fill = useCallback(
    ({ text: kept, picked: people }: Readonly<Record<string, unknown>>) => {
      if (typeof kept === 'string') setText(kept);
      if (Array.isArray(people)) setPicked(people.filter(isPerson));
    },
    [setText, setPicked],
  );
  return useMemo(() => ({ formState: { isDirty }, getValues, fill }), [isDirty, getValues, fill]);
}
