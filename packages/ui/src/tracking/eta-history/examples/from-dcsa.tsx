import { shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { EtaHistory } from '@seaberry/ui/eta-history';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });

export function EtaHistoryExample() {
  return (
    <EtaHistory history={shipment.etaHistory} firstEta={shipment.firstEta} now={sampleTime} timeZone="Europe/Amsterdam" place="Rotterdam" />
  );
}
