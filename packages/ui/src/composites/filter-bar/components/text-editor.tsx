import { useState, type ReactNode } from 'react';

import { Field } from '../../../components/field/index.js';
import { Input } from '../../../components/input/index.js';
import { RadioGroup } from '../../../components/radio-group/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import { TypedForm, type EditorProps } from './editor-parts.js';

/** Text that is contained, or an exact match. */
export function TextEditor({ definition, filter, onApply }: EditorProps<'text'>): ReactNode {
  const text = useTableText();
  const exact = filter?.kind === 'oneOf';
  const [typed, setTyped] = useState(filter?.kind === 'contains' ? filter.text : exact ? (filter.values[0] ?? '') : '');
  const [how, setHow] = useState(exact ? 'equals' : 'contains');
  const apply = (): void => {
    const wanted = typed.trim();
    const values = wanted === '' ? [] : [wanted];
    onApply(how === 'equals' ? { kind: 'oneOf', values } : { kind: 'contains', text: wanted });
  };
  return (
    <TypedForm onApply={apply}>
      <Field label={definition.label}>
        <Input value={typed} autoComplete="off" onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <RadioGroup
        label={text.filterHow}
        hideLabel
        orientation="horizontal"
        value={how}
        onChange={setHow}
        options={[
          { value: 'contains', label: text.filterContains },
          { value: 'equals', label: text.filterEquals },
        ]}
      />
    </TypedForm>
  );
}
