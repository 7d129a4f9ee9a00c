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
  /** Id of the form that the button in the footer submits. */
  formId: string;
  /** The form has changes: closing asks first. */
  dirty: boolean;
  pending: boolean;
  /** Why the form cannot be submitted yet. */
  disabledReason?: string | undefined;
  /** The form is not ready to submit. */
  loading?: boolean;
  /** More steps follow: the button is ready again soon, with a guard against double clicks. */
  more?: boolean;
  /** Goes back one step. */
  onBack?: (() => void) | undefined;
  /** The content has buttons of its own. */
  noFooter?: boolean;
  onClose(): void;
  children: ReactNode;
}

/** Modal form: a centred dialog, or a drawer beside its list. */
export function FormFrame({
  frame = 'dialog',
  formId,
  submitLabel,
  dirty,
  pending,
  loading = false,
  disabledReason,
  more = false,
  onBack,
  noFooter = false,
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
    footer: noFooter ? undefined : (
      <>
        <DialogClose>
          <Button>{common('cancel')}</Button>
        </DialogClose>
        {onBack && <Button onClick={onBack}>{t('steps.back')}</Button>}
        <Button
          type="submit"
          form={formId}
          variant="primary"
          loading={pending || loading}
          disabledReason={disabledReason}
          {...(more ? { guardMs: STEP_GUARD_MS } : {})}
        >
          {more ? t('steps.next') : (submitLabel ?? common('save'))}
        </Button>
      </>
    ),
  };
  // A drawer has its own placement.
  const { placement: _placement, ...edge } = props;
  return frame === 'drawer' ? <Drawer {...edge} /> : <Dialog {...props} />;
}
