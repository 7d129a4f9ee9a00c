import { OutlookBadge } from '@seaberry/ui/outlook-badge';
import { PlanActual } from '@seaberry/ui/plan-actual';
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

/** The outlook, else the state of tracking. */
export function ShipmentBadge({ shipment: { state, outlook } }: CellProps): ReactNode {
  if (outlook) return <OutlookBadge outlook={outlook} />;
  return state ? <TrackingStateBadge state={state} /> : null;
}
