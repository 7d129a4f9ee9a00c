import { airport, AIR_NOW } from './air.js';

/** Messages of one journey in each format, for the tests of this package; not published. */

export const messageOptions = { source: 'QR', receivedAt: AIR_NOW, airportOf: airport };

/**
 * Shanghai to Frankfurt by Doha in two parts, as text below its address lines: T10 all ten pieces, P6 six of them, K1250 kilograms, MC7.5 cubic
 * metres, S0200, A0220 and E0810 scheduled, actual and expected local times, -N the day after.
 */
export const FSU = [
  'QD FRAFFQR',
  '.DOHKKQR 121230',
  'FSU/14',
  '157-53806270PVGFRA/T10K1250',
  'BKD/QR8581/12NOV/PVGDOH/T10K1250/S0200/S0800/MC7.5',
  'RCS/11NOV1600/PVG/T10K1250/GREEN HARBOUR FORWARDING',
  'PRE/QR8581/12NOV/PVGDOH/T10K1250',
  'MAN/QR8581/12NOV0010/PVGDOH/P6K750T10',
  'ULD/PMC21045QR/AKE12345QR',
  'DEP/QR8581/12NOV/PVGDOH/P6K750T10',
  '/A0220/E0810',
  'DEP/QR8583/12NOV/PVGDOH/P4K500T10/A2250/S0450-N',
  'DIS/QR8583/12NOV2300/PVG/OFLD/P1K125',
  'OSI/LAST PIECE FOLLOWS',
  'OSI/TOMORROW',
  'ARR/QR8581/12NOV/DOH/P6K750T10/A0805',
  'RCF/QR8581/12NOV0930/DOH/P6K750T10',
  'TRM/QR/12NOV1000/DOH/P6K750T10',
  'NFD/13NOV2100/FRA/T10K1250/MARTIN EDER',
  'DLV/14NOV0930/FRA/T10K1250/MARTIN EDER',
].join('\n');

const part = (pieces: number, rest: string, split = 'P'): string =>
  `<ram:AssociatedStatusConsignment><ram:GrossWeightMeasure unitCode="KGM">${pieces * 125}</ram:GrossWeightMeasure>` +
  `<ram:PieceQuantity>${pieces}</ram:PieceQuantity><ram:TransportSplitDescription>${split}</ram:TransportSplitDescription>${rest}` +
  `</ram:AssociatedStatusConsignment>`;

const end = (name: 'Departure' | 'Arrival', airportCode: string, at: string, kind: string): string =>
  `<ram:${name}Event><ram:${name}OccurrenceDateTime>${at}</ram:${name}OccurrenceDateTime>` +
  `<ram:${name}DateTimeTypeCode>${kind}</ram:${name}DateTimeTypeCode>` +
  `<ram:Occurrence${name}Location><ram:ID>${airportCode}</ram:ID></ram:Occurrence${name}Location></ram:${name}Event>`;

const movement = (id: string, ...ends: string[]): string =>
  `<ram:SpecifiedLogisticsTransportMovement><ram:ID>${id}</ram:ID>${ends.join('')}</ram:SpecifiedLogisticsTransportMovement>`;

/** An XFSU with reported statuses; `statuses` in place of the usual ones. */
export const xfsu = (statuses: string = DEPARTED + DELIVERED + MISSING): string => `<?xml version="1.0" encoding="UTF-8"?>
<!-- status of a shipment -->
<rsm:StatusMessage xmlns:rsm="iata:statusmessage:1" xmlns:ram="iata:datamodel:3">
 <rsm:MessageHeaderDocument><ram:IssueDateTime>2026-11-14T09:40:00Z</ram:IssueDateTime></rsm:MessageHeaderDocument>
 <rsm:MasterConsignment>
  <ram:TotalPieceQuantity>10</ram:TotalPieceQuantity>
  <ram:TransportContractDocument><ram:ID>157-53806270</ram:ID></ram:TransportContractDocument>
  <ram:OriginLocation><ram:ID>PVG</ram:ID></ram:OriginLocation>
  <ram:FinalDestinationLocation><ram:ID>FRA</ram:ID></ram:FinalDestinationLocation>
  ${statuses}
 </rsm:MasterConsignment>
</rsm:StatusMessage>`;

const reported = (code: string, ...parts: string[]): string =>
  `<ram:ReportedStatus><ram:ReasonCode>${code}</ram:ReasonCode>${parts.join('')}</ram:ReportedStatus>`;

