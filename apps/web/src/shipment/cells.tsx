import { OutlookBadge } from '@seaberry/ui/outlook-badge';
import { TrackingStateBadge } from '@seaberry/ui/tracking-state-badge';
import type { ReactNode } from 'react';

import type { Shipment } from './shipment.ts';

interface CellProps {
  shipment: Shipment;
}

/** The outlook, else the state of tracking. */
export function ShipmentBadge({ shipment: { state, outlook } }: CellProps): ReactNode {
  if (outlook) return <OutlookBadge outlook={outlook} />;
  return state ? <TrackingStateBadge state={state} /> : null;
}
