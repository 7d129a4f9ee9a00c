import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { withoutPlatformEntries } from './grant.logic.ts';

/** Upper limit of a company's permissions. */
export function TenantMenus({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.grant');
  return (
    <GrantDialog
      name={row.name}
      version={row.version}
      description={t('tenantText')}
      granted={() => client.sysTenant.ownMenuList({ id: row.id, userId: row.userId })}
      offered={withoutPlatformEntries}
      save={(input) => client.sysTenant.grantMenu({ id: row.id, ...input })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
