import { useTranslations } from '@seaberry/i18n/react';
import { Alert } from '@seaberry/ui/alert';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { CopyableId } from '@seaberry/ui/copyable-id';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { ShownOnce } from '../shown-once.tsx';

export interface ResetPasswordProps {
  /** Title of the confirmation. */
  title: string;
  text: string;
  submitLabel: string;
  /** Account of the password. */
  name: string;
  /** Requests a new password. */
  reset(): Promise<string>;
  onClose(): void;
  /** The new password was shown. */
  onDone(): void;
}

/** Asks for confirmation, requests a new password, and shows it once. */
export function ResetPassword({ title, text, submitLabel, name, reset, onClose, onDone }: ResetPasswordProps): ReactNode {
  const common = useTranslations('common');
  const explain = useExplain();
  const [password, setPassword] = useState<string | null>(null);
  const hasNewPassword = useRef(false);
  const request = useMutation({ mutationFn: reset, meta: { failure: 'actionFailed', handledByCaller: true } });
  const requestPassword = async (): Promise<void> => {
    const newPassword = await request.mutateAsync();
    hasNewPassword.current = true;
    // The password is dropped with its dialog.
    request.reset();
    setPassword(newPassword);
  };
  if (password !== null) return <NewPassword name={name} password={password} onClose={onDone} />;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        // The confirmation also closes on success, when the password is shown.
        if (!open && !hasNewPassword.current) onClose();
      }}
      tone="danger"
      title={title}
      description={text}
      confirmLabel={submitLabel}
      error={request.error ? `${common('failure.actionFailed')} ${explain(request.error)}` : undefined}
      onConfirm={requestPassword}
    />
  );
}

function NewPassword({ name, password, onClose }: { name: string; password: string; onClose(): void }): ReactNode {
  const t = useTranslations('resource.password');
  return (
    <ShownOnce size="sm" title={t('shown', { name })} done={t('copied')} onClose={onClose}>
      <div className="grid gap-4">
        <Alert tone="warning" title={t('once')}>
          {t('onceText')}
        </Alert>
        <div>
          <CopyableId value={password} />
        </div>
      </div>
    </ShownOnce>
  );
}
