import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ResetPassword } from '../../kit/password/reset-password.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';
import { nameOf, type Person } from './person-cell.tsx';

/** New password for a user. */
export function ResetPasswordDialog({ row, onClose, onDone }: ActionDialogProps<Person & { id: string }>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('people.users.actions.resetPwd');
  const name = nameOf(row);
  return (
    <ResetPassword
      {...{ name, onClose, onDone }}
      title={t('title', { name })}
      text={t('text')}
      submitLabel={t('label')}
      reset={() => client.sysUser.resetPwd({ id: row.id })}
    />
  );
}
