import type { FieldPaths, FlatEvent } from './flat-event.js';
import { transshipmentIn } from './hints.js';
import type { FieldNames } from './keys.js';
import { isObject, listOf, numberOf, objectOf, textOf, type RawObject } from './raw.js';
import { LOCODE } from '../rules/index.js';

/** 2.2 (also 2.1 and 2.3) has flat events. */
const FLAT: FieldPaths = {
  id: 'eventID',
  created: 'eventCreatedDateTime',
  type: 'eventType',
  classifier: 'eventClassifierCode',
  when: 'eventDateTime',
  equipment: 'equipmentReference',
  empty: 'emptyIndicatorCode',
  mode: 'transportCall.modeOfTransport',
  imo: 'transportCall.vessel.vesselIMONumber',
  facilityType: 'facilityTypeCode',
};

/** 3.0.0-Beta-1 has metadata beside the payload, whose names differ a little. */
const BETA: FieldPaths = {
  id: 'metadata.eventID',
  created: 'metadata.eventCreatedDateTime',
  type: 'metadata.eventType',
  classifier: 'payload.eventClassifierCode',
  when: 'payload.eventDateTime',
  equipment: 'payload.equipmentReference',
  empty: 'payload.emptyIndicatorCode',
  mode: 'payload.transportCall.modeOfTransport',
  imo: 'payload.transportCall.vessel.vesselIMONumber',
  facilityType: 'payload.facilityTypeCode',
};

export const flatten22 = (event: RawObject, names: FieldNames): FlatEvent => flattenBody(event, event, names, '', FLAT);

/** A retraction of 3.0.0-Beta-1 has metadata only. */
export function flattenBeta(event: RawObject, names: FieldNames): FlatEvent {
  return flattenBody(names.spelled(objectOf(event['metadata'])), names.spelled(objectOf(event['payload'])), names, 'payload.', BETA);
}

/** Field of the code by the type of the event; null for a type without code field of its own. */
const CODE_FIELDS = new Map([
  ['TRANSPORT', 'transportEventTypeCode'],
  ['SHIPMENT', 'shipmentEventTypeCode'],
  ['EQUIPMENT', 'equipmentEventTypeCode'],
]);
const TYPE_OF_FIELD = new Map([...CODE_FIELDS].map(([type, field]) => [field, type]));

function codeField(body: RawObject, type: string | null): string | null {
  const own = type === null ? undefined : CODE_FIELDS.get(type);
  if (own !== undefined) return own;
  for (const field of TYPE_OF_FIELD.keys()) if (body[field] !== undefined) return field;
  return null;
}

const NONE: RawObject = {};
const NO_PATHS: readonly string[] = [];

/** A field that holds an object, or by some sources a list of one. */
const objectIn = (value: unknown, names: FieldNames): RawObject => {
  const only: unknown = Array.isArray(value) ? value.find(isObject) : value;
  return isObject(only) ? names.spelled(only) : NONE;
};

/** A place as an object, or as a text: its UN/LOCODE or its name. */
export function placeIn(value: unknown, names: FieldNames): RawObject {
  const text = textOf(value);
  if (text === null) return objectIn(value, names);
  return LOCODE.test(text) ? { UNLocationCode: text } : { locationName: text };
}

const isWrong = (value: unknown): boolean => value !== undefined && value !== null && typeof value !== 'object';

function wrongIn(body: RawObject, call: RawObject, prefix: string): readonly string[] {
  const wrong: string[] = [];
  if (isWrong(body['transportCall'])) wrong.push(`${prefix}transportCall`);
  if (isWrong(call['vessel'])) wrong.push(`${prefix}transportCall.vessel`);
  const box = body['equipmentReference'];
  if (typeof box === 'object' && box !== null) wrong.push(`${prefix}equipmentReference`);
  return wrong.length === 0 ? NO_PATHS : wrong;
}

