import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';

import { PLACE_NAMES } from '../../../tracking/fixtures/place-names.js';
import type { GuideLanguage } from '../language.js';

/** A text to begin with, and the time for which it is drawn. */
export interface Sample {
  name: string;
  text: string;
  asOf: string;
}

const FSU = `FSU/15
157-53806270PVGFRA/T10K1250
BKD/QR8581/20NOV/PVGDOH/T10K1250/S0400/S0830
RCS/19NOV1600/PVG/T10K1250
MAN/QR8581/20NOV/PVGDOH/T10K1250
DEP/QR8581/20NOV/PVGDOH/T10K1250/A0455/S0830
ARR/QR8581/20NOV/PVGDOH/T10K1250/A0925
RCF/QR8581/20NOV1140/DOH/T10K1250
DEP/QR8141/21NOV/DOHFRA/T10K1250/A0210/S0700
`;

const ONE_RECORD = JSON.stringify(
  {
    '@context': { '@vocab': 'https://onerecord.iata.org/ns/cargo#' },
    '@graph': [
      ['RCS', 'PVG', '2026-11-19T08:00:00Z'],
      ['DEP', 'PVG', '2026-11-19T20:55:00Z'],
      ['ARR', 'FRA', '2026-11-20T08:40:00Z'],
      ['RCF', 'FRA', '2026-11-20T11:20:00Z'],
    ].map(([code, airport, at]) => ({
      '@type': 'LogisticsEvent',
      eventCode: code,
      eventDate: at,
      eventTimeType: 'ACTUAL',
      eventLocation: { '@type': 'Location', locationCodes: [{ '@type': 'CodeListElement', code: airport }] },
      waybillPrefix: '157',
      waybillNumber: '53806270',
      recordedPieceCount: 10,
    })),
  },
  null,
  2,
);

const xmlAt = (airport: string, at: string): string =>
  `<ram:SpecifiedLocation><ram:ID>${airport}</ram:ID></ram:SpecifiedLocation>
      <ram:SpecifiedEvent><ram:OccurrenceDateTime>${at}</ram:OccurrenceDateTime></ram:SpecifiedEvent>`;
const xmlEnd = (end: 'Arrival' | 'Departure', airport: string, at: string, kind: 'A' | 'E' | 'S'): string =>
  `<ram:${end}Event>
          <ram:${end}OccurrenceDateTime>${at}</ram:${end}OccurrenceDateTime>
          <ram:${end}DateTimeTypeCode>${kind}</ram:${end}DateTimeTypeCode>
          <ram:Occurrence${end}Location><ram:ID>${airport}</ram:ID></ram:Occurrence${end}Location>
        </ram:${end}Event>`;
const xmlFlight = (id: string, ...ends: string[]): string =>
  `<ram:SpecifiedLogisticsTransportMovement>
        <ram:ID>${id}</ram:ID>
        ${ends.join('\n        ')}
      </ram:SpecifiedLogisticsTransportMovement>`;
const xmlStatus = (code: string, content: string): string => `  <ram:ReportedStatus>
    <ram:ReasonCode>${code}</ram:ReasonCode>
    <ram:AssociatedStatusConsignment>
      <ram:GrossWeightMeasure unitCode="KGM">1250</ram:GrossWeightMeasure>
      <ram:PieceQuantity>10</ram:PieceQuantity>
      <ram:TransportSplitDescription>T</ram:TransportSplitDescription>
      ${content}
    </ram:AssociatedStatusConsignment>
  </ram:ReportedStatus>`;

const XFSU = `<?xml version="1.0" encoding="UTF-8"?>
<rsm:StatusMessage xmlns:rsm="iata:statusmessage:1" xmlns:ram="iata:datamodel:3">
 <rsm:MessageHeaderDocument><ram:IssueDateTime>2026-11-21T02:50:00Z</ram:IssueDateTime></rsm:MessageHeaderDocument>
 <rsm:MasterConsignment>
  <ram:TotalPieceQuantity>10</ram:TotalPieceQuantity>
  <ram:TransportContractDocument><ram:ID>157-53806270</ram:ID></ram:TransportContractDocument>
  <ram:OriginLocation><ram:ID>PVG</ram:ID></ram:OriginLocation>
  <ram:FinalDestinationLocation><ram:ID>FRA</ram:ID></ram:FinalDestinationLocation>
${[
  xmlStatus('RCS', xmlAt('PVG', '2026-11-19T16:00:00')),
  xmlStatus(
    'DEP',
    xmlFlight('QR8581', xmlEnd('Arrival', 'DOH', '2026-11-20T08:30:00', 'S'), xmlEnd('Departure', 'PVG', '2026-11-20T04:55:00', 'A')),
  ),
  xmlStatus('RCF', xmlAt('DOH', '2026-11-20T11:40:00')),
  xmlStatus(
    'DEP',
    xmlFlight('QR8141', xmlEnd('Arrival', 'FRA', '2026-11-21T07:00:00', 'S'), xmlEnd('Departure', 'DOH', '2026-11-21T02:10:00', 'A')),
  ),
].join('\n')}
 </rsm:MasterConsignment>
</rsm:StatusMessage>
`;

/** A carrier's response with the names of its ports in a language. */
function namedIn(language: GuideLanguage, response: unknown): string {
  const named = (_: string, value: unknown): unknown => {
    const { UNLocationCode: code, location } = (value ?? {}) as { UNLocationCode?: unknown; location?: object };
    const names = typeof code === 'string' && language !== 'en' ? PLACE_NAMES[code] : undefined;
    return names && location ? { ...(value as object), location: { ...location, locationName: names[0] } } : value;
  };
  return JSON.stringify(response, named, 2);
}

export const samplesOf = (language: GuideLanguage): readonly [Sample, ...Sample[]] => [
  { name: 'DCSA Track & Trace', text: namedIn(language, dcsaAnswer), asOf: sampleTime },
  { name: 'FSU', text: FSU, asOf: '2026-11-21T03:00:00.000Z' },
  { name: 'XFSU', text: XFSU, asOf: '2026-11-21T03:00:00.000Z' },
  { name: 'ONE Record', text: ONE_RECORD, asOf: '2026-11-20T15:00:00.000Z' },
];
