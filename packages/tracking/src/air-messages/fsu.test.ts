import { expect, test } from 'vitest';

import { deriveAirShipment, type AirEvent } from '../air/index.js';
import { AIR_NOW, airNode, airQuery, AWB } from '../testing/air.js';
import { FSU, messageOptions } from '../testing/air-messages.js';
import { linesOf } from './fsu-lines.js';
import { readFsu } from './index.js';
import type { AirMessageProblem } from './message.js';

const read = (text: string) => readFsu(text, messageOptions);
const readStatuses = (...lines: string[]) => read(['FSU/14', '157-53806270PVGFRA/T10K1250', ...lines].join('\n'));
const actualsOf = (events: readonly AirEvent[], code: string): AirEvent[] =>
  events.filter((event) => event.code === code && event.classifier === 'ACT');

test('a message of two parts gives every status with its flight, airports, local times, pieces and weight', () => {
  const { events, problems } = read(FSU);
  expect(problems).toEqual([]);
  expect(actualsOf(events, 'DEP')).toMatchObject([
    { flight: 'QR8581', from: 'PVG', to: 'DOH', pieces: 6, totalPieces: 10, weightKg: 750, occursAt: '2026-11-11T18:20:00.000Z', awb: AWB },
    { flight: 'QR8583', pieces: 4, occursAt: '2026-11-12T14:50:00.000Z', origin: 'PVG', destination: 'FRA' },
  ]);
  expect(actualsOf(events, 'MAN')).toMatchObject([{ ulds: ['PMC21045QR', 'AKE12345QR'], place: { iataCode: 'PVG' } }]);
  expect(actualsOf(events, 'DIS')).toMatchObject([
    { discrepancy: 'OFLD', pieces: 1, remark: 'LAST PIECE FOLLOWS TOMORROW', place: { iataCode: 'PVG' } },
  ]);
  expect(actualsOf(events, 'TRM')).toMatchObject([{ flight: null, place: { iataCode: 'DOH' } }]);
  expect(actualsOf(events, 'DLV')).toMatchObject([{ occursAt: '2026-11-14T08:30:00.000Z', remark: null }]);
});

test('a booking whose message says neither when it was made nor when it was sent was at the latest before the first thing that happened', () => {
  const booked = (...lines: string[]) => actualsOf(readStatuses('BKD/QR8581/12NOV/PVGDOH/T10K1250', ...lines).events, 'BKD')[0]?.occursAt;
  expect(booked('RCS/11NOV0900/PVG/T10K1250', 'DEP/QR8581/12NOV/PVGDOH/T10K1250/A2315')).toBe('2026-11-11T01:00:00.000Z');
  expect(booked()).toBe(messageOptions.receivedAt);
});

test('the continuations of a line that is too long are dropped with it', () => {
  const before = ['FSU/14', '157-53806270PVGFRA/T10K1250', 'RCS/11NOV1600/PVG/T10K1250'];
  const tooLong = [`DEP/QR8581/11NOV/PVGDOH/T6K750${'X'.repeat(2000)}`, '/11NOV0500/11NOV1900'];
  const problems: AirMessageProblem[] = [];
  expect(linesOf([...before, ...tooLong].join('\n'), problems)).toEqual(linesOf(before.join('\n'), []));
  expect(problems).toMatchObject([{ code: 'too-long', line: 4 }]);
});

test('flight times are plans and estimates of departure and arrival, with their change of day', () => {
  const { events } = read(FSU);
  const planned = events
    .filter(({ classifier }) => classifier !== 'ACT')
    .map(({ code, classifier, flight, place, occursAt }) => [code, classifier, flight, place?.iataCode, occursAt]);
  expect(planned).toEqual([
    ['DEP', 'PLN', 'QR8581', 'PVG', '2026-11-11T18:00:00.000Z'],
    ['ARR', 'PLN', 'QR8581', 'DOH', '2026-11-12T05:00:00.000Z'],
    ['ARR', 'EST', 'QR8581', 'DOH', '2026-11-12T05:10:00.000Z'],
    ['ARR', 'PLN', 'QR8583', 'DOH', '2026-11-13T01:50:00.000Z'],
  ]);
});

test('the parts of a message add up to the shipment', () => {
  const state = deriveAirShipment(read(FSU).events, airQuery(), AIR_NOW);
  expect(airNode(state, 'departure.DEP@PVG')).toMatchObject({ actual: '2026-11-12T14:50:00.000Z', cargo: { pieces: 10, totalPieces: 10 } });
  expect(airNode(state, 'transit.ARR@DOH')).toMatchObject({ actual: null, cargo: { pieces: 6 } });
  expect(state).toMatchObject({ stage: 'finished', ended: 'airDelivered', discrepancies: [{ code: 'OFLD', open: false }] });
});

