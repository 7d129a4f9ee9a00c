import type { Flight } from '../air/flights.ts';
import type { AirStatement } from '../air/statements.ts';
import type { Waybill } from '../air/waybill.ts';
import { airportOf } from '../data/airports.ts';
import { localDateTime, utcDateTime } from '../local-time.ts';

/** JSON-LD as ONE Record writes it: the cargo ontology is the default vocabulary, that of the API has a prefix. */
export type JsonLd = Readonly<Record<string, unknown>>;

const CONTEXT: JsonLd = {
  '@vocab': 'https://onerecord.iata.org/ns/cargo#',
  cargo: 'https://onerecord.iata.org/ns/cargo#',
  api: 'https://onerecord.iata.org/ns/api#',
  ccodes: 'https://onerecord.iata.org/ns/coreCodeLists#',
  xsd: 'http://www.w3.org/2001/XMLSchema#',
};

const dateTime = (text: string): JsonLd => ({ '@type': 'xsd:dateTime', '@value': text });
const kilograms = (value: number): JsonLd => ({ '@type': 'Value', value, unit: 'KGM' });

function location(code: string, base: string): JsonLd {
  const { name } = airportOf(code);
  return {
    '@id': `${base}/locations/${code}`,
    '@type': 'Location',
    locationName: name,
    locationCodes: [{ '@type': 'CodeListElement', code, codeListName: 'IATA' }],
  };
}

const waybillId = ({ number }: Waybill, base: string): string => `${base}/logistics-objects/${number}`;

function toWaybill(waybill: Waybill, base: string): JsonLd {
  const { number, route, pieces, weightKg, volumeM3, goods } = waybill;
  return {
    '@id': waybillId(waybill, base),
    '@type': 'Waybill',
    waybillType: { '@id': 'ccodes:WaybillType_MASTER' },
    waybillPrefix: number.slice(0, 3),
    waybillNumber: number.slice(3),
    departureLocation: location(route[0] ?? '', base),
    arrivalLocation: location(route.at(-1) ?? '', base),
    shipment: {
      '@id': `${waybillId(waybill, base)}/shipment`,
      '@type': 'Shipment',
      goodsDescription: goods,
      totalPieceCount: pieces,
      totalGrossWeight: kilograms(weightKg),
      totalDimensions: { '@type': 'Dimensions', volume: { '@type': 'Value', value: volumeM3, unit: 'MTQ' } },
    },
  };
}

function movement({ id, from, to }: Flight, base: string): JsonLd {
  return {
    '@id': `${base}/transport-movements/${id.replace('/', '-')}`,
    '@type': 'TransportMovement',
    transportIdentifier: id,
    departureLocation: location(from, base),
    arrivalLocation: location(to, base),
  };
}

function toEvent(waybill: Waybill, statement: AirStatement, base: string): JsonLd {
  const { id, code, discrepancy, timeType, occursAt, createdAt, airport, flight, pieces, weightKg, remark } = statement;
  return {
    '@id': `${waybillId(waybill, base)}/logistics-events/${id}`,
    '@type': ['LogisticsEvent', 'StatusUpdateEvent'],
    // Statuses and discrepancies are in one code list.
    eventCode: { '@id': `ccodes:StatusCode_${discrepancy ?? code}` },
    eventTimeType: { '@id': `cargo:${timeType}` },
    eventDate: dateTime(localDateTime(occursAt, airportOf(airport).zone)),
    creationDate: dateTime(utcDateTime(createdAt)),
    eventLocation: location(airport, base),
    eventFor: { '@id': waybillId(waybill, base) },
    partialEventIndicator: pieces < waybill.pieces,
    recordedPieceCount: pieces,
    recordedWeight: kilograms(weightKg),
    ...(flight ? { transportMovementReference: movement(flight, base) } : {}),
    ...(remark ? { remarks: remark } : {}),
  };
}

export const waybillDocument = (waybill: Waybill, base: string): JsonLd => ({ '@context': CONTEXT, ...toWaybill(waybill, base) });

/** A page of logistics events, with the waybill and its number of pieces. */
export function eventsDocument(waybill: Waybill, statements: readonly AirStatement[], total: number, base: string): JsonLd {
  return {
    '@context': CONTEXT,
    '@id': `${waybillId(waybill, base)}/logistics-events`,
    '@type': 'api:Collection',
    'api:hasTotalItems': total,
    waybill: toWaybill(waybill, base),
    'api:hasItem': statements.map((statement) => toEvent(waybill, statement, base)),
  };
}

/** Error of the ONE Record API. */
export const errorDocument = (status: number, title: string, detail: string, resource: string): JsonLd => ({
  '@context': CONTEXT,
  '@type': 'api:Error',
  'api:hasTitle': title,
  'api:hasErrorDetail': [
    { '@type': 'api:ErrorDetail', 'api:hasCode': String(status), 'api:hasMessage': detail, 'api:hasResource': resource },
  ],
});
