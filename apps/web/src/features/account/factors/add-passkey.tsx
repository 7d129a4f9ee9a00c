import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import { toast } from '@seaberry/ui/toaster';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';

import { useApp } from '../../../app-context.tsx';
import { useFactorFailure } from '../../../kit/factors/use-factor-failure.ts';
import { browserName } from '../../../shared/browser-name.ts';
import { PasskeyNameForm } from './passkey-name-form.tsx';

/** Names a new passkey, which the browser then makes. */
export function AddPasskey({ onCodes }: { onCodes(codes: readonly string[]): void }): ReactNode {
  const { client } = useApp();
  const t = useTranslations('access.factors.passkey');
  const factors = useTranslations('access.factors.app');
  const common = useTranslations('common');
  const failure = useFactorFailure();
  const queryClient = useQueryClient();
  const formId = useId();
  const [open, setOpen] = useState(false);
  const { browser, system } = browserName(navigator.userAgent);
  const suggestedName = browser && system ? t('defaultName', { browser, system }) : (browser ?? '');
  const add = useMutation({
    meta: { handledByCaller: true },
    mutationFn: async (chosen: string) => {
      const { createPasskey } = await import('../../../shared/passkeys/passkeys.ts');
      const passkey = await createPasskey(await client.sysFactor.passkeyOptions());
      return client.sysFactor.addPasskey({ name: chosen, passkey });
    },
    onSuccess: ({ recoveryCodes }) => {
      setOpen(false);
      toast({ tone: 'success', title: t('done'), description: factors('doneText') });
      void queryClient.invalidateQueries({ queryKey: ['sysFactor'] });
      if (recoveryCodes) onCodes(recoveryCodes);
    },
    gcTime: 0,
  });
  return (
    <Dialog
      trigger={
        <Button size="sm" className="ms-auto">
          {t('add')}
        </Button>
      }
      size="sm"
      title={t('add')}
      description={t('addText')}
      open={open}
      onOpenChange={(next) => {
        add.reset();
        setOpen(next);
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={add.isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      <PasskeyNameForm
        id={formId}
        initial={suggestedName}
        error={add.error ? failure(add.error) : undefined}
        onSubmit={(name) => add.mutate(name)}
      />
    </Dialog>
  );
}
