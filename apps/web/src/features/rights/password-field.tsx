import { useTranslations } from '@seaberry/i18n/react';
import { FormField } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../resource/resource.types.ts';

/** The first password of a company's administrator. */
export function PasswordField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('rights.tenants.hints');
  return (
    <FormField name={name} label={label} required={required} description={t('password')}>
      {({ value, ...control }) => <PasswordInput {...control} autoComplete="new-password" value={typeof value === 'string' ? value : ''} />}
    </FormField>
  );
}