test('a date, which names no year, is in the year that brings it nearest to the receipt', () => {
  const fsu = 'FSU/14\n157-53806270PVGFRA/T10\nRCS/30DEC1600/PVG/T10';
  const { events } = readFsu(fsu, { ...messageOptions, receivedAt: '2027-01-02T00:00:00.000Z' });
  expect(events).toMatchObject([{ occursAt: '2026-12-30T08:00:00.000Z' }]);
  expect(
    readFsu('FSU/14\n157-53806270PVGFRA/T10\nRCS/29FEB1600/PVG/T10', { ...messageOptions, receivedAt: '2028-03-02T00:00:00.000Z' }).events,
  ).toMatchObject([{ occursAt: '2028-02-29T08:00:00.000Z' }]);
});

test('a departure without a time is a day, and no early departure', () => {
  const { events, problems } = readStatuses('BKD/QR8581/12NOV/PVGDOH/T10K1250/S2200/S0400-N', 'DEP/QR8581/12NOV/PVGDOH/T10K1250');
  expect(problems).toEqual([]);
  expect(actualsOf(events, 'DEP')).toMatchObject([{ occursAt: null, occursAtText: '2026-11-12', zoned: false }]);
  const state = deriveAirShipment(events, airQuery(), AIR_NOW);
  expect(state.stage).toBe('departure');
  expect(airNode(state, 'departure.DEP@PVG')).toMatchObject({
    actual: null,
    unzonedText: '2026-11-12',
    slipMs: null,
    state: 'asScheduled',
  });
});

test('a message of type FSA, one on a single line and a weight in pounds are read', () => {
  const { events, problems } = read(
    'FSA/12 157-53806270PVGFRA/T10L100 RCS/11NOV1600/PVG/T10L100/GREEN HARBOUR DEP/QR8581/12NOV/PVGDOH/T10L100/A0220',
  );
  expect(problems).toEqual([]);
  expect(events).toMatchObject([
    { code: 'RCS', weightKg: 45.36 },
    { code: 'DEP', occursAt: '2026-11-11T18:20:00.000Z' },
  ]);
});

test.each([
  ['no message', 'hello', { line: null, field: 'message identifier', code: 'not-a-message', effect: 'dropped' }],
  ['nothing', '', { line: null, field: 'message identifier', code: 'not-a-message', effect: 'dropped' }],
  ['no waybill', 'FSU/14\nRCS/11NOV1600/PVG/T10', { line: 2, field: 'waybill', code: 'missing', effect: 'dropped' }],
  [
    'a wrong check digit',
    'FSU/14\n157-53806275PVGFRA/T10\nRCS/11NOV1600/PVG/T10',
    { line: 2, field: 'waybill', code: 'bad-check-digit', effect: 'kept' },
  ],
  [
    'no airports',
    'FSU/14\n157-53806270/T10\nRCS/11NOV1600/PVG/T10',
    { line: 2, field: 'origin and destination', code: 'missing', effect: 'kept' },
  ],
  [
    'a wrong quantity',
    'FSU/14\n157-53806270PVGFRA/10\nRCS/11NOV1600/PVG/T10',
    { line: 2, field: 'quantity', code: 'wrong-type', effect: 'kept' },
  ],
  [
    'a wrong quantity of a status',
    'FSU/14\n157-53806270PVGFRA/T10\nRCS/11NOV1600/PVG/T1X',
    { line: 3, field: 'field', code: 'unknown-code', effect: 'kept', value: 'T1X' },
  ],
  ['no date', 'FSU/14\n157-53806270PVGFRA/T10\nRCS/PVG/T10', { line: 3, field: 'date', code: 'missing', effect: 'kept' }],
  [
    'a day that does not exist',
    'FSU/14\n157-53806270PVGFRA/T10\nRCS/31NOV1600/PVG/T10',
    { line: 3, field: 'field', code: 'unknown-code', value: '31NOV1600' },
  ],
  [
    'an hour that does not exist',
    'FSU/14\n157-53806270PVGFRA/T10\nRCS/11NOV2561/PVG/T10',
    { line: 3, field: 'time', code: 'bad-time', effect: 'kept' },
  ],
  [
    'a discrepancy without a code',
    'FSU/14\n157-53806270PVGFRA/T10\nDIS/QR1234/11NOV/PVG/P1',
    { line: 3, field: 'discrepancy', code: 'missing', effect: 'kept' },
  ],
  [
    'a line without a code',
    'FSU/14\n157-53806270PVGFRA/T10\nHELLO',
    { line: 3, field: 'status code', code: 'unknown-code', effect: 'dropped' },
  ],
])('%s is reported with its line and field', (_, text, expected) => {
  expect(read(text).problems[0]).toMatchObject(expected);
});

test.each(['RCF', 'RCT', 'AWR'])('%s with both airports of the flight is reported at the airport of arrival', (code) => {
  const { events } = readStatuses(`${code}/QR8581/13NOV1000/DOHFRA/T10K1250`);
  expect(actualsOf(events, code)).toMatchObject([{ place: { iataCode: 'FRA' }, occursAt: '2026-11-13T09:00:00.000Z' }]);
});
