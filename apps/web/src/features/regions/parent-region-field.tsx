import { callQuery } from '@seaberry/api-client/query';
import { useTranslations } from '@seaberry/i18n/react';
import { Combobox } from '@seaberry/ui/combobox';
import { FormField, useFormField } from '@seaberry/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';

/** `浙江省,杭州市` as `浙江省 / 杭州市`. */
const pathOf = (mergerName: unknown, name: string): string => (typeof mergerName === 'string' ? mergerName.split(',').join(' / ') : name);

/** Names above the region itself. */
const aboveOf = (mergerName: unknown, id: string): string =>
  typeof mergerName === 'string' ? mergerName.split(',').slice(0, -1).join(' / ') || id : id;

/** Region above the one of the form, found by typing a part of its name. */
export function ParentRegionField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const { client } = useApp();
  const t = useTranslations('regions.hints');
  const common = useTranslations('resource');
  const saved = row?.['pid'];
  const { value: entered } = useFormField(name).control;
  const [preset] = useState(row === null && typeof entered === 'string' ? entered : null);
  const above = useQuery({
    ...callQuery(client, 'sysRegion', 'detail', { id: preset ?? '' }),
    enabled: preset !== null,
    meta: { handledByCaller: true },
  });
  const known =
    typeof saved === 'string'
      ? [{ value: saved, label: aboveOf(row?.['mergerName'], saved) }]
      : above.data
        ? [{ value: above.data.id, label: pathOf(above.data.mergerName, above.data.name) }]
        : [];
  return (
    <FormField name={name} label={label} required={required} description={t('pid')}>
      {({ value, onChange, ...control }) => (
        <Combobox
          {...control}
          placeholder={common('choose')}
          selectedOptions={known}
          value={typeof value === 'string' && value !== '0' ? value : null}
          onSearch={async (text, signal) => {
            const { items } = await client.sysRegion.page({ page: 1, pageSize: 20, name: text }, { signal });
            return items
              .filter(({ id }) => id !== row?.['id'])
              .map((found) => ({
                value: found.id,
                label: pathOf(found.mergerName, found.name),
                ...(found.code ? { description: found.code } : {}),
              }));
          }}
          onValueChange={onChange}
        />
      )}
    </FormField>
  );
}
