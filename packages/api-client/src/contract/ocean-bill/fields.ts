import { OCEAN_ANOMALIES, OCEAN_STAGES, REFERENCE_TYPES, SUBSCRIPTION_STATUSES, TRACKING_STATES } from '@seaberry/tracking';
import {
  choice,
  choices,
  code,
  date,
  email,
  entity,
  instant,
  list,
  longText,
  number,
  place,
  ref,
  text,
  versioned,
  type ListedIn,
} from '../entity.js';

/** `late` and `early` by the outlook; `attention` when something other than lateness needs a person. */
export const BILL_SIGNALS = ['attention', 'late', 'early'] as const;

/** Signals to filter by; `aside` finds the bills that a person has handled or snoozed. */
export const FILTER_SIGNALS = [...BILL_SIGNALS, 'aside'] as const;

/** Entered fields that the carrier names as well: where both differ, the carrier's value is shown. */
export const DIFFERING = ['polCode', 'podCode', 'pldCode', 'containerNo'] as const;
export type DifferingField = (typeof DIFFERING)[number];

/** Value of the filter `ownerId` for bills without an owner. */
export const NO_OWNER = 'none';

/** Options of a field without an entry: a column that is hidden at first, and one that is shown. */
const tracked = { entered: 'none', hidden: true } as const;
const shown = { entered: 'none' } as const;
/** Options of a field that only feeds other parts of the row: no column, detail or export of its own. */
const beside = { entered: 'none', listed: false } as const;
/** Options of a field that the server derives from others, e.g. the name or the zone of a place. */
const made = { ...beside, derived: true } as const;

/**
 * An ocean bill (product specification §3). The order applies to columns, details and exports. Labels are in `@seaberry/i18n`
 * (`messages/<language>/fields`) under the same name. POL and POD are required together, a rule that `schema.ts` adds.
 */
