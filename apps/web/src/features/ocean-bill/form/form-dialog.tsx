import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose } from '@seaberry/ui/dialog';
import type { ReactNode } from 'react';

export interface FormDialogProps {
  title: string;
  description?: string;
  /** Id of the form inside, which the button of the footer sends. */
  formId: string;
  submitLabel: string;
  /** Something was entered: closing asks first. */
  dirty: boolean;
  pending: boolean;
  onClose(): void;
  children: ReactNode;
}

/** A form that takes the page away until it is sent or given up. */
export function FormDialog({ title, description, formId, submitLabel, dirty, pending, onClose, children }: FormDialogProps): ReactNode {
  const common = useTranslations('common');
  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={description}
      dirtyGuard={dirty || pending}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      footer={
        <>
          <DialogClose>
            <Button>{common('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" loading={pending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
