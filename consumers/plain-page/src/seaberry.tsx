import '@seaberry/ui/styles.css';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { createRoot } from 'react-dom/client';

/** Draws a carrier's response in an element of any page. `asOf` defaults to the system clock. */
export function drawShipment(place: Element, response: unknown, asOf?: string) {
  const shipment = shipmentFromDcsa(response, asOf === undefined ? {} : { asOf });
  createRoot(place).render(<ShipmentTimeline shipment={shipment} />);
}
