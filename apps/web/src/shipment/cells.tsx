import { PlanActual } from '@seaberry/ui/plan-actual';
import { SlipBadge } from '@seaberry/ui/slip-badge';
import { SubscriptionBadge } from '@seaberry/ui/subscription-badge';
import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';
import type { ReactNode } from 'react';

import type { Shipment } from './shipment.ts';

interface CellProps {
  shipment: Shipment;
}

/** The arrival that counts, over what was first said. */
export function Arrival({ shipment: { arrival }, precision = 'date' }: CellProps & { precision?: 'date' | 'dateTime' }): ReactNode {
  return (
    <PlanActual planned={arrival.firstEta} estimated={arrival.eta} actual={arrival.ata} timeZone={arrival.timeZone} precision={precision} />
  );
}

/** The slip where there is one, else the state. */
export function SignalBadge({ shipment: { state, subscription, signal, slipMs } }: CellProps): ReactNode {
  if (subscription === 'SUB_ERR') return <SubscriptionBadge status="SUB_ERR" />;
  if (signal && slipMs !== null) {
    return <SlipBadge slipMs={slipMs} variant="words" happened={false} {...(signal === 'attention' ? { tone: 'severe' as const } : {})} />;
  }
  return state ? <TrackingStateBadge state={state} /> : null;
}
