import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { ParentField } from '../../kit/form/parent-field.tsx';
import type { CustomFieldProps } from '../../kit/form.types.ts';
import { orgTree } from '../../kit/org-tree.ts';

/** Parent organization. */
export function ParentOrgField(props: CustomFieldProps): ReactNode {
  const t = useTranslations('people.organizations');
  return <ParentField {...props} from={orgTree} description={t('hints.pid')} />;
}
