import type { ReactNode } from 'react';

import { Combobox } from '../../../components/combobox/index.js';
import { Field } from '../../../components/field/index.js';
import { RadioGroup } from '../../../components/radio-group/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import type { FilterValue } from '../filter-bar.types.js';
import type { EditorProps } from './editor-parts.js';

/** Number of exclusive choices up to which they are shown as radios. */
const MAX_RADIOS = 6;

const oneOf = (...values: string[]): FilterValue => ({ kind: 'oneOf', values });

/** Exclusive choice, multiple choice, or yes and no: each takes effect at once. */
export function ChoiceEditor({ definition, filter, onChange }: EditorProps<'one' | 'several' | 'boolean'>): ReactNode {
  const text = useTableText();
  const chosen = filter?.kind === 'oneOf' ? filter.values : [];
  const { label } = definition;
  if (definition.kind === 'several') {
    return (
      <Field label={label}>
        <Combobox
          multiple
          options={definition.options}
          value={chosen}
          placeholder={text.filterChoose}
          onValueChange={(values) => onChange(oneOf(...values))}
        />
      </Field>
    );
  }
  const options =
    definition.kind === 'boolean'
      ? [
          { value: 'true', label: definition.yes ?? text.filterYes },
          { value: 'false', label: definition.no ?? text.filterNo },
        ]
      : definition.options;
  if (options.length <= MAX_RADIOS) {
    return <RadioGroup label={label} options={options} value={chosen[0] ?? ''} onChange={(value) => onChange(oneOf(value))} />;
  }
  return (
    <Field label={label}>
      <Combobox
        options={options}
        value={chosen[0] ?? null}
        placeholder={text.filterChoose}
        onValueChange={(value) => onChange(value === null ? undefined : oneOf(value))}
      />
    </Field>
  );
}
