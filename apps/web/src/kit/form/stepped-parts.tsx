import type { SchemaForm } from '@seaberry/ui/form';
import { Steps } from '@seaberry/ui/steps';
import { useEffect, useRef, type ReactNode } from 'react';

import type { Values } from '../resource.types.ts';
import type { ResourceTexts } from '../words.ts';
import type { AnyField, AnyForm } from './fields.ts';
import { errorsIn, type StepsState } from './use-steps.ts';

export interface SteppedPartsProps {
  form: AnyForm;
  words: ResourceTexts;
  methods: SchemaForm<Values, Values>;
  steps: StepsState;
  sections: NonNullable<AnyForm['sections']>;
  grid(fields: readonly AnyField[]): ReactNode;
}

/** One section at a time, below the list of steps. The form has the values of all. */
export function SteppedParts({ form, words, methods, steps, sections, grid }: SteppedPartsProps): ReactNode {
  const { errors } = methods.formState;
  const { ids, current, seen, go } = steps;
  const section = sections.find(({ id }) => id === current);
  const shown = useRef(current);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const fields = section?.fields ?? [];
    const first = fields.find(({ id }) => methods.getFieldState(id).error) ?? fields.find(({ kind }) => kind !== 'custom');
    // The previous step had the focus.
    if (first) methods.setFocus(first.id);
  });
  const titleOf = (id: string): string => words.t(`sections.${id}`);
  return (
    <>
      {form.fields && grid(form.fields)}
      <Steps
        label={words.t('add')}
        value={current}
        onChange={go}
        items={ids.map((id, at) => ({
          value: id,
          title: titleOf(id),
          disabled: at >= seen,
          ...(errorsIn(sections, id, errors) > 0 ? { state: 'error' as const } : {}),
        }))}
      />
      <fieldset key={current} aria-label={titleOf(current)} className="min-w-0">
        {section && grid(section.fields)}
      </fieldset>
    </>
  );
}
