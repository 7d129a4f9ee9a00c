/* Documents of a ONE Record server about one shipment from Shanghai by Doha to Frankfurt, as an airline sends them. */

const location = (code: string): object => ({ '@type': 'Location', locationCodes: [{ '@type': 'CodeListElement', code }] });

export const WAYBILL_PATH = '/QR/logistics-objects/157-53806270';
export const EVENTS_PATH = `${WAYBILL_PATH}/logistics-events`;

export const waybillDocument = (pieces = 10): object => ({
  '@context': { '@vocab': 'https://onerecord.iata.org/ns/cargo#' },
  '@id': 'https://airline.test/logistics-objects/157-53806270',
  '@type': 'Waybill',
  waybillPrefix: '157',
  waybillNumber: '53806270',
  departureLocation: location('PVG'),
  arrivalLocation: location('FRA'),
  shipment: {
    '@type': 'Shipment',
    goodsDescription: 'Batteries',
    totalPieceCount: pieces,
    totalGrossWeight: { value: 1250, unit: 'KGM' },
    totalDimensions: { volume: { value: 7.5, unit: 'MTQ' } },
  },
});

interface Status {
  code: string;
  at: string;
  airport: string;
  created: string;
  timeType?: 'ACTUAL' | 'PLANNED' | 'ESTIMATED';
  pieces?: number;
  flight?: readonly [number: string, from: string, to: string];
}

export const statusEvent = ({ code, at, airport, created, timeType = 'ACTUAL', pieces = 10, flight }: Status): object => ({
  '@id': `https://airline.test/events/${code}-${airport}-${timeType}-${created}`,
  '@type': 'LogisticsEvent',
  eventCode: { '@id': `ccodes:StatusCode_${code}` },
  eventTimeType: { '@id': `cargo:${timeType}` },
  eventDate: at,
  creationDate: created,
  eventLocation: location(airport),
  recordedPieceCount: pieces,
  partialEventIndicator: pieces < 10,
  ...(flight && {
    transportMovementReference: {
      '@type': 'TransportMovement',
      transportIdentifier: flight[0],
      departureLocation: location(flight[1]),
      arrivalLocation: location(flight[2]),
    },
  }),
});

export const eventsDocument = (...events: object[]): object => ({ '@type': 'api:Collection', 'api:hasItem': events });

const FIRST = ['QR8581', 'PVG', 'DOH'] as const;
const SECOND = ['QR8583', 'DOH', 'FRA'] as const;

/** The plan of both flights, and the acceptance of the cargo. */
export const plannedFlights = (): object[] => [
  statusEvent({
    code: 'DEP',
    at: '2026-11-22T02:00:00+08:00',
    airport: 'PVG',
    timeType: 'PLANNED',
    created: '2026-11-21T01:00:00Z',
    flight: FIRST,
  }),
  statusEvent({
    code: 'ARR',
    at: '2026-11-22T08:00:00+03:00',
    airport: 'DOH',
    timeType: 'PLANNED',
    created: '2026-11-21T01:01:00Z',
    flight: FIRST,
  }),
  statusEvent({
    code: 'DEP',
    at: '2026-11-22T14:00:00+03:00',
    airport: 'DOH',
    timeType: 'PLANNED',
    created: '2026-11-21T01:02:00Z',
    flight: SECOND,
  }),
  statusEvent({
    code: 'ARR',
    at: '2026-11-22T19:00:00+01:00',
    airport: 'FRA',
    timeType: 'PLANNED',
    created: '2026-11-21T01:03:00Z',
    flight: SECOND,
  }),
  statusEvent({ code: 'RCS', at: '2026-11-21T15:00:00+08:00', airport: 'PVG', created: '2026-11-21T07:10:00Z' }),
];

/** A part of the cargo has left. */
export const departedInPart = (): object =>
  statusEvent({ code: 'DEP', at: '2026-11-22T02:20:00+08:00', airport: 'PVG', created: '2026-11-21T18:30:00Z', pieces: 6, flight: FIRST });
