import { compactRail, shipmentFromDcsa } from '@seaberry/tracking';
import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';
import { Link } from '@seaberry/ui/link';
import { OutlookBadge } from '@seaberry/ui/outlook-badge';
import { ShipmentCard } from '@seaberry/ui/shipment-card';

const shipment = shipmentFromDcsa(dcsaAnswer, { asOf: sampleTime });
const { pol, pod, pld, stage, firstEta, eta, ata, outlook } = shipment;

export function ShipmentCardExample() {
  return (
    <ShipmentCard
      title={
        <Link href="/shipments/COSU6412873350" variant="strong">
          COSU6412873350
        </Link>
      }
      subtitle="COSCO · PO-26-10428"
      route={{ pol, pod, pld }}
      stage={stage}
      rail={compactRail(shipment)}
      arrival={{ firstEta, eta, ata, timeZone: pod?.timeZone ?? null }}
      outlook={outlook}
      badges={<OutlookBadge outlook={outlook} />}
      now={sampleTime}
    />
  );
}
