import '@seaberry/ui/styles.css';

import { shipmentFromDcsa } from '@seaberry/tracking';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { createRoot } from 'react-dom/client';

// What the carrier said to GET /v2/events?equipmentReference=MSKU6011672, untouched.
import answer from './answer.json';

const place = document.querySelector('#root');
// `asOf` is the present. Left out it is the clock of the machine; here it is fixed, so that the page stays the same.
if (place) createRoot(place).render(<ShipmentTimeline shipment={shipmentFromDcsa(answer, { asOf: '2026-11-01T00:00:00Z' })} />);
