import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { OutlookFact } from '@seaberry/ui/outlook-fact';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function OutlookFactExample() {
  return <OutlookFact outlook={shipment.outlook} fact="expected" now={sampleTime} />;
}
