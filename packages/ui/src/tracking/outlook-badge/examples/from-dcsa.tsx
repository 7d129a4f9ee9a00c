import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { OutlookBadge } from '@seaberry/ui/outlook-badge';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function OutlookBadgeExample() {
  return <OutlookBadge outlook={shipment.outlook} />;
}
