import { expect, test } from 'vitest';
import { airNode, deriveAir, status, type RawStatus } from '../testing/air.js';
import type { AirShipmentState } from '../types.js';

const HOUR_MS = 3_600_000;

const direct = (flight: string) => ({ flight, from: 'PVG', to: 'FRA' });
/** Booking of a flight that leaves at 17:00 and lands at 05:00 on the next day. */
const booked = (flight: string, day: number, pieces: number, createdAt: string): RawStatus =>
  status('BKD', 'PVG', createdAt, {
    ...direct(flight),
    pieces,
    departure: { scheduled: `2026-11-${day}T17:00:00Z` },
    arrival: { scheduled: `2026-11-${day + 1}T05:00:00Z` },
  });
const left = (flight: string, day: number, pieces: number): RawStatus =>
  status('DEP', 'PVG', `2026-11-${day}T17:10:00Z`, { ...direct(flight), pieces });
const landed = (flight: string, day: number, pieces: number): RawStatus =>
  status('ARR', 'FRA', `2026-11-${day}T05:10:00Z`, { ...direct(flight), pieces });

const WHOLE = booked('CA1', 11, 10, '2026-11-09T02:00:00Z');
const OFF = status('DIS', 'PVG', '2026-11-11T16:00:00Z', { discrepancy: 'OFLD', pieces: 7 });
const REST = booked('CA3', 13, 7, '2026-11-11T20:00:00Z');
const first = [WHOLE, OFF, left('CA1', 11, 3), REST, landed('CA1', 12, 3)];

const at = (raw: readonly RawStatus[], asOf: string): AirShipmentState => deriveAir(raw, {}, asOf);

test('with three of ten pieces there a shipment has not arrived, and the last pieces decide when it does', () => {
  const state = at(first, '2026-11-12T08:00:00.000Z');
  expect(state.outlook).toMatchObject({
    kind: 'late',
    promise: { at: '2026-11-12T05:00:00.000Z' },
    expected: '2026-11-14T05:00:00.000Z',
    slipMs: 48 * HOUR_MS,
    doubt: false,
    cause: { stage: 'departure', slipMs: 48 * HOUR_MS, reason: 'OFLD', happened: false },
    next: { stage: 'departure', place: { iataCode: 'PVG' }, expected: '2026-11-13T17:00:00.000Z' },
  });
  expect(state).toMatchObject({ stage: 'booking', trackingState: 'tracking', eta: '2026-11-14T05:00:00.000Z', ata: null });
  const all = [...first, left('CA3', 13, 7), landed('CA3', 14, 7)];
  expect(at(all, '2026-11-14T08:00:00.000Z').outlook).toMatchObject({ kind: 'arrived', expected: '2026-11-14T05:10:00.000Z' });
});

test('an estimate of the flight with the first pieces does not bring the last ones forward', () => {
  const earlier = status('ARR', 'FRA', '2026-11-12T04:00:00Z', {
    ...direct('CA1'),
    timeType: 'ESTIMATED',
    createdAt: '2026-11-11T21:00:00Z',
  });
  expect(at([WHOLE, OFF, left('CA1', 11, 3), REST, earlier], '2026-11-11T22:00:00.000Z').outlook.expected).toBe('2026-11-14T05:00:00.000Z');
});

test('off-loaded pieces without a new flight are overdue, and move the arrival with the time that passes', () => {
  const state = at([WHOLE, OFF, left('CA1', 11, 3), landed('CA1', 12, 3)], '2026-11-12T17:00:00.000Z');
  expect(airNode(state, 'departure.DEP@PVG')).toMatchObject({
    expected: '2026-11-12T17:00:00.000Z',
    overdueSince: '2026-11-11T17:00:00.000Z',
  });
  expect(state.outlook).toMatchObject({
    kind: 'late',
    expected: '2026-11-13T05:00:00.000Z',
    cause: { stage: 'departure', reason: 'OFLD' },
  });
});

test('the promise of a shipment that is booked in parts is that of its last part', () => {
  const parts = [booked('CA1', 11, 3, '2026-11-09T02:00:00Z'), booked('CA3', 13, 7, '2026-11-09T02:05:00Z')];
  expect(at(parts, '2026-11-10T00:00:00.000Z').outlook).toMatchObject({
    kind: 'onTrack',
    promise: { at: '2026-11-14T05:00:00.000Z' },
    expected: '2026-11-14T05:00:00.000Z',
    slipMs: 0,
  });
});

