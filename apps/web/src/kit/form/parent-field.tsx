import { FormField } from '@seaberry/ui/form';
import type { TreeNode } from '@seaberry/ui/tree';
import { TreeSelect } from '@seaberry/ui/tree-select';
import { useMemo, type ReactNode } from 'react';

import { treeWithout } from '../filters/nodes.ts';
import type { Source } from '../choices.types.ts';
import type { CustomFieldProps } from '../form.types.ts';
import { isRootParent } from '../tree.logic.ts';
import { useSource } from '../use-choices.ts';

export interface ParentFieldProps extends CustomFieldProps {
  /** Source of possible parents. */
  from: Source<TreeNode>;
  description: string;
}

/** Parent of a row in its own tree. The row and its descendants cannot be selected. */
export function ParentField({ name, label, required, row, from, description }: ParentFieldProps): ReactNode {
  const { items, loading } = useSource(from);
  const nodes = useMemo(() => (row ? treeWithout(items, String(row['id'])) : items), [items, row]);
  return (
    <FormField name={name} label={label} required={required} description={description}>
      {({ value, onChange, ...control }) => (
        <TreeSelect
          {...control}
          label={label}
          nodes={loading ? undefined : nodes}
          clearable
          value={typeof value === 'string' && !isRootParent(value) ? [value] : []}
          onChange={([id]) => onChange(id ?? null)}
        />
      )}
    </FormField>
  );
}
