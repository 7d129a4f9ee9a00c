import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import { useTranslations } from '@seaberry/i18n/react';
import { usePermission } from '@seaberry/ui/permission';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';

interface Options extends CustomFieldProps {
  /** Property of the row with the name of the chosen user. */
  named: string;
}

/** One user of the company, found by typing a part of the name. Read-only for those who may not list users. */
function ColleagueField({ name, label, required, row, named }: Options): ReactNode {
  const { client } = useApp();
  const common = useTranslations('resource');
  const mayList = usePermission()({ code: 'sysUser:page' });
  const saved = row?.[name];
  const savedName = row?.[named];
  return (
    <FormField name={name} label={label} required={required}>
      {({ value, onChange, ...control }) => (
        <Combobox
          {...control}
          readOnly={!mayList}
          placeholder={common('choose')}
          selectedOptions={typeof saved === 'string' ? [{ value: saved, label: typeof savedName === 'string' ? savedName : saved }] : []}
          value={typeof value === 'string' ? value : null}
          onSearch={async (realName, signal) => {
            const { items } = await client.sysUser.page({ page: 1, pageSize: 20, realName }, { signal });
            return items
              .filter(({ id }) => id !== row?.['id'])
              .map(({ id, account, realName: label }) => ({ value: id, label: label || account, description: account }));
          }}
          onValueChange={onChange}
        />
      )}
    </FormField>
  );
}

/** Manager of a user. */
export const ManagerField = (props: CustomFieldProps): ReactNode => <ColleagueField {...props} named="managerName" />;

/** User that a third-party account is bound to. */
export const BoundUserField = (props: CustomFieldProps): ReactNode => <ColleagueField {...props} named="userName" />;

/** Director of an organization. */
export const DirectorField = (props: CustomFieldProps): ReactNode => <ColleagueField {...props} named="directorName" />;
