import type { Answered } from '@seaberry/api-client/schemas';
import {
  compactRail,
  DEFAULT_SETTINGS,
  deriveShipment,
  shipmentFromDcsa,
  type ShipmentQuery,
  type ShipmentState,
} from '@seaberry/tracking';
import { routeOfShipment } from '@seaberry/tracking/geo';

type Row = Answered<'oceanBill', 'page'>['items'][number];

/** Fixed time of all stories. */
const NOW = '2026-11-21T08:00:00Z';
const CONTAINER = 'CSNU6829160';
const HOUR_MS = 3_600_000;

const port = (code: string, name: string) => ({
  UNLocationCode: code,
  facilityTypeCode: 'POTE',
  location: { locationName: name },
  vessel: { vesselIMONumber: '9695121', vesselName: 'CSCL Globe' },
});
const shanghai = port('CNSHA', 'Shanghai');
const rotterdam = port('NLRTM', 'Rotterdam');

const event = (id: string, code: string, classifier: string, at: string, call: object, stated: string = at): object => {
  const transport = code === 'DEPA' || code === 'ARRI';
  return {
    eventID: id,
    eventType: transport ? 'TRANSPORT' : 'EQUIPMENT',
    eventClassifierCode: classifier,
    eventDateTime: at,
    eventCreatedDateTime: stated,
    ...(transport
      ? { transportEventTypeCode: code }
      : { equipmentEventTypeCode: code, equipmentReference: CONTAINER, ISOEquipmentCode: '45G1', emptyIndicatorCode: 'LADEN' }),
    transportCall: { modeOfTransport: 'VESSEL', exportVoyageNumber: '041W', importVoyageNumber: '041W', ...call },
  };
};

const BEFORE_SAILING = [
  event('e1', 'GTIN', 'ACT', '2026-10-24T16:40:00+08:00', { ...shanghai, modeOfTransport: 'TRUCK' }),
  event('e2', 'DEPA', 'PLN', '2026-10-26T20:00:00+08:00', shanghai, '2026-10-16T02:00:00Z'),
];

/** Carrier response: Shanghai to Rotterdam, departed three days late, expected five days late. */
const ANSWER = [
  ...BEFORE_SAILING,
  event('e3', 'LOAD', 'ACT', '2026-10-27T03:25:00+08:00', shanghai),
  event('e4', 'DEPA', 'ACT', '2026-10-29T14:10:00+08:00', shanghai),
  event('e5', 'ARRI', 'PLN', '2026-11-26T06:00:00+01:00', rotterdam, '2026-10-16T02:00:00Z'),
  event('e6', 'ARRI', 'EST', '2026-12-01T06:00:00+01:00', rotterdam, '2026-11-20T06:10:00Z'),
  event('e7', 'DISC', 'EST', '2026-12-02T10:00:00+01:00', rotterdam, '2026-11-20T06:10:00Z'),
];

export const lateState: ShipmentState = shipmentFromDcsa(ANSWER, { asOf: NOW });
export const lateRoute = routeOfShipment(lateState);

/** The journey of the late bill, on plan. */
const ON_TIME = [
  ...BEFORE_SAILING,
  event('e3', 'LOAD', 'ACT', '2026-10-26T03:25:00+08:00', shanghai),
  event('e4', 'DEPA', 'ACT', '2026-10-26T20:40:00+08:00', shanghai),
  event('e5', 'ARRI', 'PLN', '2026-11-28T06:00:00+01:00', rotterdam, '2026-10-16T02:00:00Z'),
  event('e6', 'ARRI', 'EST', '2026-11-28T06:00:00+01:00', rotterdam, '2026-11-20T06:10:00Z'),
];

const onTimeState: ShipmentState = shipmentFromDcsa(ON_TIME, { asOf: NOW });
const UNANSWERED: ShipmentQuery = {
  referenceType: 'BL',
  reference: 'ONEYSZPE12943006',
  containers: [],
  polCode: 'CNYTN',
  podCode: 'USLAX',
  pldCode: null,
  subscriptionStatus: 'SUB_ING',
  customerDeadline: null,
};
/** State of a bill without a response, or with a refused number. */
const unanswered = (failureReason: string | null): ShipmentState =>
  deriveShipment(
    [],
    { ...UNANSWERED, subscriptionStatus: failureReason === null ? 'SUB_ING' : 'SUB_ERR', failureReason },
    DEFAULT_SETTINGS,
    NOW,
  );

