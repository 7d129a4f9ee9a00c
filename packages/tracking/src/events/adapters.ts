import { listOf, numberOf, objectOf, textOf, type RawObject } from './raw.js';

/** An event with the fields of all DCSA versions in one shape, values not yet interpreted. */
export interface FlatEvent {
  eventId: string | null;
  created: unknown;
  type: string | null;
  classifier: string | null;
  code: string | null;
  when: unknown;
  /** Dotted paths of time and code in this version, for problem reports. */
  whenPath: string;
  codePath: string;
  locode: string | null;
  placeName: string | null;
  facilityCode: string | null;
  facilityType: string | null;
  latitude: number | null;
  longitude: number | null;
  mode: string | null;
  imo: string | null;
  vesselName: string | null;
  exportVoyage: string | null;
  importVoyage: string | null;
  service: string | null;
  sequence: number | null;
  equipment: string | null;
  isoCode: string | null;
  empty: string | null;
  seals: readonly unknown[];
  documentType: string | null;
  documentId: string | null;
  documents: readonly unknown[];
  booking: string | null;
  transportDocument: string | null;
  delayReason: string | null;
  remark: string | null;
  retracts: string | null;
  /** Object that holds carrier-specific fields. */
  body: RawObject;
}

/** DCSA 2.2 (and 2.1, 2.3): flat events; also the payload of 3.0.0-Beta-1, whose names differ a little. */
export function flatten22(event: RawObject): FlatEvent {
  return flattenBody(event, event, '');
}

/** 3.0.0-Beta-1: metadata beside payload; a retraction has metadata only. */
export function flattenBeta(event: RawObject): FlatEvent {
  return flattenBody(objectOf(event['metadata']), objectOf(event['payload']), 'payload.');
}

function codeField(body: RawObject, type: string | null): string {
  if (type === 'TRANSPORT') return 'transportEventTypeCode';
  if (type === 'SHIPMENT') return 'shipmentEventTypeCode';
  if (type === 'EQUIPMENT') return 'equipmentEventTypeCode';
  if (body['equipmentEventTypeCode'] !== undefined) return 'equipmentEventTypeCode';
  if (body['transportEventTypeCode'] !== undefined) return 'transportEventTypeCode';
  return 'shipmentEventTypeCode';
}

const TYPE_OF_FIELD: Readonly<Record<string, string>> = {
  transportEventTypeCode: 'TRANSPORT',
  shipmentEventTypeCode: 'SHIPMENT',
  equipmentEventTypeCode: 'EQUIPMENT',
};

function flattenBody(meta: RawObject, body: RawObject, prefix: string): FlatEvent {
  const givenType = textOf(meta['eventType']);
  const field = codeField(body, givenType?.toUpperCase() ?? null);
  const code = textOf(body[field]);
  const call = objectOf(body['transportCall']);
  const callPlace = objectOf(call['location']);
  const own = objectOf(body['eventLocation'] ?? body['location']);
  const vessel = objectOf(call['vessel']);
  return {
    eventId: textOf(meta['eventID']),
    created: meta['eventUpdatedDateTime'] ?? meta['eventCreatedDateTime'],
    type: givenType ?? (code === null ? null : (TYPE_OF_FIELD[field] ?? null)),
    classifier: textOf(body['eventClassifierCode']),
    code,
    when: body['eventDateTime'],
    whenPath: `${prefix}eventDateTime`,
    codePath: prefix + field,
    locode: textOf(own['UNLocationCode']) ?? textOf(call['UNLocationCode']) ?? textOf(callPlace['UNLocationCode']),
    placeName: textOf(own['locationName']) ?? textOf(callPlace['locationName']) ?? textOf(call['otherFacility']),
    facilityCode: textOf(own['facilityCode']) ?? textOf(call['facilityCode']) ?? textOf(callPlace['facilityCode']),
    facilityType: textOf(body['facilityTypeCode']) ?? textOf(own['facilityTypeCode']) ?? textOf(call['facilityTypeCode']),
    latitude: numberOf(own['latitude'] ?? callPlace['latitude']),
    longitude: numberOf(own['longitude'] ?? callPlace['longitude']),
    mode: textOf(call['modeOfTransport']),
    imo: textOf(vessel['vesselIMONumber']),
    vesselName: textOf(vessel['vesselName']) ?? textOf(vessel['name']),
    exportVoyage: textOf(call['exportVoyageNumber']) ?? textOf(call['carrierExportVoyageNumber']) ?? textOf(call['carrierVoyageNumber']),
    importVoyage: textOf(call['importVoyageNumber']) ?? textOf(call['carrierImportVoyageNumber']),
    service: textOf(call['carrierServiceCode']),
    sequence: numberOf(call['transportCallSequenceNumber']),
    equipment: textOf(body['equipmentReference']),
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
    body,
  };
}

