import { useFormField } from '@seaberry/ui/form';

import type { SharedFieldProps } from './field.types.ts';

/** Props of a checkbox or switch bound to a boolean. */
export function useBooleanField({ fieldProps, readOnly }: SharedFieldProps) {
  const { control, error } = useFormField(fieldProps.name, fieldProps.label);
  const { value, onChange, ...rest } = control;
  return {
    ...rest,
    // Aligned with neighbouring controls, which have labels above.
    className: fieldProps.className ?? 'sm:mt-7',
    size: 'sm' as const,
    label: fieldProps.label,
    description: fieldProps.description,
    readOnly,
    error,
    checked: value === true,
    onCheckedChange: onChange,
  };
}
