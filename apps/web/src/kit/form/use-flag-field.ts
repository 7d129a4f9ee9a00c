import { useFormField } from '@seaberry/ui/form';

import type { Shared } from './field.types.ts';

/** Props of a checkbox or a switch that is bound to a flag of the form. */
export function useFlagField({ frame, readOnly }: Shared) {
  const { control } = useFormField(frame.name, frame.label);
  const { value, onChange, ...rest } = control;
  return {
    ...rest,
    // Level with the controls beside it, whose labels are above them.
    className: frame.className ?? 'sm:mt-7',
    size: 'sm' as const,
    label: frame.label,
    description: frame.description,
    readOnly,
    checked: value === true,
    onCheckedChange: onChange,
  };
}