export const waitingState: ShipmentState = unanswered(null);
export const unknownState: ShipmentState = unanswered('not_found');

const railOf = (state: ShipmentState): NonNullable<Row['rail']> => compactRail(state, { named: true }).nodes.map((node) => ({ ...node }));

export const lateBill: Row = {
  id: '1',
  referenceNo: 'COSU6412873350',
  referenceType: 'BL',
  orderNo: 'PO-26-10428',
  carrierCode: 'COSU',
  carrierName: 'COSCO SHIPPING',
  serviceType: 'CY/CY',
  customerService: 'Amy Chen',
  ownerId: '7',
  ownerName: 'Wei Zhang',
  customer: 'Delta Fietsen B.V.',
  polCode: 'CNSHA',
  polName: 'Shanghai',
  polZone: 'Asia/Shanghai',
  podCode: 'NLRTM',
  podName: 'Rotterdam',
  podZone: 'Europe/Amsterdam',
  vessel: 'CSCL Globe',
  voyage: '041W',
  containerNo: CONTAINER,
  etd: '2026-10-26T12:00:00Z',
  atd: '2026-10-29T06:10:00Z',
  eta: '2026-12-01T05:00:00Z',
  firstEta: '2026-11-26T05:00:00Z',
  stage: 'departed',
  trackingState: 'tracking',
  subscriptionStatus: 'SUB_OK',
  exceptionTypes: ['podArrival'],
  slipMs: 120 * HOUR_MS,
  signal: 'attention',
  createTime: '2026-10-16T02:00:00Z',
  updateTime: '2026-11-20T06:10:00Z',
  rail: railOf(lateState),
  outlook: lateState.outlook,
};

/** Facts that only a response brings. */
const NONE_YET = { vessel: null, voyage: null, containerNo: null, etd: null, atd: null, firstEta: null } as const;

export const waitingBill: Row = {
  ...lateBill,
  ...NONE_YET,
  id: '3',
  referenceNo: 'ONEYSZPE12943006',
  carrierCode: 'ONEY',
  carrierName: 'Ocean Network Express',
  orderNo: 'PO-26-10877',
  customer: 'Bright Kids Toys Corp.',
  polCode: 'CNYTN',
  polName: 'Yantian',
  podCode: 'USLAX',
  podName: 'Los Angeles',
  podZone: 'America/Los_Angeles',
  stage: null,
  trackingState: 'unshipped',
  subscriptionStatus: 'SUB_ING',
  eta: null,
  exceptionTypes: [],
  slipMs: null,
  signal: null,
  rail: [],
  outlook: waitingState.outlook,
};

export const unknownBill: Row = {
  ...lateBill,
  ...NONE_YET,
  id: '4',
  referenceNo: 'CSNU6829175',
  referenceType: 'CONTAINER',
  orderNo: 'PO-26-11207',
  customer: 'Van der Meer Import B.V.',
  stage: null,
  trackingState: 'failed',
  subscriptionStatus: 'SUB_ERR',
  failureReason: 'not_found',
  eta: null,
  exceptionTypes: [],
  slipMs: null,
  signal: null,
  rail: [],
  outlook: unknownState.outlook,
};

/** Bills of a page: late, on time, without a response yet, and with a refused number. */
export const bills: readonly Row[] = [
  lateBill,
  {
    ...lateBill,
    id: '2',
    referenceNo: 'MAEU243980113',
    carrierCode: 'MAEU',
    carrierName: 'Maersk',
    orderNo: 'PO-26-10591',
    customer: 'Rheintal Maschinen AG',
    containerNo: 'MSKU6874333',
    vessel: 'Madrid Maersk',
    voyage: '441W',
    eta: '2026-11-28T05:00:00Z',
    firstEta: '2026-11-28T05:00:00Z',
    atd: '2026-10-26T12:40:00Z',
    exceptionTypes: [],
    slipMs: null,
    signal: null,
    rail: railOf(onTimeState),
    outlook: onTimeState.outlook,
  },
  waitingBill,
  unknownBill,
];

export const pageOf = (items: readonly Row[]): Answered<'oceanBill', 'page'> => ({
  page: 1,
  pageSize: 20,
  total: items.length,
  totalPages: 1,
  items: [...items],
  hasPrevPage: false,
  hasNextPage: false,
});

export const counts: Answered<'oceanBill', 'statusCount'> = {
  all: 4,
  unshipped: 1,
  tracking: 2,
  ended: 0,
  failed: 1,
  attention: 1,
  late: 1,
  early: 0,
  aside: 1,
};