test('a new booking of all pieces replaces the first, whose plan stays the promise', () => {
  const rebooked = [WHOLE, booked('CA3', 13, 10, '2026-11-10T02:00:00Z')];
  expect(at(rebooked, '2026-11-10T03:00:00.000Z').outlook).toMatchObject({
    kind: 'late',
    promise: { at: '2026-11-12T05:00:00.000Z' },
    expected: '2026-11-14T05:00:00.000Z',
  });
  const brought = [REST, booked('CA1', 11, 10, '2026-11-11T22:00:00Z')];
  expect(at([WHOLE, ...brought, left('CA1', 11, 10)], '2026-11-11T23:00:00.000Z').outlook.expected).toMatch(/^2026-11-12T05:/u);
});

test('pieces that fly past an airport of transit are not expected there', () => {
  const toDoha = { flight: 'QR1', from: 'PVG', to: 'DOH' };
  const raw = [
    WHOLE,
    left('CA1', 11, 6),
    status('DEP', 'PVG', '2026-11-11T18:00:00Z', { ...toDoha, pieces: 4 }),
    status('ARR', 'DOH', '2026-11-12T03:00:00Z', { ...toDoha, pieces: 4 }),
  ];
  const state = at(raw, '2026-11-12T04:00:00.000Z');
  expect(airNode(state, 'transit.ARR@DOH')).toMatchObject({ actual: '2026-11-12T03:00:00.000Z', cargo: { pieces: 4, totalPieces: 4 } });
  const planned = status('ARR', 'DOH', '2026-11-12T03:00:00Z', { ...toDoha, timeType: 'SCHEDULED', createdAt: '2026-11-09T01:00:00Z' });
  expect(at([planned, WHOLE, left('CA1', 11, 10)], '2026-11-12T04:00:00.000Z').stations.map(({ key }) => key)).toEqual(['PVG', 'FRA']);
});

test('papers that come before the cargo, or with its first pieces, prove no arrival', () => {
  const papers = status('AWR', 'FRA', '2026-11-12T05:30:00Z');
  const state = at([...first, papers], '2026-11-12T08:00:00.000Z');
  expect(state).toMatchObject({ stage: 'booking', outlook: { kind: 'late', expected: '2026-11-14T05:00:00.000Z' } });
  expect(airNode(state, 'documentReceived.AWR@FRA')).toMatchObject({ expected: '2026-11-12T05:30:00.000Z', state: 'asScheduled' });
  const cleared = status('CCD', 'FRA', '2026-11-11T23:00:00Z');
  const flying = at([WHOLE, left('CA1', 11, 10), cleared], '2026-11-12T01:00:00.000Z');
  expect(flying).toMatchObject({ stage: 'departure', outlook: { kind: 'onTrack', next: { stage: 'arrival' } } });
  // After its time, papers are the report of an arrival that the airline does not make.
  expect(at([WHOLE, left('CA1', 11, 10), papers], '2026-11-12T08:00:00.000Z').outlook.kind).toBe('arrived');
});

test('three of ten pieces delivered complete no air waybill', () => {
  const delivered = (pieces: number, day: number): RawStatus => status('DLV', 'FRA', `2026-11-${day}T10:00:00Z`, { pieces });
  const arrived = [...first, left('CA3', 13, 7), landed('CA3', 14, 7)];
  expect(at([...arrived, delivered(3, 12)], '2026-11-14T11:00:00.000Z').outlook.kind).toBe('arrived');
  expect(at([...arrived, delivered(3, 12), delivered(7, 14)], '2026-11-14T11:00:00.000Z').outlook.kind).toBe('completed');
});

test('pieces that are booked again were booked before, and weigh no more than the shipment', () => {
  const weighed = (raw: RawStatus, weightKg: number): RawStatus => ({ ...raw, weightKg });
  const before = airNode(at([weighed(WHOLE, 190)], '2026-11-10T00:00:00.000Z'), 'booking.BKD@PVG');
  const after = airNode(at([weighed(WHOLE, 190), OFF, left('CA1', 11, 3), weighed(REST, 130)], '2026-11-12T00:00:00.000Z'), before.key);
  expect([after.actual, after.voyage]).toEqual([before.actual, 'CA1']);
  expect([before.cargo, after.cargo]).toEqual([before.cargo, { ...before.cargo, pieces: 10, weightKg: 190 }]);
  const manifested = (flight: string, time: string, pieces: number, weightKg: number): RawStatus =>
    status('MAN', 'PVG', time, { ...direct(flight), pieces, weightKg });
  const weightOf = (...raw: RawStatus[]) => airNode(at([WHOLE, ...raw], '2026-11-14T00:00:00.000Z'), 'manifested.MAN@PVG').cargo?.weightKg;
  const again = manifested('CA3', '2026-11-13T15:00:00Z', 7, 130);
  expect(weightOf(manifested('CA1', '2026-11-11T15:00:00Z', 10, 190), again)).toBe(190);
  expect(weightOf(manifested('CA1', '2026-11-11T15:00:00Z', 8, 150), again)).toBeNull();
  expect(weightOf(manifested('CA1', '2026-11-11T15:00:00Z', 3, 60), again)).toBe(190);
});
