import { isApiError } from '@seaberry/api-client';
import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { Field } from '@seaberry/ui/field';
import { PasswordInput } from '@seaberry/ui/password-input';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, useSyncExternalStore, type ReactNode } from 'react';

import { useExplain } from '../../api/explain.ts';
import { useApp } from '../../app-context.tsx';
import { sealed } from '../../session/sealed.ts';
import { proofRequest } from './proof-requests.ts';

/** Asks for the password when a call needs a recent proof of identity; the client then repeats the call. */
export function ProofDialog(): ReactNode {
  return useSyncExternalStore(proofRequest.subscribe, proofRequest.isOpen) ? <PasswordQuestion /> : null;
}

function PasswordQuestion(): ReactNode {
  const { client } = useApp();
  const t = useTranslations('shell.proof');
  const common = useTranslations('common');
  const explain = useExplain();
  const formId = useId();
  const [password, setPassword] = useState('');
  const prove = useMutation({
    meta: { handledByCaller: true },
    mutationFn: async () => client.sysAuth.prove({ password: await sealed(password) }),
    onSuccess: () => proofRequest.settle(true),
    gcTime: 0,
  });
  const { error } = prove;
  return (
    <Dialog
      open
      size="sm"
      title={t('title')}
      description={t('text')}
      onOpenChange={(open) => {
        if (!open) proofRequest.settle(false);
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={prove.isPending}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault();
          // React passes the event to the form around the trigger of this dialog as well.
          event.stopPropagation();
          if (password !== '') prove.mutate();
        }}
      >
        <Field label={t('password')} required error={error ? (passwordFault(error) ?? explain(error)) : undefined}>
          <PasswordInput autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

const passwordFault = (error: unknown): string | undefined => (isApiError(error) ? error.fields?.['password']?.join(' ') : undefined);
