import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { SuperiorField } from '../../kit/form/superior-field.tsx';
import type { CustomFieldProps } from '../../kit/resource.types.ts';
import { orgTree } from './sources.ts';

/** Parent organization. */
export function SuperiorOrgField(props: CustomFieldProps): ReactNode {
  const t = useTranslations('people.organizations');
  return <SuperiorField {...props} from={orgTree} description={t('hints.pid')} />;
}
