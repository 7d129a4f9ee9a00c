import { useTranslations } from '@seaberry/i18n/react';
import type { ReactNode } from 'react';

import { RecoveryCodes } from '../../../kit/factors/recovery-codes.tsx';
import { ShownOnce, type ShownOnceProps } from '../../../kit/shown-once.tsx';

export interface CodesDialogProps extends Pick<ShownOnceProps, 'onClose' | 'returnFocusTo'> {
  codes: readonly string[];
}

/** New recovery codes; they are dropped with the dialog. */
export function CodesDialog({ codes, ...dialog }: CodesDialogProps): ReactNode {
  const t = useTranslations('access.factors.recovery');
  return (
    <ShownOnce {...dialog} title={t('title')} done={t('done')}>
      <RecoveryCodes codes={codes} />
    </ShownOnce>
  );
}
