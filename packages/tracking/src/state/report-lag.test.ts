import { expect, test } from 'vitest';
import { call, derive, MOTHER, move } from '../testing/dcsa.js';
import type { ShipmentState } from '../types.js';

const day = (n: number, hour = 0): string => new Date(Date.UTC(2026, 0, n, hour)).toISOString();
const DAY_MS = 86_400_000;
const FIRST_STATED = '2026-01-01T00:00:00Z';

const planned = (code: 'DEPA' | 'ARRI', place: string, n: number) =>
  call(code, place, day(n), { as: 'EST', statedAt: FIRST_STATED, vessel: MOTHER });
/** The carrier reported the gate-in this many days after it. */
const shipment = (lagDays: number) => [
  planned('DEPA', 'CNSHA', 9),
  planned('ARRI', 'NLRTM', 39),
  move('GTIN', 'CNSHA', day(7), { statedAt: day(7 + lagDays) }),
];
const sailing = (lagDays: number) => [...shipment(lagDays), call('DEPA', 'CNSHA', day(9), { statedAt: day(9 + lagDays), vessel: MOTHER })];

const late = ({ outlook, anomalies, signals }: ShipmentState): unknown[] => [
  outlook.kind,
  anomalies.map(({ kind }) => kind),
  signals.map(({ kind }) => kind),
];

test('what is overdue is late at once at a carrier that reports promptly', () => {
  expect(late(derive(sailing(0.1), {}, day(41)))).toEqual(['silent', [], ['silentCarrier']]);
  const heard = call('ARRI', 'NLRTM', day(39), { as: 'EST', statedAt: day(38), vessel: MOTHER });
  expect(late(derive([...sailing(0.1), heard], {}, day(41)))).toEqual(['late', ['podArrival'], ['etaInDoubt']]);
});

test('a milestone overdue for less than its carrier took to report before is not reported yet, and neither late nor an anomaly nor in doubt', () => {
  const heard = call('ARRI', 'NLRTM', day(39), { as: 'EST', statedAt: day(38), vessel: MOTHER });
  const at = (n: number, hour = 0): ShipmentState => derive([...sailing(2), heard], {}, day(n, hour));
  expect(late(at(41))).toEqual(['onTrack', [], []]);
  expect(at(41)).toMatchObject({
    reportLagMs: 2 * DAY_MS,
    outlook: { expected: day(41), slipMs: 2 * DAY_MS, onTime: false, next: { stage: 'arrivedPod', overdueSince: day(39) } },
  });
  expect(late(at(42, 1))).toEqual(['late', ['podArrival'], ['etaInDoubt']]);
});

test('an overdue departure that is perhaps only not reported makes no arrival late', () => {
  const at = (lagDays: number): ShipmentState => derive(shipment(lagDays), {}, day(12));
  expect(late(at(0.1))).toEqual(['late', ['shipDelay', 'podArrival'], ['etaInDoubt']]);
  expect(late(at(3))).toEqual(['onTrack', [], []]);
});

test('a delay that the carrier itself named is late, whatever it takes to report', () => {
  const putOff = call('ARRI', 'NLRTM', day(42), { as: 'EST', statedAt: day(20), vessel: MOTHER });
  expect(derive([...sailing(3), putOff], {}, day(21)).outlook.kind).toBe('late');
});

test('time in which the carrier was not asked, or did not answer, is no delay', () => {
  const heard = call('ARRI', 'NLRTM', day(39), { as: 'EST', statedAt: day(38), vessel: MOTHER });
  const at = (answered: number): ShipmentState => derive([...sailing(0.1), heard], { answeredAt: day(answered) }, day(41));
  expect(late(at(39))).toEqual(['onTrack', [], []]);
  expect(at(39).outlook.next).toMatchObject({ stage: 'arrivedPod', overdueSince: day(39) });
  expect(late(at(41))).toEqual(['late', ['podArrival'], ['etaInDoubt']]);
});
