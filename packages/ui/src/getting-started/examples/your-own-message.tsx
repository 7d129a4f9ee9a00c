'use client';

import { airRail, DEFAULT_AIR_SETTINGS, deriveAirShipment, type Place } from '@seaberry/tracking';
import { readAirMessage } from '@seaberry/tracking/air-messages';
import { OutlookStatement } from '@seaberry/ui/outlook-statement';
import { ShipmentTimeline } from '@seaberry/ui/shipment-timeline';
import { StageRail } from '@seaberry/ui/stage-rail';

/** Zones of your airports: times of FSU, FSA and XFSU are local to the airport. */
const ZONES = [
  'Asia/Shanghai PVG PEK CAN SZX CTU CGO',
  'Asia/Hong_Kong HKG',
  'Asia/Taipei TPE',
  'Asia/Tokyo NRT HND KIX',
  'Asia/Seoul ICN',
  'Asia/Singapore SIN',
  'Asia/Bangkok BKK',
  'Asia/Kolkata DEL BOM',
  'Asia/Dubai DXB DWC',
  'Asia/Qatar DOH',
  'Europe/Istanbul IST',
  'Europe/Berlin FRA LEJ CGN MUC',
  'Europe/Amsterdam AMS',
  'Europe/Luxembourg LUX',
  'Europe/Brussels LGG BRU',
  'Europe/Paris CDG',
  'Europe/London LHR STN',
  'America/New_York JFK MIA ATL',
  'America/Chicago ORD DFW MEM',
  'America/Los_Angeles LAX SFO',
  'America/Anchorage ANC',
];

export const airportOf = (code: string): Place => ({
  unLocationCode: null,
  name: null,
  iataCode: code,
  facilityCode: null,
  facilityType: null,
  latitude: null,
  longitude: null,
  timeZone: ZONES.find((line) => line.includes(` ${code}`))?.split(' ')[0] ?? null,
});

export interface AirJourneyProps {
  /** FSU, FSA, XFSU or ONE Record, unchanged. */
  message: string;
  /** Time in UTC for which the journey is drawn, such as the present. */
  asOf: string;
}

export function AirJourney({ message, asOf }: AirJourneyProps) {
  const { events } = readAirMessage(message, { source: 'AIRLINE', receivedAt: asOf, airportOf });
  const awb = events.find((event) => event.awb !== null)?.awb ?? '';
  const query = { awb, origin: null, destination: null, totalPieces: null };
  const shipment = deriveAirShipment(events, query, asOf, DEFAULT_AIR_SETTINGS);
  const rail = airRail(shipment, { named: true });
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <OutlookStatement outlook={shipment.outlook} variant="headline" />
      <StageRail variant="full" nodes={rail.nodes} position={rail.position} now={asOf} />
      <ShipmentTimeline shipment={shipment} />
    </div>
  );
}
