import '@seaberry/ui/styles.css';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { createRoot } from 'react-dom/client';

// Response of a carrier to GET /v2/events?equipmentReference=MSKU6011672, unchanged.
import answer from './answer.json';

const place = document.querySelector('#root');
// `asOf` defaults to the system clock; fixed here, so that the page stays the same.
if (place) createRoot(place).render(<ShipmentTimeline shipment={shipmentFromDcsa(answer, { asOf: '2026-11-01T00:00:00Z' })} />);
