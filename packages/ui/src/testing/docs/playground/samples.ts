import { dcsaAnswer, sampleTime } from '@seaberry/tracking/samples';

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

export const SAMPLES: readonly [Sample, ...Sample[]] = [
  { name: 'DCSA Track & Trace', text: JSON.stringify(dcsaAnswer, null, 2), asOf: sampleTime },
  { name: 'FSU', text: FSU, asOf: '2026-11-21T03:00:00.000Z' },
  { name: 'ONE Record', text: ONE_RECORD, asOf: '2026-11-20T15:00:00.000Z' },
];
