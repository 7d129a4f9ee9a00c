import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { FormField } from '@seaberry/ui/form';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useState, type ReactNode } from 'react';

import type { CustomFieldProps } from '../../resource/resource.types.ts';
import { useCapability } from '../../session/use-session.ts';
import { makePassword } from './password.logic.ts';

/** The first password of somebody new, typed or made. Only where the back end takes one: others make it themselves. */
export function UserPasswordField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('people.users.password');
  const able = useCapability('access');
  const [made, setMade] = useState<string | null>(null);
  if (!able) return null;
  return (
    <FormField className="sm:col-span-full" name={name} label={label} required={required} description={t('hint')}>
      {({ value, onChange, ...control }) => {
        const text = typeof value === 'string' ? value : '';
        const make = (): void => {
          const password = makePassword();
          setMade(password);
          onChange(password);
        };
        return (
          <div className="grid gap-2">
            <div className="flex gap-2">
              <PasswordInput {...control} autoComplete="new-password" value={text} onChange={onChange} />
              <Button className="shrink-0" onClick={make}>
                {t('make')}
              </Button>
            </div>
            <div aria-live="polite">
              {made !== null && made === text && (
                <div className="flex flex-wrap items-center gap-x-2">
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
