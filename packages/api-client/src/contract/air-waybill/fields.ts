import { AIR_STAGES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';
import { choice, code, email, entity, instant, integer, longText, number, ref, text, versioned, type ListedIn } from '../entity.js';
import { BILL_SIGNALS } from '../ocean-bill/fields.js';

/** Options of a field without an entry: a column that is hidden at first, and one that is shown. */
const tracked = { entered: 'none', hidden: true } as const;
const shown = { entered: 'none' } as const;
/** Options of a field that only feeds other parts of the row: no column, detail or export of its own. */
const beside = { entered: 'none', listed: false } as const;
/** Options of a field that the server derives from others, e.g. the zone of an airport. */
const made = { ...beside, derived: true } as const;

/** An air waybill (product specification §3). Labels are in `@seaberry/i18n` (`messages/<language>/air-waybill`) under the same name. */
export const airWaybill = entity(
  {
    controller: 'airWaybill',
    one: 'air waybill',
    many: 'air waybills',
    title: 'awbNo',
    groups: ['numbers', 'route', 'parties', 'other'],
  },
  {
    /** Eleven digits; entered in any usual spelling, e.g. `157-53806270`. */
    awbNo: code({ required: true, max: 35, entered: 'add', sort: true, group: 'numbers' }),
    /** IATA designator; without one it follows from the first three digits. It can change only after the subscription failed. */
    airlineCode: choice({ form: 'airline', always: true, sort: true, filter: 'any', group: 'numbers' }),
    airlineName: text(made),
    localKeyword: text({ required: true, sort: true, group: 'numbers' }),
    orderNo: code({ sort: true, group: 'numbers', last: true }),
    /** Airports by their IATA codes. */
    originCode: code({ required: true, form: 'airport', max: 3, sort: true, filter: true, group: 'route' }),
    originName: text(made),
    originZone: text(made),
    destinationCode: code({ required: true, form: 'airport', max: 3, sort: true, filter: true, group: 'route' }),
    destinationName: text(made),
    destinationZone: text(made),
    customer: text({ sort: true, filter: true, hidden: true, group: 'parties', last: true }),
    customerService: text({ required: true, filter: true, hidden: true, group: 'parties' }),
    /** The person in charge; null for none. */
    ownerId: ref({ ...beside, filter: true }),
    ownerName: text(shown),
    notificationEmail: email({ hidden: true, group: 'parties', last: true }),
    remark: longText({ hidden: true, group: 'other' }),
    stage: choice({ ...shown, values: AIR_STAGES, sort: true, filter: 'any' }),
    /** Time and airport of the last milestone that happened. */
    statusTime: instant({ ...shown, sort: true, zoneOf: 'statusZone' }),
    statusPlace: text(shown),
    statusZone: text(made),
    flightNo: text(shown),
    totalPieces: integer(shown),
    /** Kilograms. */
    totalWeight: number(shown),
    /** Cubic metres. */
    totalVolume: number(tracked),
    commodityName: text(tracked),
    etd: instant({ ...tracked, sort: true, zoneOf: 'originZone' }),
    atd: instant({ ...tracked, sort: true, zoneOf: 'originZone' }),
    eta: instant({ ...shown, sort: true, zoneOf: 'destinationZone' }),
    ata: instant({ ...tracked, sort: true, zoneOf: 'destinationZone' }),
    /** First planned arrival at the destination. */
    pta: instant({ ...tracked, sort: true, zoneOf: 'destinationZone' }),
    trackingState: choice({ ...shown, values: TRACKING_STATES, always: true, sort: true }),
    subscriptionStatus: choice({ ...tracked, values: SUBSCRIPTION_STATUSES, always: true }),
    failureReason: text(tracked),
    /** Slip of the outlook, in ms; positive is late. */
    slipMs: number({ ...beside, sort: true }),
    /** When the outlook expects the arrival; null while nothing can be expected. */
    expectedAt: instant({ ...beside, sort: true, filter: { from: 'etaFrom', to: 'etaTo', before: true } }),
    /** Rank by need for attention, the most urgent first. */
    urgency: number({ ...beside, sort: true }),
    signal: choice({ ...beside, values: BILL_SIGNALS }),
    /** Time of the airline's last response, with or without news; null before the first. */
    carrierAnsweredAt: instant({ ...tracked, sort: true, filter: { from: 'answeredFrom', to: 'answeredTo', before: true } }),
    /** Form in which the airline reports, e.g. `ONE Record`. */
    dataSource: text(tracked),
    ...versioned(),
    createTime: instant({ ...tracked, sort: true }),
    updateTime: instant({ ...tracked, sort: true }),
  },
);

/** Columns that only a file has, beside the fields: the outlook in parts. Times are in the zone of the destination. */
export const airWaybillFile = {
  airlineName: text(shown),
  outlookKind: text(shown),
  expected: instant({ ...shown, zoneOf: 'destinationZone' }),
  expectedFrom: instant({ ...tracked, zoneOf: 'destinationZone' }),
  expectedTo: instant({ ...tracked, zoneOf: 'destinationZone' }),
  /** Expected minus planned arrival, in hours; positive is late. */
  slipHours: number(shown),
  lastHeard: instant(tracked),
};

/** Zones of the times in a file, each once. */
export const airWaybillZones = { originZone: text(made), destinationZone: text(made), statusZone: text(made) };

/** Name of a column in a file of air waybills. */
export type AirWaybillColumn = ListedIn<(typeof airWaybill)['fields']> | keyof typeof airWaybillFile | keyof typeof airWaybillZones;
