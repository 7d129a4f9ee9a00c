import { compactRail, shipmentFromDcsa } from '@seaberry/tracking';
import { timeZoneOf } from '@seaberry/tracking/zones';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { StageRail } from '@seaberry/ui/stage-rail';

export interface JourneyProps {
  /** Body of a carrier's response, unchanged. */
  response: unknown;
  /** Time in UTC for which the journey is drawn; the default is the present. */
  asOf?: string;
}

export function Journey({ response, asOf }: JourneyProps) {
  const shipment = shipmentFromDcsa(response, { timeZoneOf, ...(asOf !== undefined && { asOf }) });
  const rail = compactRail(shipment, { named: true });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <OutlookStatement outlook={shipment.outlook} variant="headline" />
      <StageRail variant="full" nodes={rail.nodes} position={rail.position} now={shipment.asOf} />
      <ShipmentTimeline shipment={shipment} />
    </div>
  );
}