/** The container among the references of an event; null when several are named, since the event is about all of them. */
function equipmentReferenced(references: unknown, names: FieldNames): string | null {
  let found: string | null = null;
  for (const item of listOf(references)) {
    const entry = names.spelled(objectOf(item));
    if (textOf(entry['referenceType'] ?? entry['type'])?.toUpperCase() !== 'EQ') continue;
    const value = textOf(entry['referenceValue'] ?? entry['value']);
    if (found !== null && value !== null && value !== found) return null;
    found = value ?? found;
  }
  return found;
}

function flattenBody(meta: RawObject, body: RawObject, names: FieldNames, prefix: string, paths: FieldPaths): FlatEvent {
  const givenType = textOf(meta['eventType']);
  const field = codeField(body, givenType?.toUpperCase() ?? null);
  const code = field === null ? null : textOf(body[field]);
  const call = objectIn(body['transportCall'], names);
  const callPlace = placeIn(call['location'], names);
  const own = placeIn(body['eventLocation'] ?? body['location'], names);
  const vessel = objectIn(call['vessel'] ?? body['vessel'], names);
  // Some sources put the fields of the call and of the place at the root of the event.
  const text = (name: string): string | null => textOf(call[name]) ?? textOf(body[name]);
  const placed = (name: string): string | null => textOf(own[name]) ?? textOf(call[name]) ?? textOf(callPlace[name]) ?? textOf(body[name]);
  return {
    eventId: textOf(meta['eventID']),
    created: meta['eventUpdatedDateTime'] ?? meta['eventCreatedDateTime'],
    type: givenType ?? (code === null || field === null ? null : (TYPE_OF_FIELD.get(field) ?? null)),
    classifier: textOf(body['eventClassifierCode']),
    code,
    when: body['eventDateTime'],
    paths,
    codePath: field === null ? paths.type : prefix + field,
    wrong: wrongIn(body, call, prefix),
    locode: placed('UNLocationCode'),
    placeName:
      textOf(own['locationName']) ?? textOf(callPlace['locationName']) ?? textOf(call['otherFacility']) ?? textOf(body['locationName']),
    facilityCode: placed('facilityCode'),
    facilityType: textOf(body['facilityTypeCode']) ?? textOf(own['facilityTypeCode']) ?? textOf(call['facilityTypeCode']),
    latitude: numberOf(own['latitude'] ?? callPlace['latitude']),
    longitude: numberOf(own['longitude'] ?? callPlace['longitude']),
    mode: text('modeOfTransport'),
    imo: textOf(vessel['vesselIMONumber']) ?? text('vesselIMONumber'),
    vesselName: textOf(vessel['vesselName']) ?? textOf(vessel['name']) ?? text('vesselName'),
    exportVoyage: text('exportVoyageNumber') ?? text('carrierExportVoyageNumber') ?? text('carrierVoyageNumber'),
    importVoyage: text('importVoyageNumber') ?? text('carrierImportVoyageNumber'),
    service: text('carrierServiceCode'),
    sequence: numberOf(call['transportCallSequenceNumber']),
    equipment: textOf(body['equipmentReference']) ?? equipmentReferenced(body['references'], names),
    isoCode: textOf(body['ISOEquipmentCode']),
    empty: textOf(body['emptyIndicatorCode']),
    seals: listOf(body['seals']),
    documentType: textOf(body['documentTypeCode']),
    documentId: textOf(body['documentID']) ?? textOf(body['documentReference']),
    documents: listOf(body['documentReferences'] ?? body['relatedDocumentReferences']),
    booking: textOf(body['carrierBookingReference']),
    transportDocument: textOf(body['transportDocumentReference']),
    delayReason: textOf(body['delayReasonCode']),
    remark: textOf(body['changeRemark']) ?? textOf(body['reason']),
    retracts: textOf(meta['retractedEventID']),
    transshipment: transshipmentIn(body, objectIn(body['carrierSpecificData'], names)),
    body,
  };
}
