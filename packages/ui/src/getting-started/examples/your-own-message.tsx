import { DEFAULT_AIR_SETTINGS, deriveAirShipment } from '@seaberry/tracking';
import { readAirMessage } from '@seaberry/tracking/air-messages';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';

/** `message` is FSU, FSA, XFSU or ONE Record, unchanged; `asOf` is the present in UTC. */
export function AirJourney({ awb, message, asOf }: { awb: string; message: string; asOf: string }) {
  const { events } = readAirMessage(message, { source: 'AIRLINE', receivedAt: asOf });
  const query = { awb, origin: null, destination: null, totalPieces: null };
  return <ShipmentTimeline shipment={deriveAirShipment(events, query, asOf, DEFAULT_AIR_SETTINGS)} />;
}
