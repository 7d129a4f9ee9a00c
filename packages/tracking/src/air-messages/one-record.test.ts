import { expect, test } from 'vitest';

import { deriveAirShipment } from '../air/index.js';
import { AIR_NOW, airNode, airQuery, AWB } from '../testing/air.js';
import { CARGO_NAMES, logisticsEvent, messageOptions, oneRecord } from '../testing/air-messages.js';
import { readAirMessage, readOneRecord } from './index.js';

const { pieces, partial, flight, movement, timeType } = CARGO_NAMES;
const read = (message: unknown) => readOneRecord(message, messageOptions);
const departed = logisticsEvent('1', 'DEP', '2026-11-11T18:20:00Z', { [pieces]: { '@value': '10' }, [flight]: movement });

test('linked location, flight and waybill of an event are found in the document', () => {
  const { events, problems } = read(oneRecord(departed));
  expect(problems).toEqual([]);
  expect(events).toMatchObject([
    {
      code: 'DEP',
      awb: AWB,
      flight: 'QR8581',
      from: 'PVG',
      to: 'DOH',
      origin: 'PVG',
      destination: 'FRA',
      pieces: 10,
      totalPieces: 10,
      place: { iataCode: 'PVG' },
    },
  ]);
  expect(airNode(deriveAirShipment(events, airQuery(), AIR_NOW), 'departure.DEP@PVG').actual).toBe('2026-11-11T18:20:00.000Z');
});

test('an event that is nested twice is one event, and a list, a collection and a single event are read', () => {
  expect(read([oneRecord(departed), oneRecord(departed)]).events).toHaveLength(1);
  for (const message of [departed, [departed], { '@type': 'Collection', hasItem: [departed] }, JSON.stringify(departed)]) {
    expect(readAirMessage(message, messageOptions).events).toMatchObject([
      { code: 'DEP', occursAt: '2026-11-11T18:20:00.000Z', flight: null },
    ]);
  }
});

test('a location that is only an IRI is the airport that the IRI ends in', () => {
  const [name] = Object.keys(departed).filter((key) => key.endsWith('recordedAtLocation'));
  const { events } = read({ ...departed, [name ?? '']: { '@id': 'https://airline.example/logistics-objects/DOH' } });
  expect(events).toMatchObject([{ place: { iataCode: 'DOH' } }]);
});

test('a part without a number of pieces reaches no stage and is reported, with a number it counts', () => {
  const indicated = { [partial]: { '@value': 'true' } };
  const uncounted = read(oneRecord(logisticsEvent('1', 'DEP', '2026-11-11T18:20:00Z', indicated)));
  expect(uncounted).toMatchObject({
    events: [],
    problems: [{ field: 'recordedPieceCount', code: 'missing', effect: 'dropped', value: 'DEP' }],
  });
  const counted = read(oneRecord(logisticsEvent('1', 'DEP', '2026-11-11T18:20:00Z', { ...indicated, [pieces]: 3 })));
  expect(deriveAirShipment(counted.events, airQuery(), AIR_NOW).stage).toBeNull();
});

test.each([
  ['a number', 250, 250],
  ['pounds', { value: 1000, unit: 'LBR' }, 453.592],
  [
    'pounds by the IRI of their code',
    { value: 1000, unit: { '@id': 'https://onerecord.iata.org/ns/code-lists/UnitCode#UnitCode_LBR' } },
    453.592,
  ],
  ['tonnes', { numericalValue: { '@value': '1.5' }, unit: 'https://vocabulary.uncefact.org/TNE' }, 1500],
  ['an unknown unit', { value: 3, unit: 'XYZ' }, null],
])('the weight of a part is in kilograms: %s', (_unit, recordedWeight, kilograms) => {
  expect(read(logisticsEvent('1', 'DEP', '2026-11-11T18:20:00Z', { recordedWeight })).events).toMatchObject([{ weightKg: kilograms }]);
});

test('a discrepancy of the code list is a discrepancy of the shipment', () => {
  expect(read(logisticsEvent('1', 'MSCA', '2026-11-12T10:00:00Z')).events).toMatchObject([{ code: 'DIS', discrepancy: 'MSCA' }]);
});

test.each([
  ['no event', {}, { field: 'LogisticsEvent', code: 'not-a-message' }],
  ['no object', 7, { field: 'LogisticsEvent', code: 'not-a-message' }],
  [
    'no code',
    { '@type': 'cargo:LogisticsEvent', 'cargo:eventDate': '2026-11-11', 'cargo:eventName': 'x' },
    { field: 'eventCode', code: 'missing' },
  ],
  [
    'an unknown kind of time',
    { ...logisticsEvent('1', 'DEP', '2026-11-11T18:20:00Z'), [timeType]: 'PREDICTED' },
    { field: 'timeType', code: 'unknown-code' },
  ],
  ['a wrong time', logisticsEvent('1', 'DEP', 'yesterday'), { field: 'time', code: 'bad-time', effect: 'kept' }],
])('%s is reported with its field', (_, message, expected) => {
  expect(read(message).problems[0]).toMatchObject({ effect: 'dropped', ...expected });
});
