import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { ArrivalPromise } from '@seaberry/ui/arrival-promise';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function ArrivalPromiseExample() {
  return <ArrivalPromise outlook={shipment.outlook} />;
}
