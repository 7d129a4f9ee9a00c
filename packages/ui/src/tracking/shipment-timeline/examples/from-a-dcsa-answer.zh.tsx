import { shipmentFromDcsa } from '@seaberry/tracking';
import { simplifiedNameOf } from '@seaberry/tracking/places';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

export function FromADcsaAnswerExample() {
  return <ShipmentTimeline shipment={shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime, placeNameOf: simplifiedNameOf })} />;
}