const first = (object: RawObject, a: string, b: string): string | null => textOf(object[a]) ?? textOf(object[b]);

function voyageOf(value: unknown): string | null {
  const voyage = objectOf(value);
  return first(voyage, 'carrierVoyageNumber', 'universalVoyageReference') ?? textOf(value);
}

const V3_CODES: ReadonlyArray<readonly [type: string, a: string, b: string]> = [
  ['EQUIPMENT', 'equipmentEventType', 'equipmentEventTypeCode'],
  ['TRANSPORT', 'transportEventType', 'transportEventTypeCode'],
  ['SHIPMENT', 'shipmentEventType', 'shipmentEventTypeCode'],
  ['IOT', 'iotEventType', 'iotEventTypeCode'],
  ['REEFER', 'reeferEventType', 'reeferEventTypeCode'],
];

function v3Code(kinds: RawObject, type: string | null): { type: string | null; code: string | null; path: string } {
  for (const [kind, a, b] of V3_CODES) {
    const code = type === null || type.toUpperCase() === kind ? first(kinds, a, b) : null;
    if (code !== null) return { type: type ?? kind, code, path: `eventClassification.${kinds[a] === undefined ? b : a}` };
  }
  return { type, code: null, path: 'eventClassification' };
}

/** The 3.0.0 snapshots of 2025–26: grouped objects, `isRetracted`, full words or codes. */
export function flatten30(event: RawObject): FlatEvent {
  const kinds = objectOf(event['eventClassification']);
  const { type, code, path } = v3Code(kinds, first(kinds, 'eventType', 'eventTypeCode'));
  const shipment = objectOf(event['shipmentDetails']);
  const call = objectOf(objectOf(event['transportDetails'])['transportCall']);
  const delays = listOf(objectOf(event['transportDetails'])['delayReasonCodes']);
  const equipment = objectOf(event['equipmentDetails']);
  const place = objectOf(event['eventLocation']);
  const facility = objectOf(place['facility']);
  const geo = objectOf(place['geoCoordinate']);
  const vessel = objectOf(call['vesselTransport']);
  const document = objectOf(shipment['documentReference']);
  const eventId = textOf(event['eventID']);
  return {
    eventId,
    created: event['eventUpdatedDateTime'] ?? event['eventCreatedDateTime'],
    type,
    classifier: first(kinds, 'eventClassifier', 'eventClassifierCode'),
    code,
    when: event['eventDateTime'],
    whenPath: 'eventDateTime',
    codePath: path,
    locode: first(place, 'UNLocationCode', 'unLocationCode'),
    placeName: first(place, 'locationName', 'name') ?? textOf(facility['facilityName']),
    facilityCode: textOf(facility['facilityCode']),
    facilityType: first(place, 'facilityType', 'facilityTypeCode'),
    latitude: numberOf(geo['latitude']),
    longitude: numberOf(geo['longitude']),
    mode: textOf(call['modeOfTransport']),
    imo: textOf(vessel['vesselIMONumber']),
    vesselName: first(vessel, 'vesselName', 'name'),
    exportVoyage: voyageOf(call['exportVoyageNumberOrReference']),
    importVoyage: voyageOf(call['importVoyageNumberOrReference']),
    service: textOf(objectOf(call['serviceCodeOrReference'])['carrierServiceCode']),
    sequence: numberOf(call['transportCallSequenceNumber']),
    equipment: textOf(equipment['equipmentReference']),
    isoCode: first(equipment, 'isoEquipmentCode', 'ISOEquipmentCode'),
    empty: first(equipment, 'emptyIndicator', 'emptyIndicatorCode'),
    seals: listOf(equipment['seals']),
    documentType: first(document, 'type', 'typeCode'),
    documentId: first(document, 'reference', 'value'),
    documents: listOf(shipment['additionalDocumentReferences']),
    booking: null,
    transportDocument: null,
    delayReason: textOf(delays[0]),
    remark: textOf(event['reason']),
    retracts: event['isRetracted'] === true ? eventId : null,
    body: event,
  };
}
