import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

import type { CustomFieldProps } from '../../kit/form.types.ts';
import { useSource } from '../../kit/use-choices.ts';
import { roleChoices } from './sources.ts';

/** Roles of a user. A role that was disabled since is kept without its name until removed. */
export function UserRolesField({ name, label, required }: CustomFieldProps): ReactNode {
  const t = useTranslations('people.users');
  const common = useTranslations('resource');
  const { items, loading } = useSource(roleChoices);
  return (
    <FormField className="sm:col-span-full" name={name} label={label} required={required}>
      {({ value, onChange, ...control }) => {
        const ids = Array.isArray(value) ? value.map(String) : [];
        const gone = loading ? [] : ids.filter((id) => !items.some((role) => role.value === id));
        return (
          <Combobox
            {...control}
            multiple
            placeholder={common('choose')}
            loading={loading}
            options={[...items, ...gone.map((id) => ({ value: id, label: t('noLongerOffered') }))]}
            value={ids}
            onValueChange={onChange}
          />
        );
      }}
    </FormField>
  );
}
