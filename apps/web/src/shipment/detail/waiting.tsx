import { useTranslations } from '@seaberry/i18n/react';
import { Card } from '@seaberry/ui/card';
import { EmptyState } from '@seaberry/ui/empty-state';
import type { ReactNode } from 'react';

import type { Shipment, ShipmentKind } from '../shipment.ts';

export interface WaitingProps {
  kind: Pick<ShipmentKind<never>, 'texts'>;
  shipment: Shipment;
}

/** In place of a journey of which nothing is known yet: that the carrier was asked, or that it does not know the number. */
export function Waiting({ kind, shipment: { subscription, carrier } }: WaitingProps): ReactNode {
  const t = useTranslations(kind.texts);
  const failed = subscription === 'SUB_ERR';
  return (
    <Card>
      <EmptyState
        title={t(failed ? 'detail.failedTitle' : 'detail.waitingTitle')}
        description={t(failed ? 'detail.failedText' : 'detail.waitingText', { carrier })}
      />
    </Card>
  );
}
