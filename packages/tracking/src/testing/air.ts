import { deriveAirShipment } from '../air/derive.js';
import type { AirQuery } from '../air/event.js';
import { normaliseAirStatus } from '../air/normalise.js';
import type { AirShipmentState, AirStage, Milestone, Place } from '../types.js';

/** Air statuses for the tests of this package; not published. */

export const AWB = '15753806270';
export const AIR_NOW = '2026-11-21T09:00:00.000Z';
const ZONES: Readonly<Record<string, readonly [string, string]>> = {
  PVG: ['Shanghai Pudong', 'Asia/Shanghai'],
  DOH: ['Doha', 'Asia/Qatar'],
  FRA: ['Frankfurt', 'Europe/Berlin'],
};

export const airport = (iataCode: string): Place | null => {
  const [name, timeZone] = ZONES[iataCode] ?? [];
  return name === undefined || timeZone === undefined
    ? null
    : { unLocationCode: null, iataCode, name, facilityCode: null, facilityType: null, latitude: null, longitude: null, timeZone };
};

export const airQuery = (query: Partial<AirQuery> = {}): AirQuery => ({
  awb: AWB,
  origin: 'PVG',
  destination: 'FRA',
  totalPieces: 10,
  ...query,
});

export type RawStatus = Record<string, unknown>;
export const status = (code: string, airport_: string, time: string, rest: RawStatus = {}): RawStatus => ({
  code,
  airport: airport_,
  time,
  awb: AWB,
  createdAt: time,
  ...rest,
});

export const deriveAir = (raw: readonly RawStatus[], query: Partial<AirQuery> = {}, asOf: string = AIR_NOW): AirShipmentState =>
  deriveAirShipment(normaliseAirStatus([...raw], { source: 'QR', receivedAt: AIR_NOW, airportOf: airport }).events, airQuery(query), asOf);

export function airNode(state: AirShipmentState, key: string): Milestone<AirStage> {
  const found = state.stations.flatMap(({ milestones }) => milestones).find((milestone) => milestone.key === key);
  if (found === undefined) throw new Error(`no node ${key}`);
  return found;
}

const FIRST = { flight: 'QR8581', from: 'PVG', to: 'DOH' };
const SECOND = { flight: 'QR8171', from: 'DOH', to: 'FRA' };
const ALL = { pieces: 10, weightKg: 1250 };

/** Shanghai to Frankfurt by Doha, all pieces together, everything reported, on time. */
export const airJourney = (): RawStatus[] => [
  status('BKD', 'PVG', '2026-11-10T02:00:00Z', {
    ...FIRST,
    ...ALL,
    departure: { scheduled: '2026-11-12T02:00:00+08:00' },
    arrival: { scheduled: '2026-11-12T08:00:00+03:00' },
  }),
  status('BKD', 'PVG', '2026-11-10T02:01:00Z', {
    ...SECOND,
    airport: 'DOH',
    ...ALL,
    departure: { scheduled: '2026-11-12T14:00:00+03:00' },
    arrival: { scheduled: '2026-11-12T19:00:00+01:00' },
  }),
  status('RCS', 'PVG', '2026-11-11T08:00:00Z', ALL),
  status('MAN', 'PVG', '2026-11-11T16:00:00Z', { ...FIRST, ...ALL, ulds: ['PMC21045QR'] }),
  status('DEP', 'PVG', '2026-11-11T18:20:00Z', { ...FIRST, ...ALL }),
  status('ARR', 'DOH', '2026-11-12T05:10:00Z', { ...FIRST, ...ALL }),
  status('RCF', 'DOH', '2026-11-12T06:30:00Z', { ...FIRST, ...ALL }),
  status('DEP', 'DOH', '2026-11-12T11:15:00Z', { ...SECOND, ...ALL }),
  status('ARR', 'FRA', '2026-11-12T18:05:00Z', { ...SECOND, ...ALL }),
  status('AWR', 'FRA', '2026-11-12T18:30:00Z'),
  status('RCF', 'FRA', '2026-11-12T20:40:00Z', { ...SECOND, ...ALL }),
  status('NFD', 'FRA', '2026-11-12T21:00:00Z'),
  status('CCD', 'FRA', '2026-11-13T07:00:00Z'),
  status('AWD', 'FRA', '2026-11-13T08:00:00Z'),
  status('DLV', 'FRA', '2026-11-13T09:30:00Z', ALL),
];
