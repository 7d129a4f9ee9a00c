import { CronInput } from '@seaberry/ui/cron-input';
import { FormField, useFormField } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';

const isZone = (text: unknown): text is string => {
  try {
    return typeof text === 'string' && text !== '' && new Intl.DateTimeFormat('en', { timeZone: text }).format(0) !== '';
  } catch {
    return false;
  }
};

/** A cron expression with its next runs in the zone of the form. */
export function TimesField({ name, label, required }: CustomFieldProps): ReactNode {
  const { control } = useFormField('timeZone');
  const zone: unknown = control.value;
  return (
    <FormField name={name} label={label} required={required}>
      {({ value, ...field }) => (
        <CronInput {...field} value={typeof value === 'string' ? value : ''} timeZone={isZone(zone) ? zone : 'UTC'} />
      )}
    </FormField>
  );
}
