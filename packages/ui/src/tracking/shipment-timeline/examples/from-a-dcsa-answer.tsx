import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

export function FromADcsaAnswerExample() {
  return <ShipmentTimeline shipment={shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime })} />;
}
