import { useState, type ReactNode } from 'react';

import { Field } from '../../../components/field/index.js';
import { NumberInput } from '../../../components/number-input/index.js';
import { useTableText } from '../../../lib/ui-provider.js';
import { TypedForm, type EditorProps } from './editor-parts.js';

/** Range of numbers with optional ends. */
export function NumberEditor({ definition, filter, onApply }: EditorProps<'number'>): ReactNode {
  const text = useTableText();
  const range = filter?.kind === 'range' ? filter : undefined;
  const [from, setFrom] = useState(numberOr(range?.min));
  const [to, setTo] = useState(numberOr(range?.max));
  const crossed = from !== null && to !== null && from > to;
  const { label, kind: _kind, id: _id, ...limits } = definition;
  const apply = (): void => {
    if (crossed) return;
    onApply({ kind: 'range', ...(from === null ? {} : { min: from }), ...(to === null ? {} : { max: to }) });
  };
  return (
    <TypedForm onApply={apply}>
      <fieldset data-slot="filter-bar-range" aria-label={label} className="sb:flex sb:flex-col sb:gap-3">
        <Field label={text.filterFrom}>
          <NumberInput {...limits} hideSteppers value={from} onValueChange={setFrom} />
        </Field>
        <Field label={text.filterTo} error={crossed ? text.filterOrder : undefined}>
          <NumberInput {...limits} hideSteppers value={to} onValueChange={setTo} />
        </Field>
      </fieldset>
    </TypedForm>
  );
}

function numberOr(bound: number | string | undefined): number | null {
  return typeof bound === 'number' ? bound : null;
}
