import type { TenantRow } from '@seaberry/api-client/schemas';
import { useTranslations } from '@seaberry/i18n/react';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../resource/resource.types.ts';
import { ActionFrame } from './action-frame.tsx';

/** A new password for the first administrator of a company. It stands here once, and nowhere else. */
export function PasswordDialog({ row, onClose, onDone }: ActionDialogProps<TenantRow>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('rights.password');
  const common = useTranslations('common');
  const explain = useExplain();
  const account = row.adminAccount ?? row.name;
  const [password, setPassword] = useState<string | null>(null);
  // The question also closes when it is answered: then there is a password to show.
  const made = useRef(false);
  const reset = useMutation({
    mutationFn: () => client.sysTenant.resetPwd({ userId: row.userId ?? '' }),
    meta: { handledByCaller: true },
  });
  const make = async (): Promise<void> => {
    const answer = await reset.mutateAsync();
    // Held by its dialog alone.
    reset.reset();
    made.current = true;
    setPassword(answer);
  };
  if (password !== null) {
    return (
      <ActionFrame size="sm" title={t('shownTitle')} description={t('shownText', { account })} onClose={onDone}>
        <CopyableId value={password} />
      </ActionFrame>
    );
  }
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('title', { account })}
      description={t('text', { name: row.name })}
      confirmLabel={t('submit')}
      error={reset.error ? `${common('failure.actionFailed')} ${explain(reset.error)}` : undefined}
      onConfirm={make}
      onOpenChange={(open) => {
        if (!open && !made.current) onClose();
      }}
    />
  );
}
