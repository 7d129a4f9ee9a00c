import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { ArrivalExplanation } from '@seaberry/ui/arrival-explanation';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function ArrivalExplanationExample() {
  return <ArrivalExplanation outlook={shipment.outlook} explanation={shipment.explanation} />;
}
