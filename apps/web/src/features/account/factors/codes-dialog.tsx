import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import type { ReactNode } from 'react';

import { RecoveryCodes } from '../../../kit/factors/recovery-codes.tsx';

/** New recovery codes; they are dropped with the dialog. */
export function CodesDialog({ codes, onClose }: { codes: readonly string[] | null; onClose(): void }): ReactNode {
  const t = useTranslations('access.factors.recovery');
  return (
    <Dialog
      open={codes !== null}
      title={t('title')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <DialogClose>
          <Button variant="primary">{t('done')}</Button>
        </DialogClose>
      }
    >
      {codes && <RecoveryCodes codes={codes} />}
    </Dialog>
  );
}
