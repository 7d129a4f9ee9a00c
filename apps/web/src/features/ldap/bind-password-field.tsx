import { useTranslations } from '@seaberry/i18n/react';
import { FormField } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';

/** Password of the service account, which no response contains: an empty one keeps it. */
export function BindPasswordField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const t = useTranslations('ldap.hints');
  return (
    <FormField name={name} label={label} required={required} {...(row ? { description: t('bindPass') } : {})}>
      {({ value, ...control }) => <PasswordInput {...control} autoComplete="new-password" value={typeof value === 'string' ? value : ''} />}
    </FormField>
  );
}
