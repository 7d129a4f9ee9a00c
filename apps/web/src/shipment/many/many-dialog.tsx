import { useTranslations } from '@seaberry/i18n/react';
import { Dialog } from '@seaberry/ui/dialog';
import type { ReactNode } from 'react';

import { useGiven } from '../form/use-given.ts';
import { ManyBody, type ManyBodyProps } from './many-body.tsx';

export type ManyDialogProps = Pick<ManyBodyProps, 'kind' | 'forms' | 'onClose'>;

/** Tracks many shipments at once, from a pasted list or a file, with values common to all. */
export function ManyDialog({ kind, forms, onClose }: ManyDialogProps): ReactNode {
  const t = useTranslations(kind.texts);
  const [given] = useGiven(kind, forms.given);
  return (
    <Dialog
      open
      size="lg"
      title={t('many.title')}
      description={t('many.text')}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ManyBody {...{ kind, forms, given, onClose }} />
    </Dialog>
  );
}
