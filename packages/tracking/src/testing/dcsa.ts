import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { normaliseDcsa } from '../events/normalise.js';
import { deriveShipment } from '../state/derive-shipment.js';
import type { Classifier, Instant, Milestone, ShipmentQuery, ShipmentState, TrackingEvent, TransportMode } from '../types.js';

/** Raw DCSA 2.2 events for the tests of this package; not published. */

export const BOX = 'MSKU6011672';
export const SECOND_BOX = 'TGBU4419731';
export const OTHER_BOX = 'CSNU6829160';
export const FEEDER = { vesselIMONumber: '9321483', vesselName: 'Feeder One' };
export const MOTHER = { vesselIMONumber: '9074729', vesselName: 'Mother Two' };
export const THIRD = { vesselIMONumber: '9454395', vesselName: 'Third Three' };

export interface RawVessel {
  vesselIMONumber: string;
  vesselName: string;
}

export interface EventOptions {
  id?: string;
  /** Default: ACT. */
  as?: Classifier;
  /** Creation time at the source; default for an actual: the time it happened. */
  statedAt?: string;
  box?: string;
  empty?: 'EMPTY' | 'LADEN' | null;
  mode?: TransportMode | null;
  facility?: string | null;
  facilityCode?: string;
  vessel?: RawVessel | null;
  booking?: string;
  bill?: string;
  reason?: string;
}

let counter = 0;

function head(type: string, code: string, when: string | null, options: EventOptions): Record<string, unknown> {
  counter += 1;
  const classifier = options.as ?? 'ACT';
  return {
    eventID: options.id ?? `e-${String(counter)}`,
    eventType: type,
    eventClassifierCode: classifier,
    eventDateTime: when,
    eventCreatedDateTime: options.statedAt ?? (classifier === 'ACT' && when !== null ? when : '2026-01-01T00:00:00Z'),
    [`${type.toLowerCase()}EventTypeCode`]: code,
    documentReferences: [
      ...(options.booking === undefined ? [] : [{ documentReferenceType: 'BKG', documentReferenceValue: options.booking }]),
      ...(options.bill === undefined ? [] : [{ documentReferenceType: 'TRD', documentReferenceValue: options.bill }]),
    ],
  };
}

function transportCallAt(place: string | null, options: EventOptions): Record<string, unknown> {
  return {
    ...(place === null ? {} : { UNLocationCode: place, location: { locationName: `Port of ${place}` } }),
    ...(options.mode === null ? {} : { modeOfTransport: options.mode ?? 'VESSEL' }),
    ...(options.facility === null ? {} : { facilityTypeCode: options.facility ?? 'POTE' }),
    ...(options.facilityCode === undefined ? {} : { facilityCode: options.facilityCode }),
    ...(options.vessel === undefined || options.vessel === null ? {} : { vessel: options.vessel }),
    exportVoyageNumber: '001W',
    importVoyageNumber: '001W',
    carrierServiceCode: 'FE1',
  };
}

/** An equipment event: the box is moved. */
export function move(code: string, place: string | null, when: string | null, options: EventOptions = {}): Record<string, unknown> {
  const land = code === 'GTIN' || code === 'GTOT' || code === 'PICK' || code === 'DROP';
  return {
    ...head('EQUIPMENT', code, when, options),
    equipmentReference: options.box ?? BOX,
    ISOEquipmentCode: '45G1',
    ...(options.empty === null ? {} : { emptyIndicatorCode: options.empty ?? 'LADEN' }),
    ...(options.reason === undefined ? {} : { changeRemark: options.reason }),
    transportCall: transportCallAt(place, { ...options, ...(land && options.mode === undefined ? { mode: 'TRUCK' } : {}) }),
  };
}

/** A transport event: a vessel (or train, barge) arrives or departs. */
export function call(code: 'ARRI' | 'DEPA', place: string, when: string | null, options: EventOptions = {}): Record<string, unknown> {
  return {
    ...head('TRANSPORT', code, when, options),
    ...(options.reason === undefined ? {} : { delayReasonCode: options.reason }),
    transportCall: transportCallAt(place, options),
  };
}

/** A shipment event: a document changes its state. */
export function document(code: string, type: string, when: string, options: EventOptions = {}): Record<string, unknown> {
  return {
    ...head('SHIPMENT', code, when, options),
    documentTypeCode: type,
    documentID: type === 'BKG' ? (options.booking ?? 'BK1') : 'DOC1',
  };
}

