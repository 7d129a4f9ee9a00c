import type { ReactNode } from 'react';

import { Field, type FieldProps } from '../field/index.js';
import type { ControllerRenderProps } from './engine.js';
import { useFormField } from './form-context.js';

/** Props of a form control: name, value, onChange, onBlur and ref. */
export type FormControl = ControllerRenderProps;

export interface FormFieldProps extends Omit<FieldProps, 'children' | 'error'> {
  /** Path of the value in the form: `consignee.phone`. */
  name: string;
  /** Renders the control: `(control) => <Input {...control} />`. */
  children: (control: FormControl) => ReactNode;
}

/** A field of the surrounding form: its value, its label and its error. */
export function FormField({ name, label, children, ...rest }: FormFieldProps): ReactNode {
  const { control, error } = useFormField(name, label);
  return (
    <Field data-slot="form-field" label={label} {...rest} error={error}>
      {children(control)}
    </Field>
  );
}
