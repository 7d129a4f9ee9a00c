import { useTranslations } from '@seaberry/i18n/react';
import { FormField } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';

/** Password of a link. No response contains it, so an empty one keeps it. */
export function LinkPasswordField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const t = useTranslations('sharing.hints');
  return (
    <FormField name={name} label={label} required={required} description={t(row ? 'passwordKept' : 'password')}>
      {({ value, ...control }) => <PasswordInput {...control} autoComplete="new-password" value={typeof value === 'string' ? value : ''} />}
    </FormField>
  );
}
