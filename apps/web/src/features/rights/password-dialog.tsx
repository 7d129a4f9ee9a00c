import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { useApp } from '../../app-context.tsx';
import { ResetPassword } from '../../kit/password/reset-password.tsx';
import type { ActionDialogProps } from '../../kit/resource.types.ts';

/** A new password for the first administrator of a company. */
export function PasswordDialog({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.password');
  const account = row.adminAccount ?? row.name;
  return (
    <ResetPassword
      {...{ onClose, onDone }}
      name={account}
      title={t('title', { account })}
      text={t('text', { name: row.name })}
      submitLabel={t('submit')}
      reset={() => client.sysTenant.resetPwd({ userId: row.userId ?? '' })}
    />
  );
}