export const bill = entity(
  {
    controller: 'oceanBill',
    one: 'bill',
    many: 'bills',
    title: 'referenceNo',
    groups: ['numbers', 'route', 'parties', 'delivery', 'other'],
  },
  {
    referenceNo: code({ required: true, max: 35, entered: 'add', sort: true, group: 'numbers' }),
    referenceType: choice({ values: REFERENCE_TYPES, required: true, always: true, initial: 'BL', hidden: true, group: 'numbers' }),
    orderNo: code({ sort: true, group: 'numbers', last: true }),
    deliveryNo: code({ hidden: true, group: 'numbers', last: true }),
    carrierCode: choice({ required: true, form: 'scac', max: 4, sort: true, filter: 'any', group: 'numbers' }),
    carrierName: text(made),
    serviceType: choice({ required: true, max: 32, initial: 'CY/CY', hidden: true, group: 'numbers' }),
    dock: text({ hidden: true, group: 'route', last: true }),
    /** Number of the Chinese export verification form (核销单). */
    verificationNo: code({ hidden: true, group: 'numbers', last: true }),
    /** Places are as the carrier names them, else as entered. */
    polCode: place({ sort: true, filter: true, group: 'route' }),
    polName: text({ hidden: true, group: 'route' }),
    polZone: text(made),
    podCode: place({ sort: true, filter: true, group: 'route' }),
    podName: text({ hidden: true, group: 'route' }),
    podZone: text(made),
    pldCode: place({ hidden: true, group: 'route' }),
    pldName: text({ hidden: true, group: 'route' }),
    pldZone: text(made),
    customer: text({ sort: true, filter: true, hidden: true, group: 'parties', last: true }),
    customerService: text({ required: true, filter: true, hidden: true, group: 'parties' }),
    /** The person in charge; null for none. */
    ownerId: ref({ ...beside, filter: true }),
    ownerName: text(shown),
    notificationEmail: email({ hidden: true, group: 'parties', last: true }),
    remark: longText({ hidden: true, group: 'other' }),
    vessel: text(shown),
    voyage: text(tracked),
    etd: instant({ ...tracked, sort: true, zoneOf: 'polZone' }),
    atd: instant({ ...tracked, sort: true, zoneOf: 'polZone' }),
    eta: instant({ ...shown, sort: true, zoneOf: 'podZone' }),
    ata: instant({ ...tracked, sort: true, zoneOf: 'podZone' }),
    firstEta: instant({ ...beside, zoneOf: 'podZone' }),
    etaPld: instant({ ...tracked, sort: true, zoneOf: 'pldZone' }),
    containerNo: list({ entered: 'add', hidden: true, group: 'numbers' }),
    stage: choice({ ...shown, values: OCEAN_STAGES, sort: true, filter: 'any' }),
    trackingState: choice({ ...shown, values: TRACKING_STATES, always: true, sort: true }),
    subscriptionStatus: choice({ ...tracked, values: SUBSCRIPTION_STATUSES, always: true }),
    failureReason: text(beside),
    exceptionTypes: choices({ ...shown, values: OCEAN_ANOMALIES }),
    /** Slip of the outlook, in ms; positive is late. */
    slipMs: number({ ...beside, sort: true }),
    /** When the outlook expects the arrival that it is measured by; null while nothing can be expected. */
    expectedAt: instant({ ...beside, sort: true, filter: { from: 'etaFrom', to: 'etaTo', before: true } }),
    /** Rank by need for attention, the most urgent first: kind of outlook, then signals, then slip. */
    urgency: number({ ...beside, sort: true }),
    signal: choice({ ...beside, values: BILL_SIGNALS }),
    estimatedDeliveryTime: date({ hidden: true, group: 'delivery' }),
    deliveryAddress: longText({ max: 500, hidden: true, group: 'delivery', last: true }),
    actualDeliveryTime: instant({ ...tracked, zoneOf: 'pldZone' }),
    customerDeadline: date({ sort: true, hidden: true, group: 'delivery' }),
    /** Time of the carrier's last response, with or without news; null before the first. */
    carrierAnsweredAt: instant({ ...tracked, sort: true, filter: { from: 'answeredFrom', to: 'answeredTo', before: true } }),
    ...versioned(),
    createTime: instant({ ...tracked, sort: true }),
    updateTime: instant({ ...tracked, sort: true }),
  },
);

/** Name of a field in list, detail and export. */
export type BillFieldName = ListedIn<(typeof bill)['fields']>;

/**
 * Columns that only a file has, beside the fields: the outlook in parts. Its times are in the zone of the place that the statement is
 * about, and the time of the last news in that of the reader.
 */
export const billFile = {
  outlookKind: text(shown),
  outlookSentence: text(tracked),
  expected: instant({ ...shown, zoneOf: 'outlookZone' }),
  expectedFrom: instant({ ...tracked, zoneOf: 'outlookZone' }),
  expectedTo: instant({ ...tracked, zoneOf: 'outlookZone' }),
  promise: instant({ ...shown, zoneOf: 'outlookZone' }),
  /** Expected minus promise, in days with one decimal; positive is late. */
  slipHours: number(shown),
  cause: text(tracked),
  firstEta: instant({ ...tracked, zoneOf: 'podZone' }),
  carrierEta: instant({ ...tracked, zoneOf: 'outlookZone' }),
  lastHeard: instant(tracked),
  carrierName: text(shown),
  /** The next milestone at its place, and when it is expected or was due. */
  next: text(shown),
  nextDue: instant({ ...shown, zoneOf: 'nextZone' }),
};

/** Zones of the times in a file. A time is local to its place, so the zone is a column too, once for each place. */
export const billZones = { polZone: text(made), podZone: text(made), pldZone: text(made), outlookZone: text(made), nextZone: text(made) };

/** Name of a column in a file of bills. */
export type BillColumn = BillFieldName | keyof typeof billFile | keyof typeof billZones;
