import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { Input } from '@seaberry/ui/input';
import type { ReactNode } from 'react';

export interface AccountFieldProps {
  value: string;
  onChange(value: string): void;
  error: string | undefined;
}

/** Input for the email address or phone number that receives a code. */
export function AccountField({ value, onChange, error }: AccountFieldProps): ReactNode {
  const t = useTranslations('access');
  return (
    <Field label={t('account')} error={error} required>
      <Input
        name="account"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        size="lg"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
