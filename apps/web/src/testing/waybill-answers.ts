import type { Answered } from '@seaberry/api-client/schemas';
import { airRail, deriveAirShipment, shipmentFromAirStatus, type AirQuery, type AirShipmentState, type Place } from '@seaberry/tracking';
import { routeOfAirShipment } from '@seaberry/tracking/geo';

type Row = Answered<'airWaybill', 'page'>['items'][number];
type Status = Readonly<Record<string, unknown>>;

/** Fixed time of all stories. */
const NOW = '2026-11-21T08:00:00Z';
const AWB = '15753806270';
const HOUR_MS = 3_600_000;

const AIRPORTS: Readonly<Record<string, readonly [name: string, timeZone: string, latitude: number, longitude: number]>> = {
  PVG: ['Shanghai Pudong', 'Asia/Shanghai', 31.143, 121.805],
  DOH: ['Doha', 'Asia/Qatar', 25.273, 51.608],
  FRA: ['Frankfurt', 'Europe/Berlin', 50.037, 8.561],
};

function airportOf(iataCode: string): Place | null {
  const found = AIRPORTS[iataCode];
  if (!found) return null;
  const [name, timeZone, latitude, longitude] = found;
  return { unLocationCode: null, iataCode, name, facilityCode: null, facilityType: null, latitude, longitude, timeZone };
}

const status = (code: string, airport: string, time: string, rest: Status = {}): Status => ({
  code,
  airport,
  time,
  awb: AWB,
  createdAt: time,
  ...rest,
});

const FIRST = { flight: 'QR8581', from: 'PVG', to: 'DOH' };
const SECOND = { flight: 'QR8171', from: 'DOH', to: 'FRA' };
const ALL = { pieces: 10, weightKg: 1250 };

/** Shanghai to Frankfurt by Doha: it left Doha eight hours late, and is in the air. */
const ANSWER: readonly Status[] = [
  status('BKD', 'PVG', '2026-11-18T02:00:00Z', {
    ...FIRST,
    ...ALL,
    departure: { scheduled: '2026-11-20T02:00:00+08:00' },
    arrival: { scheduled: '2026-11-20T08:00:00+03:00' },
  }),
  status('BKD', 'DOH', '2026-11-18T02:01:00Z', {
    ...SECOND,
    ...ALL,
    departure: { scheduled: '2026-11-21T00:00:00+03:00' },
    arrival: { scheduled: '2026-11-21T05:00:00+01:00' },
  }),
  status('RCS', 'PVG', '2026-11-19T08:00:00Z', ALL),
  status('MAN', 'PVG', '2026-11-19T16:00:00Z', { ...FIRST, ...ALL }),
  status('DEP', 'PVG', '2026-11-19T18:20:00Z', { ...FIRST, ...ALL }),
  status('ARR', 'DOH', '2026-11-20T05:10:00Z', { ...FIRST, ...ALL }),
  status('RCF', 'DOH', '2026-11-20T06:30:00Z', { ...FIRST, ...ALL }),
  status('DEP', 'DOH', '2026-11-21T05:05:00Z', { ...SECOND, ...ALL }),
];

export const lateAirState: AirShipmentState = shipmentFromAirStatus(ANSWER, {
  awb: AWB,
  origin: 'PVG',
  destination: 'FRA',
  totalPieces: 10,
  asOf: NOW,
  airportOf,
});
export const lateAirRoute = routeOfAirShipment(lateAirState);

const QUERY: AirQuery = {
  awb: '99912345675',
  origin: 'PVG',
  destination: 'FRA',
  totalPieces: null,
  subscriptionStatus: 'SUB_ING',
  failureReason: null,
};
export const waitingAirState: AirShipmentState = deriveAirShipment([], QUERY, NOW);

const railOf = (state: AirShipmentState): NonNullable<Row['rail']> => airRail(state, { named: true }).nodes.map((node) => ({ ...node }));

export const lateWaybill: Row = {
  id: 'w1',
  awbNo: AWB,
  airlineCode: 'QR',
  airlineName: 'Qatar Airways',
  localKeyword: 'PVG-EXP-1182',
  orderNo: 'PO-26-10428',
  originCode: 'PVG',
  originName: 'Shanghai Pudong',
  originZone: 'Asia/Shanghai',
  destinationCode: 'FRA',
  destinationName: 'Frankfurt',
  destinationZone: 'Europe/Berlin',
  customer: 'Rheintal Maschinen AG',
  customerService: 'Amy Chen',
  ownerId: '7',
  ownerName: 'Wei Zhang',
  stage: lateAirState.stage,
  statusTime: '2026-11-21T05:05:00Z',
  statusPlace: 'DOH',
  statusZone: 'Asia/Qatar',
  flightNo: 'QR8171',
  totalPieces: 10,
  totalWeight: 1250,
  commodityName: 'Machine parts',
  etd: lateAirState.etd,
  atd: lateAirState.atd,
  eta: lateAirState.eta,
  pta: lateAirState.firstEta,
  expectedAt: lateAirState.outlook.expected,
  trackingState: 'tracking',
  subscriptionStatus: 'SUB_OK',
  slipMs: 8 * HOUR_MS,
  signal: 'late',
  dataSource: 'ONE Record',
  carrierAnsweredAt: '2026-11-21T07:55:00Z',
  createTime: '2026-11-18T02:00:00Z',
  updateTime: '2026-11-21T05:06:00Z',
  rail: railOf(lateAirState),
  outlook: lateAirState.outlook,
};

export const waitingWaybill: Row = {
  ...lateWaybill,
  id: 'w2',
  awbNo: '99912345675',
  airlineCode: 'CA',
  airlineName: 'Air China Cargo',
  orderNo: 'PO-26-10877',
  stage: null,
  statusTime: null,
  statusPlace: null,
  flightNo: null,
  totalPieces: null,
  totalWeight: null,
  commodityName: null,
  etd: null,
  atd: null,
  eta: null,
  pta: null,
  expectedAt: null,
  trackingState: 'unshipped',
  subscriptionStatus: 'SUB_ING',
  slipMs: null,
  signal: null,
  rail: [],
  outlook: waitingAirState.outlook,
};

export const waybills: readonly Row[] = [lateWaybill, waitingWaybill];

export const waybillPage = (items: readonly Row[]): Answered<'airWaybill', 'page'> => ({
  page: 1,
  pageSize: 20,
  total: items.length,
  totalPages: 1,
  items: [...items],
  hasPrevPage: false,
  hasNextPage: false,
});

export const waybillCounts: Answered<'airWaybill', 'statusCount'> = {
  all: 2,
  unshipped: 1,
  tracking: 1,
  ended: 0,
  failed: 0,
  attention: 1,
  late: 1,
  early: 0,
};