/** Retraction of an event, as version 3.0.0-Beta-1 has it. */
export const retraction = (eventId: string, statedAt: string): Record<string, unknown> => ({
  eventCreatedDateTime: statedAt,
  metadata: { eventID: `${eventId}-retraction`, eventCreatedDateTime: statedAt, retractedEventID: eventId },
});

export const RECEIVED_AT = '2026-01-02T00:00:00.000Z';

/** Time of receipt: the creation time; for an actual not before its own time. */
function receivedAt(raw: unknown): Instant {
  const { eventCreatedDateTime: statedAt, eventDateTime: when, eventClassifierCode: as } = raw as Record<string, unknown>;
  const times = [statedAt, as === 'ACT' ? when : null].map((text) => Date.parse(String(text))).filter((time) => !Number.isNaN(time));
  return times.length === 0 ? RECEIVED_AT : new Date(Math.max(...times)).toISOString();
}

/** Normalised events of raw ones, each received when it was created. */
export const read = (...raw: unknown[]): TrackingEvent[] =>
  raw.flatMap((one) => normaliseDcsa([one], { source: 'MAEU', receivedAt: receivedAt(one) }).events);

export const query = (changes: Partial<ShipmentQuery> = {}): ShipmentQuery => ({
  referenceType: 'CONTAINER',
  reference: BOX,
  containers: [],
  polCode: 'CNSHA',
  podCode: 'NLRTM',
  pldCode: null,
  subscriptionStatus: 'SUB_OK',
  customerDeadline: null,
  ...changes,
});

export const derive = (raw: readonly unknown[], changes: Partial<ShipmentQuery> = {}, asOf = '2026-02-20T00:00:00.000Z'): ShipmentState =>
  deriveShipment(read(...raw), query(changes), DEFAULT_SETTINGS, asOf);

/** Milestone of a key in the first or the named container; throws when it is missing. */
export function milestone(state: ShipmentState, key: string, box?: string): Milestone {
  const container = state.containers.find(({ number }) => box === undefined || number === box);
  const all = container?.stations.flatMap((station) => station.milestones) ?? [];
  const found = all.find((candidate) => candidate.key === key);
  if (found === undefined) throw new Error(`no milestone ${key} among ${all.map((candidate) => candidate.key).join(', ')}`);
  return found;
}

export const milestoneKeys = (state: ShipmentState): string[] =>
  state.containers[0]?.stations.flatMap((station) => station.milestones.map(({ key }) => key)) ?? [];

/** Role and key of each station of the first box. */
export const stationKeys = (state: ShipmentState): Array<[string, string]> =>
  state.containers[0]?.stations.map(({ role, key }) => [role, key]) ?? [];

/** Role of the station whose key begins with a place. */
export const roleOf = (state: ShipmentState, place: string): string | undefined =>
  stationKeys(state).find(([, key]) => key.startsWith(place))?.[0];

/** Actual events of a whole journey Shanghai – Singapore – Rotterdam with a change of vessel, in order. */
export const journey = (options: EventOptions = {}): Array<Record<string, unknown>> => [
  document('CONF', 'BKG', '2026-01-02T02:00:00Z', options),
  move('GTOT', 'CNSHA', '2026-01-05T02:00:00Z', { ...options, empty: 'EMPTY', facility: 'DEPO' }),
  move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', options),
  move('CUSR', 'CNSHA', '2026-01-07T20:00:00Z', { ...options, mode: null }),
  move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { ...options, vessel: FEEDER }),
  call('DEPA', 'CNSHA', '2026-01-09T10:00:00Z', { ...options, vessel: FEEDER }),
  call('ARRI', 'SGSIN', '2026-01-16T10:00:00Z', { ...options, vessel: FEEDER }),
  move('DISC', 'SGSIN', '2026-01-16T20:00:00Z', { ...options, vessel: FEEDER }),
  move('LOAD', 'SGSIN', '2026-01-19T20:00:00Z', { ...options, vessel: MOTHER }),
  call('DEPA', 'SGSIN', '2026-01-20T10:00:00Z', { ...options, vessel: MOTHER }),
  call('ARRI', 'NLRTM', '2026-02-10T10:00:00Z', { ...options, vessel: MOTHER }),
  move('DISC', 'NLRTM', '2026-02-11T10:00:00Z', { ...options, vessel: MOTHER }),
  move('GTOT', 'NLRTM', '2026-02-13T10:00:00Z', options),
  move('GTIN', 'NLRTM', '2026-02-16T10:00:00Z', { ...options, empty: 'EMPTY', facility: 'DEPO' }),
];
