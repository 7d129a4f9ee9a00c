import { useTranslations } from '@seaberry/i18n/react';
import { FormField } from '@seaberry/ui/form';
import { TreeSelect } from '@seaberry/ui/tree-select';
import { useMemo, type ReactNode } from 'react';

import { treeWithout } from '../../resource/filters/nodes.ts';
import type { CustomFieldProps } from '../../resource/resource.types.ts';
import { useSource } from '../../resource/use-choices.ts';
import { orgTree } from './sources.ts';

/** Below which organization this one lies. Itself and what lies below it are not among them. */
export function SuperiorField({ name, label, required, row }: CustomFieldProps): ReactNode {
  const t = useTranslations('people.organizations');
  const { items, loading } = useSource(orgTree);
  const nodes = useMemo(() => (row ? treeWithout(items, String(row['id'])) : items), [items, row]);
  return (
    <FormField name={name} label={label} required={required} description={t('hints.pid')}>
      {({ value, onChange, ...control }) => (
        <TreeSelect
          {...control}
          label={label}
          nodes={nodes}
          clearable
          loading={loading}
          // `0` is what some back ends call the top.
          value={typeof value === 'string' && value !== '' && value !== '0' ? [value] : []}
          onChange={([id]) => onChange(id ?? null)}
        />
      )}
    </FormField>
  );
}
