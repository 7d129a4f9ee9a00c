import { shipmentFromDcsa } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

import answer from './answer.json';
import { Follow } from './follow';

/** Server component: it reads the carrier's response, and the timeline arrives as HTML. `asOf` is fixed, so that the page stays the same. */
export default function Page() {
  return (
    <main>
      <Follow />
      <ShipmentTimeline shipment={shipmentFromDcsa(answer, { asOf: '2026-11-01T00:00:00Z' })} />
    </main>
  );
}
