import { shipmentFromDcsa } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

import answer from './answer.json';
import { Follow } from './follow';

/** Server component: it derives the shipment once. The browser is sent that shipment, with the time for which it was derived. */
export default function Page() {
  return (
    <main>
      <Follow />
      <ShipmentTimeline shipment={shipmentFromDcsa(answer)} />
    </main>
  );
}
