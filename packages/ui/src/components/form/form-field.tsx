import type { ReactNode } from 'react';

import { Field, type FieldProps } from '../field/index.js';
import type { ControllerRenderProps } from './engine.js';
import { useFormField } from './form-context.js';

/** Props of a form control: name, value, onChange, onBlur and ref. */
export type FormControl = ControllerRenderProps;

export interface FormFieldProps extends Omit<FieldProps, 'children' | 'error'> {
  /** Path of the value in the form: `consignee.phone`. */
  name: string;
  /** Draws the control: `(control) => <Input {...control} />`. */
  children: (control: FormControl) => ReactNode;
}

/** A field of the form around it: its value, its name and what is wrong with it. */
export function FormField({ name, label, children, ...rest }: FormFieldProps): ReactNode {
  const { control, error } = useFormField(name, label);
  return (
    <Field data-slot="form-field" label={label} {...rest} error={error}>
      {children(control)}
    </Field>
  );
}
