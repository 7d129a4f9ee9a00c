import { useFormActions, useFormField, useFormValues } from '@seaberry/ui/form';
import { IdentifierInput, type IdentifierInputProps } from '@seaberry/ui/identifier-input';
import type { ComponentType, ReactNode } from 'react';

import type { CustomFieldProps, Values } from '../../kit/resource.types.ts';
import type { NumberReader } from '../forms.ts';
import { Recognition, type RecognisedKind } from './recognition.tsx';

export interface NumberFieldOptions {
  /** Values of other fields that the number decides. */
  read: NumberReader;
  /** Kind of number, by the other values of the form. */
  kindOf(values: Readonly<Values>): IdentifierInputProps['kind'];
  /** The kind of shipment, whose carrier is asked about the number. */
  kind: RecognisedKind;
}

/** The field of the number to track, for `custom` fields of a form. */
export const numberField =
  (options: NumberFieldOptions): ComponentType<CustomFieldProps> =>
  (props) => <NumberField {...props} {...options} />;

/** The number to track. Values that it decides are filled in, unless the user has chosen them already. */
function NumberField({ name, label, required, read, kindOf, kind: shipment }: CustomFieldProps & NumberFieldOptions): ReactNode {
  const { control, error } = useFormField(name, label);
  const { suggest } = useFormActions();
  const kind = useFormValues(kindOf);
  return (
    <div className="grid gap-2 sm:col-span-2">
      <IdentifierInput
        {...{ label, required, error, kind }}
        name={control.name}
        value={typeof control.value === 'string' ? control.value : ''}
        inputRef={control.ref}
        onBlur={control.onBlur}
        onValueChange={(value) => {
          control.onChange(value);
          for (const [field, found] of Object.entries(read(value))) suggest(field, found);
        }}
      />
      <Recognition kind={shipment} name={name} />
    </div>
  );
}
