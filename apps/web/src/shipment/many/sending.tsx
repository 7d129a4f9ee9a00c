import { useTranslations } from '@seaberry/i18n/react';
import { ProgressBar } from '@seaberry/ui/progress';
import type { ReactNode } from 'react';

import type { ShipmentKind } from '../shipment.ts';

export interface SendingProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  sent: number;
  total: number;
}

/** Progress of rows that are sent in parts. */
export function Sending({ kind, sent, total }: SendingProps): ReactNode {
  const t = useTranslations(kind.texts);
  return <ProgressBar label={t('many.sending')} value={sent} max={total} valueText={t('many.sent', { sent, total })} />;
}
