import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { ConfirmDialog } from '@seaberry/ui/confirm-dialog';
import { Dialog, type DialogProps } from '@seaberry/ui/dialog';
import { useDirtyGuard } from '@seaberry/ui/form';
import type { ReactNode } from 'react';

export interface ShownOnceProps extends Pick<DialogProps, 'size' | 'returnFocusTo'> {
  title: string;
  /** Label of the button by which the user says that it is kept. */
  done: string;
  onClose(): void;
  children: ReactNode;
}

/** A secret that is shown this once: closing it in any other way than by its button asks first, and so does leaving the page. */
export function ShownOnce({ done, onClose, children, ...dialog }: ShownOnceProps): ReactNode {
  const t = useTranslations('shell.shownOnce');
  const guard = useDirtyGuard(true);
  return (
    <Dialog
      {...dialog}
      open
      onCloseRequest={() => {
        void guard.ask().then((leave) => {
          if (leave) onClose();
        });
        return false;
      }}
      footer={
        <Button variant="primary" onClick={onClose}>
          {done}
        </Button>
      }
    >
      {children}
      <ConfirmDialog {...guard.dialog} title={t('ask')} description={t('text')} confirmLabel={t('close')} cancelLabel={t('back')} />
    </Dialog>
  );
}
