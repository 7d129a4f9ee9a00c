import { useTranslations } from '@seaberry/i18n/react';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useState, type ReactNode } from 'react';

import { PasswordRuleList } from '../../session/password-rule-list.tsx';

export interface NewPasswordFieldsProps {
  label: string;
  /** Account of the password, as typed so far. */
  account: string;
  problems: { password?: string; confirm?: string };
}

/** A new password with its repetition. */
export function NewPasswordFields({ label, account, problems }: NewPasswordFieldsProps): ReactNode {
  const t = useTranslations('access');
  const [password, setPassword] = useState('');
  return (
    <>
      <Field label={label} error={problems.password} description={<PasswordRuleList password={password} account={account} />} required>
        <PasswordInput
          name="password"
          autoComplete="new-password"
          size="lg"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field label={t('confirm')} error={problems.confirm} required>
        <PasswordInput name="confirm" autoComplete="new-password" size="lg" />
      </Field>
    </>
  );
}
