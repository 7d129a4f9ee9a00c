import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { FormField, useFormValues } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useState, type ReactNode } from 'react';

import { PasswordRuleList } from '../../session/password-rule-list.tsx';
import { usePasswordPolicy } from '../../session/password-policy.ts';
import type { CustomFieldProps } from '../form.types.ts';
import { makePassword } from './make-password.ts';

/** Initial password of a new user, typed or generated. */
export function FirstPasswordField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('resource.password');
  const policy = usePasswordPolicy();
  const [made, setMade] = useState<string | null>(null);
  return (
    <FormField
      className="sm:col-span-full"
      name={name}
      label={label}
      required={required}
      description={<Rule name={name} hint={t('hint')} />}
    >
      {({ value, onChange, ...control }) => {
        const text = typeof value === 'string' ? value : '';
        const make = (): void => {
          const password = makePassword(policy);
          setMade(password);
          onChange(password);
        };
        return (
          <div>
            <div className="flex gap-2">
              <PasswordInput {...control} autoComplete="new-password" value={text} onChange={onChange} />
              <Button className="shrink-0" onClick={make}>
                {t('make')}
              </Button>
            </div>
            <div aria-live="polite">
              {made !== null && made === text && (
                <div className="mt-2 flex flex-wrap items-center gap-x-2">
                  <CopyableId value={made} />
                  <span>{t('made')}</span>
                </div>
              )}
            </div>
          </div>
        );
      }}
    </FormField>
  );
}

/** Password policy of the server, and a hint for an empty password. */
function Rule({ name, hint }: { name: string; hint: string }): ReactNode {
  // Name of the account field in the surrounding form.
  const { password, account } = useFormValues(({ [name]: typed, account: user, adminAccount: administrator }) => ({
    password: typeof typed === 'string' ? typed : '',
    account: [user, administrator].find((one) => typeof one === 'string'),
  }));
  return (
    <>
      <PasswordRuleList password={password} account={account} />
      <span className="mt-1 block">{hint}</span>
    </>
  );
}
