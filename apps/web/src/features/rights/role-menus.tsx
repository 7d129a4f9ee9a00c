import type { RoleRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { GrantDialog } from './grant-dialog.tsx';

/** Permissions of a role. A built-in role is read-only. */
export function RoleMenus({ row, onClose, onDone }: ActionDialogProps<RoleRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.grant');
  const fixed = row.builtIn === true;
  return (
    <GrantDialog
      name={row.name}
      version={row.version}
      description={fixed ? t('readOnlyText') : t('roleText')}
      granted={() => client.sysRole.ownMenuList({ id: row.id })}
      {...(fixed ? {} : { save: (input) => client.sysRole.grantMenu({ id: row.id, ...input }) })}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
