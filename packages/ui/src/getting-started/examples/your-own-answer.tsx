import { shipmentFromDcsa } from '@seaberry/tracking';
import { timeZoneOf } from '@seaberry/tracking/zones';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

/** `answer` is the body of a carrier's response, unchanged. */
export function Journey({ answer }: { answer: unknown }) {
  const shipment = shipmentFromDcsa(answer, { timeZoneOf });
  return (
    <>
      <OutlookStatement outlook={shipment.outlook} variant="headline" />
      <ShipmentTimeline shipment={shipment} />
    </>
  );
}
