import { useTranslations } from '@seaberry/i18n/react';
import { Button } from '@seaberry/ui/button';
import { Dialog, DialogClose, type DialogProps } from '@seaberry/ui/dialog';
import { Drawer } from '@seaberry/ui/drawer';
import type { ReactNode } from 'react';

const STEP_GUARD_MS = 300;

export interface FormFrameProps {
  /** @default 'dialog' */
  frame?: 'dialog' | 'drawer';
  size: NonNullable<DialogProps['size']>;
  title: string;
  description?: string;
  /** @default “Save” */
  submitLabel?: string;
  /** Id of the form inside, which the button of the footer sends. */
  formId: string;
  /** Something was entered: closing asks first. */
  dirty: boolean;
  pending: boolean;
  /** There is nothing to send yet. */
  loading?: boolean;
  /** The form goes on to another step: the button is ready again soon, and a double click is one. */
  more?: boolean;
  /** Goes to the step before this one. */
  onBack?: (() => void) | undefined;
  onClose(): void;
  children: ReactNode;
}

/** A form that takes the page away until it is sent or given up: in the middle, or at the edge beside its list. */
export function FormFrame({
  frame = 'dialog',
  formId,
  submitLabel,
  dirty,
  pending,
  loading = false,
  more = false,
  onBack,
  onClose,
  ...rest
}: FormFrameProps): ReactNode {
  const common = useTranslations('common');
  const t = useTranslations('resource');
  const props: DialogProps = {
    ...rest,
    open: true,
    dirtyGuard: dirty || pending,
    onOpenChange: (open) => {
      if (!open) onClose();
    },
    footer: (
      <>
        <DialogClose>
          <Button>{common('cancel')}</Button>
        </DialogClose>
        {onBack && <Button onClick={onBack}>{t('steps.back')}</Button>}
        <Button type="submit" form={formId} variant="primary" loading={pending || loading} {...(more ? { guardMs: STEP_GUARD_MS } : {})}>
          {more ? t('steps.next') : (submitLabel ?? common('save'))}
        </Button>
      </>
    ),
  };
  // The placement of a drawer is its own.
  const { placement: _placement, ...edge } = props;
  return frame === 'drawer' ? <Drawer {...edge} /> : <Dialog {...props} />;
}
