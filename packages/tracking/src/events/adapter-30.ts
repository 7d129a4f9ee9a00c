import { placeIn } from './adapters.js';
import type { FieldPaths, FlatEvent } from './flat-event.js';
import { transshipmentIn } from './hints.js';
import type { FieldNames } from './keys.js';
import { listOf, numberOf, objectOf, textOf, type RawObject } from './raw.js';

const PATHS: FieldPaths = {
  id: 'eventID',
  created: 'eventCreatedDateTime',
  type: 'eventClassification.eventType',
  classifier: 'eventClassification.eventClassifier',
  when: 'eventDateTime',
  equipment: 'equipmentDetails.equipmentReference',
  empty: 'equipmentDetails.emptyIndicator',
  mode: 'transportDetails.transportCall.modeOfTransport',
  imo: 'transportDetails.transportCall.vesselTransport.vesselIMONumber',
  facilityType: 'eventLocation.facilityType',
};

const NO_PATHS: readonly string[] = [];

const first = (object: RawObject, a: string, b: string): string | null => textOf(object[a]) ?? textOf(object[b]);

function voyageOf(value: unknown, names: FieldNames): string | null {
  const voyage = names.spelled(objectOf(value));
  return first(voyage, 'carrierVoyageNumber', 'universalVoyageReference') ?? textOf(value);
}

const CODES: ReadonlyArray<readonly [type: string, a: string, b: string]> = [
  ['EQUIPMENT', 'equipmentEventType', 'equipmentEventTypeCode'],
  ['TRANSPORT', 'transportEventType', 'transportEventTypeCode'],
  ['SHIPMENT', 'shipmentEventType', 'shipmentEventTypeCode'],
  ['IOT', 'iotEventType', 'iotEventTypeCode'],
  ['REEFER', 'reeferEventType', 'reeferEventTypeCode'],
];

function codeIn(kinds: RawObject, type: string | null): { type: string | null; code: string | null; path: string } {
  for (const [kind, a, b] of CODES) {
    const code = type === null || type.toUpperCase() === kind ? first(kinds, a, b) : null;
    if (code !== null) return { type: type ?? kind, code, path: `eventClassification.${kinds[a] === undefined ? b : a}` };
  }
  return { type, code: null, path: 'eventClassification' };
}

/** The 3.0.0 snapshots of 2025–26: grouped objects, `isRetracted`, full words or codes. */
export function flatten30(event: RawObject, names: FieldNames): FlatEvent {
  const group = (value: unknown): RawObject => names.spelled(objectOf(value));
  const kinds = group(event['eventClassification']);
  const { type, code, path } = codeIn(kinds, first(kinds, 'eventType', 'eventTypeCode'));
  const shipment = group(event['shipmentDetails']);
  const transport = group(event['transportDetails']);
  const call = group(transport['transportCall']);
  const equipment = group(event['equipmentDetails']);
  const place = placeIn(event['eventLocation'], names);
  const facility = group(place['facility']);
  const geo = group(place['geoCoordinate']);
  const vessel = group(call['vesselTransport']);
  const document = group(shipment['documentReference']);
  const eventId = textOf(event['eventID']);
  return {
    eventId,
    created: event['eventUpdatedDateTime'] ?? event['eventCreatedDateTime'],
    type,
    classifier: first(kinds, 'eventClassifier', 'eventClassifierCode'),
    code,
    when: event['eventDateTime'],
    paths: PATHS,
    codePath: path,
    wrong: NO_PATHS,
    locode: textOf(place['UNLocationCode']),
    placeName: first(place, 'locationName', 'name') ?? textOf(facility['facilityName']),
    facilityCode: textOf(facility['facilityCode']),
    facilityType: first(place, 'facilityType', 'facilityTypeCode'),
    latitude: numberOf(geo['latitude']),
    longitude: numberOf(geo['longitude']),
    mode: textOf(call['modeOfTransport']),
    imo: textOf(vessel['vesselIMONumber']),
    vesselName: first(vessel, 'vesselName', 'name'),
    exportVoyage: voyageOf(call['exportVoyageNumberOrReference'], names),
    importVoyage: voyageOf(call['importVoyageNumberOrReference'], names),
    service: textOf(group(call['serviceCodeOrReference'])['carrierServiceCode']),
    sequence: numberOf(call['transportCallSequenceNumber']),
    equipment: textOf(equipment['equipmentReference']),
    isoCode: textOf(equipment['ISOEquipmentCode']),
    empty: first(equipment, 'emptyIndicator', 'emptyIndicatorCode'),
    seals: listOf(equipment['seals']),
    documentType: first(document, 'type', 'typeCode'),
    documentId: first(document, 'reference', 'value'),
    documents: listOf(shipment['additionalDocumentReferences']),
    booking: null,
    transportDocument: null,
    delayReason: textOf(listOf(transport['delayReasonCodes'])[0]),
    remark: textOf(event['reason']),
    retracts: event['isRetracted'] === true ? eventId : null,
    transshipment: transshipmentIn(event, equipment),
    body: event,
  };
}
