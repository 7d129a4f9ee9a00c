import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { AnomalyList } from '@seaberry/ui/anomaly-list';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function AnomalyListExample() {
  return <AnomalyList anomalies={shipment.anomalies} />;
}
