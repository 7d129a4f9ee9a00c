import { DEFAULT_AIR_SETTINGS, deriveAirShipment } from '@seaberry/tracking';
import { readAirMessage } from '@seaberry/tracking/air-messages';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

/** `message` is FSU, FSA, XFSU or ONE Record, unchanged. */
export function AirJourney({ awb, message }: { awb: string; message: string }) {
  const asOf = new Date().toISOString();
  const { events } = readAirMessage(message, { source: 'AIRLINE', receivedAt: asOf });
  const query = { awb, origin: null, destination: null, totalPieces: null };
  return <ShipmentTimeline shipment={deriveAirShipment(events, query, asOf, DEFAULT_AIR_SETTINGS)} />;
}
