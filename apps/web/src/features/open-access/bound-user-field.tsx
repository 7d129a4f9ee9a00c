import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';

/** User of any company, found by typing a part of the account or the name. */
export function BoundUserField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('openAccess');
  const common = useTranslations('resource');
  const [saved, account] = [row?.[name], row?.['bindUserAccount']];
  return (
    <FormField name={name} label={label} required={required} description={t('hints.bindUserId')}>
      {({ value, onChange, ...control }) => (
        <Combobox
          {...control}
          placeholder={common('choose')}
          selectedOptions={typeof saved === 'string' ? [{ value: saved, label: typeof account === 'string' ? account : saved }] : []}
          value={typeof value === 'string' ? value : null}
          onSearch={async (text, signal) => {
            const found = await client.sysOpenAccess.users({ text }, { signal });
            return found.map(({ id, account, realName, tenantName }) => ({
              value: id,
              label: account,
              description: [realName, tenantName].filter(Boolean).join(' · '),
            }));
          }}
          onValueChange={onChange}
        />
      )}
    </FormField>
  );
}