const DEPARTED = reported(
  'DEP',
  part(6, movement('QR8581', end('Arrival', 'DOH', '2026-11-12T08:10:00', 'E'), end('Departure', 'PVG', '2026-11-12T02:20:00', 'A'))),
  part(4, movement('QR8583', end('Arrival', 'DOH', '2026-11-13T04:50:00', 'S'), end('Departure', 'PVG', '2026-11-12T22:50:00', 'A'))),
);
const PLACE = '<ram:SpecifiedLocation><ram:ID>FRA</ram:ID></ram:SpecifiedLocation>';
const at = (time: string): string => `<ram:SpecifiedEvent><ram:OccurrenceDateTime>${time}</ram:OccurrenceDateTime></ram:SpecifiedEvent>`;
const DELIVERED = reported(
  'DLV',
  part(10, `${PLACE}${at('2026-11-14T09:30:00')}<ram:DeliveryParty><ram:Name><![CDATA[Eder & Co]]></ram:Name></ram:DeliveryParty>`, 'T'),
);
const MISSING = reported(
  'DIS',
  part(
    2,
    `<ram:DiscrepancyDescriptionCode>MSCA</ram:DiscrepancyDescriptionCode>${PLACE}${at('2026-11-13T10:00:00')}` +
      '<ram:HandlingOSIInstructions><ram:Description>Search A &amp; B</ram:Description></ram:HandlingOSIInstructions>',
  ),
);

const CARGO = 'https://onerecord.example/ns/cargo#';
const CODES = 'https://onerecord.example/ns/coreCodeLists#StatusCode_';
const BASE = 'https://airline.example/logistics-objects';
const iri = (id: string): object => ({ '@id': id });
const time = (value: string): object => ({ '@type': 'http://www.w3.org/2001/XMLSchema#dateTime', '@value': value });

/** A logistics event with linked location and flight. */
export const logisticsEvent = (id: string, code: string, when: string, rest: Record<string, unknown> = {}): Record<string, unknown> => ({
  '@id': `${BASE}/shipment-1/logistics-events/${id}`,
  '@type': [`${CARGO}LogisticsEvent`],
  [`${CARGO}eventCode`]: iri(`${CODES}${code}`),
  [`${CARGO}eventTimeType`]: iri(`${CARGO}ACTUAL`),
  [`${CARGO}eventDate`]: time(when),
  [`${CARGO}creationDate`]: time('2026-11-14T09:40:00Z'),
  [`${CARGO}recordedAtLocation`]: iri(`${BASE}/location-7`),
  ...rest,
});

/** The shipment in a graph: nested and linked events, a linked location, flight and waybill. */
export const oneRecord = (...events: unknown[]): Record<string, unknown> => ({
  '@context': { cargo: CARGO },
  '@graph': [
    {
      '@id': `${BASE}/shipment-1`,
      '@type': `${CARGO}Shipment`,
      [`${CARGO}totalPieceCount`]: { '@value': '10' },
      [`${CARGO}waybill`]: iri(`${BASE}/waybill-1`),
      [`${CARGO}events`]: { [`${CARGO}hasItem`]: events },
    },
    {
      '@id': `${BASE}/waybill-1`,
      [`${CARGO}waybillPrefix`]: '157',
      [`${CARGO}waybillNumber`]: '53806270',
      [`${CARGO}departureLocation`]: iri(`${BASE}/location-7`),
      [`${CARGO}arrivalLocation`]: iri(`${BASE}/FRA`),
    },
    { '@id': `${BASE}/location-7`, [`${CARGO}locationCodes`]: [{ [`${CARGO}code`]: { '@value': 'PVG' } }] },
    {
      '@id': `${BASE}/movement-1`,
      [`${CARGO}transportIdentifier`]: 'QR8581/12NOV2026',
      [`${CARGO}departureLocation`]: iri(`${BASE}/location-7`),
      [`${CARGO}arrivalLocation`]: iri(`${BASE}/DOH`),
    },
  ],
});

export const CARGO_NAMES = {
  pieces: `${CARGO}recordedPieceCount`,
  partial: `${CARGO}partialEventIndicator`,
  timeType: `${CARGO}eventTimeType`,
  flight: `${CARGO}transportMovementReference`,
  movement: iri(`${BASE}/movement-1`),
};
