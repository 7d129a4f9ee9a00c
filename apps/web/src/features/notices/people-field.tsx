import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { FormField } from '@seaberry/ui/form';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';

interface Person {
  id: string;
  name: string;
  account?: string | null | undefined;
}

const optionOf = ({ id, name, account }: Person) => ({ value: id, label: name, ...(account ? { description: account } : {}) });

/** Users of the audience, found by typing. */
export function PeopleField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('notices.readers');
  const common = useTranslations('resource');
  const id = String(row?.['id']);
  const saved = useQuery({
    ...callQuery(client, 'sysNotice', 'audience', { id }),
    enabled: row?.['audience'] === 'people',
    meta: { handledByCaller: true },
  });
  const known = (saved.data?.people ?? []).map(optionOf);
  const gone = (ids: readonly string[]) =>
    saved.data ? ids.filter((one) => !known.some(({ value }) => value === one)).map((one) => ({ value: one, label: t('none') })) : [];
  return (
    <FormField className="sm:col-span-full" name={name} label={label} required={required}>
      {({ value, onChange, ...control }) => {
        const ids = Array.isArray(value) ? value.map(String) : [];
        return (
          <Combobox
            {...control}
            multiple
            maxTags={10}
            placeholder={common('choose')}
            selectedOptions={[...known, ...gone(ids)]}
            value={ids}
            onSearch={async (keyword, signal) => (await client.sysNotice.people({ keyword }, { signal })).map(optionOf)}
            onValueChange={onChange}
          />
        );
      }}
    </FormField>
  );
}
