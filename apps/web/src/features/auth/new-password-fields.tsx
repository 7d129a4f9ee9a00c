import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import type { ReactNode } from 'react';

export interface NewPasswordFieldsProps {
  label: string;
  problems: { password?: string; confirm?: string };
}

/** A new password, twice. */
export function NewPasswordFields({ label, problems }: NewPasswordFieldsProps): ReactNode {
  const t = useTranslations('access');
  return (
    <>
      <Field label={label} error={problems.password} {...(problems.password ? {} : { description: t('passwordRule') })} required>
        <PasswordInput name="password" autoComplete="new-password" size="lg" />
      </Field>
      <Field label={t('confirm')} error={problems.confirm} required>
        <PasswordInput name="confirm" autoComplete="new-password" size="lg" />
      </Field>
    </>
  );
}
