import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import type { ActionDialogProps } from '../../resource/resource.types.ts';
import { nameOf, type Person } from './person-cell.tsx';

/** Asks, has a new password made, and shows it this once. */
export function ResetPasswordDialog({ row, onClose, onDone }: ActionDialogProps<Person & { id: string }>): ReactNode {
  const { client } = useApp();
  const t = useTranslations('people.users');
  const common = useTranslations('common');
  const explain = useExplain();
  const [password, setPassword] = useState<string | null>(null);
  const made = useRef(false);
  const reset = useMutation({
    mutationFn: () => client.sysUser.resetPwd({ id: row.id }),
    meta: { failure: 'actionFailed', handledByCaller: true },
  });
  const name = nameOf(row);
  const make = async (): Promise<void> => {
    const answer = await reset.mutateAsync();
    made.current = true;
    // Held by its dialog alone.
    reset.reset();
    setPassword(answer);
  };
  if (password !== null) return <NewPassword name={name} password={password} onClose={onDone} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        // It also closes when it is done: then there is a password to show.
        if (!open && !made.current) onClose();
      }}
      tone="danger"
      title={t('actions.resetPwd.title', { name })}
      description={t('actions.resetPwd.text')}
      confirmLabel={t('actions.resetPwd.label')}
      error={reset.error ? `${common('failure.actionFailed')} ${explain(reset.error)}` : undefined}
      onConfirm={make}
    />
  );
}

function NewPassword({ name, password, onClose }: { name: string; password: string; onClose(): void }): ReactNode {
  const t = useTranslations('people.users.newPassword');
  return (
    <Dialog
      open
      title={t('title', { name })}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <DialogClose>
          <Button variant="primary">{t('done')}</Button>
        </DialogClose>
      }
    >
      <div className="grid gap-4">
        <Alert tone="warning" title={t('once')}>
          {t('onceText')}
        </Alert>
        <div>
          <CopyableId value={password} />
        </div>
      </div>
    </Dialog>
  );
}
