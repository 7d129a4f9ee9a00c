import { expect, test } from 'vitest';

import { CARGO_NAMES, logisticsEvent, messageOptions, oneRecord } from '../testing/air-messages.js';
import { partsOfOneRecord, readAirMessage } from './index.js';

const { pieces, flight, movement } = CARGO_NAMES;
const linkedEvent = (id: string) => logisticsEvent(id, 'DEP', '2026-11-11T18:20:00Z', { [pieces]: 10, [flight]: movement });

test('each event can be read alone as in its document, with the location and flight that it links to', () => {
  const document = oneRecord(linkedEvent('1'), linkedEvent('2'));
  const whole = readAirMessage(document, messageOptions).events;
  const alone = partsOfOneRecord(document)?.events.flatMap((event) => readAirMessage(event, messageOptions).events);
  const facts = (events: typeof whole) =>
    events.map(({ code, place, flight: number, from, to, pieces: count }) => [code, place, number, from, to, count]);
  expect(facts(alone ?? [])).toEqual(facts(whole));
  expect(facts(whole)[0]).toMatchObject(['DEP', { iataCode: 'PVG' }, 'QR8581', 'PVG', 'DOH', 10]);
});

test('an event without links is kept as it was sent, once', () => {
  const event = logisticsEvent('1', 'RCS', '2026-11-11T18:20:00Z');
  expect(partsOfOneRecord({ '@type': 'Collection', hasItem: [event, event] })).toEqual({ events: [event], waybill: null, isList: true });
});

test('a waybill gives its totals in kilograms and cubic metres', () => {
  const waybill = {
    '@type': 'cargo:Waybill',
    waybillPrefix: '157',
    waybillNumber: '53806270',
    departureLocation: { locationCodes: [{ code: 'PVG' }] },
    arrivalLocation: { locationCodes: [{ code: 'FRA' }] },
    shipment: {
      goodsDescription: 'Batteries',
      totalPieceCount: 10,
      totalGrossWeight: { value: 1000, unit: 'LBR' },
      totalDimensions: { volume: { value: 7.5, unit: { '@id': 'ccodes:MeasurementUnitCode_MTQ' } } },
    },
  };
  expect(partsOfOneRecord(waybill)).toMatchObject({
    events: [],
    waybill: {
      awb: '15753806270',
      origin: 'PVG',
      destination: 'FRA',
      totalPieces: 10,
      totalWeightKg: 453.592,
      totalVolumeM3: 7.5,
      commodity: 'Batteries',
    },
  });
});

test.each([
  ['an error', { '@type': 'api:Error' }, { events: [], waybill: null, isList: false }],
  ['an empty list', { 'api:hasItem': [] }, { events: [], waybill: null, isList: true }],
  ['no object', 7, { events: [], waybill: null, isList: false }],
])('%s has no parts', (_, document, parts) => {
  expect(partsOfOneRecord(document)).toEqual(parts);
});
