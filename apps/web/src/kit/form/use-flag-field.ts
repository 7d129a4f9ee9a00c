import { useFormField } from '@seaberry/ui/form';

import type { Shared } from './field.types.ts';

/** Props of a checkbox or switch bound to a flag. */
export function useFlagField({ frame, readOnly }: Shared) {
  const { control, error } = useFormField(frame.name, frame.label);
  const { value, onChange, ...rest } = control;
  return {
    ...rest,
    // Aligned with neighbouring controls, which have labels above.
    className: frame.className ?? 'sm:mt-7',
    size: 'sm' as const,
    label: frame.label,
    description: frame.description,
    readOnly,
    error,
    checked: value === true,
    onCheckedChange: onChange,
  };
}
