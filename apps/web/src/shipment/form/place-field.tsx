import { LOCODE } from '@seaberry/tracking/rules';
import { FormField, useFormValues } from '@seaberry/ui/form';
import { PortSelect, type PortSelectProps } from '@seaberry/ui/port-select';
import { useState, type ComponentType, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { LookupChoice } from '../../kit/choices.types.ts';
import type { CustomFieldProps } from '../../kit/form.types.ts';
import type { Lookup } from '../../kit/resource.types.ts';
import { useSource } from '../../kit/use-choices.ts';
import { takeTyped } from './code-field.ts';

/** A place, picked by name or typed as a code, for `custom` fields of a form. */
export const placeField =
  (lookup: Lookup, code: RegExp = LOCODE): ComponentType<CustomFieldProps> =>
  (props) => <PlaceField {...props} lookup={lookup} pattern={code} />;

const portOf = ({ value, label }: LookupChoice) => ({ code: value, name: label });

function PlaceField({ name, label, required, ...place }: CustomFieldProps & Pick<PlacePickerProps, 'lookup' | 'pattern'>): ReactNode {
  const code = useFormValues((values) => (typeof values[name] === 'string' ? values[name] : ''));
  return (
    <FormField {...{ name, label, required }}>
      {({ value: _value, ...control }) => <PlacePicker {...control} {...place} code={code} />}
    </FormField>
  );
}

export interface PlacePickerProps extends Pick<PortSelectProps, 'onBlur'> {
  lookup: Lookup;
  /** Code of the place, else empty. */
  code: string;
  /**
   * Form of its codes.
   * @default UN/LOCODE
   */
  pattern?: RegExp | undefined;
  onChange(code: string): void;
}

/** A place by its code, shown by name; the control of a field. */
export function PlacePicker({ lookup, code, pattern = LOCODE, onChange, onBlur, ...control }: PlacePickerProps): ReactNode {
  const { client } = useApp();
  const { items } = useSource(pattern.test(code) ? lookup.named([code]) : undefined);
  const [found, setFound] = useState<readonly LookupChoice[]>([]);
  const named = items[0] ?? found.find(({ value }) => value === code);
  return (
    <PortSelect
      {...control}
      mode={pattern === LOCODE ? 'port' : 'airport'}
      value={code || null}
      selected={named ? portOf(named) : null}
      onSearch={async (text, signal) => {
        const choices = await lookup.find(client, text, signal);
        setFound(choices);
        return choices.map(portOf);
      }}
      onValueChange={(chosen) => onChange(chosen ?? '')}
      onBlur={(event) => {
        takeTyped(event, pattern, onChange);
        onBlur?.(event);
      }}
    />
  );
}
