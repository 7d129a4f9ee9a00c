import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function OutlookStatementExample() {
  return <OutlookStatement outlook={shipment.outlook} />;
}
