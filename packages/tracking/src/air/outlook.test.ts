import { expect, test } from 'vitest';
import { airJourney, airNode, deriveAir, status, type RawStatus } from '../testing/air.js';
import type { AirShipmentState } from '../types.js';
import { AIR_RULES_VERSION, airNextChange, type AirQuery } from './index.js';

const HOUR_MS = 3_600_000;

const flight = (name: string, from: string, to: string) => ({ flight: name, from, to });
const TO_DOHA = flight('QR8581', 'PVG', 'DOH');
const TO_FRANKFURT = flight('QR8171', 'DOH', 'FRA');
const ALL = { pieces: 10 };

const upTo = (count: number, ...more: RawStatus[]): RawStatus[] => [...airJourney().slice(0, count), ...more];
const at = (raw: readonly RawStatus[], asOf: string, query: Partial<AirQuery> = {}): AirShipmentState => deriveAir(raw, query, asOf);
const estimate = (code: 'DEP' | 'ARR', airport: string, time: string, createdAt: string, rest: RawStatus = {}): RawStatus =>
  status(code, airport, time, { ...(airport === 'PVG' ? TO_DOHA : TO_FRANKFURT), timeType: 'ESTIMATED', createdAt, ...rest });
/** The departure eight hours late, everything ahead of it as planned. */
const leftLate = (...more: RawStatus[]): RawStatus[] =>
  upTo(4, status('DEP', 'PVG', '2026-11-12T02:00:00Z', { ...TO_DOHA, ...ALL }), ...more);

test('an air waybill waits until anything is heard of it, and nothing is said of its arrival', () => {
  expect(at([], '2026-11-10T00:00:00.000Z', { subscriptionStatus: 'SUB_ING' })).toMatchObject({
    rulesVersion: AIR_RULES_VERSION,
    trackingState: 'unshipped',
    outlook: { kind: 'waiting', stage: 'arrival', place: { iataCode: 'FRA' }, expected: null, next: null, lastHeard: null },
  });
});

test('a failed subscription of an air waybill differs from a number that no airline knows', () => {
  const kindOf = (failureReason: string): unknown => {
    const { outlook, trackingState } = at([], '2026-11-10T00:00:00.000Z', { subscriptionStatus: 'SUB_ERR', failureReason });
    return [outlook.kind, trackingState];
  };
  expect(kindOf('not_found')).toEqual(['unknownNumber', 'failed']);
  expect(kindOf('airline_unreachable')).toEqual(['failed', 'failed']);
});

test('an air waybill is measured by its arrival at the destination against the first plan of the airline', () => {
  expect(at(upTo(2), '2026-11-10T03:00:00.000Z').outlook).toMatchObject({
    kind: 'onTrack',
    stage: 'arrival',
    place: { iataCode: 'FRA' },
    promise: { at: '2026-11-12T18:00:00.000Z', by: 'carrier' },
    expected: '2026-11-12T18:00:00.000Z',
    range: null,
    carrierEta: '2026-11-12T18:00:00.000Z',
    slipMs: 0,
    onTime: true,
    next: { stage: 'departure', code: 'DEP', place: { iataCode: 'PVG' }, expected: '2026-11-11T18:00:00.000Z', overdueSince: null },
    lastHeard: '2026-11-10T02:01:00.000Z',
  });
});

test('a late departure makes the arrival late, and the airline that does not say so is doubted', () => {
  const { outlook } = at(leftLate(), '2026-11-12T03:00:00.000Z');
  expect(outlook).toMatchObject({
    kind: 'late',
    expected: '2026-11-13T02:00:00.000Z',
    carrierEta: '2026-11-12T18:00:00.000Z',
    doubt: true,
    slipMs: 8 * HOUR_MS,
    cause: { stage: 'departure', code: 'DEP', place: { iataCode: 'PVG' }, slipMs: 8 * HOUR_MS, reason: null, happened: true },
    next: { stage: 'transit', code: 'ARR', place: { iataCode: 'DOH' } },
  });
  const told = estimate('ARR', 'FRA', '2026-11-13T03:00:00Z', '2026-11-12T02:30:00Z');
  expect(at(leftLate(told), '2026-11-12T03:00:00.000Z').outlook).toMatchObject({ kind: 'late', doubt: false, slipMs: 9 * HOUR_MS });
});

test('an arrival within six hours of the plan is on time, and an earlier one early', () => {
  const of = (time: string) => at(upTo(5, estimate('ARR', 'FRA', time, '2026-11-11T19:00:00Z')), '2026-11-11T20:00:00.000Z').outlook;
  expect(of('2026-11-12T23:30:00Z')).toMatchObject({ kind: 'onTrack', onTime: true, slipMs: 5.5 * HOUR_MS });
  expect(of('2026-11-13T00:30:00Z')).toMatchObject({ kind: 'late', onTime: false });
  expect(of('2026-11-12T11:00:00Z')).toMatchObject({ kind: 'early', slipMs: -7 * HOUR_MS, cause: null });
});

test('an off-load at the place of the delay is its reason, also once its pieces have left', () => {
  const off = status('DIS', 'PVG', '2026-11-11T17:00:00Z', { discrepancy: 'OFLD', pieces: 10 });
  const later = estimate('DEP', 'PVG', '2026-11-12T03:00:00Z', '2026-11-11T18:00:00Z', { remark: 'Weather' });
  expect(at(upTo(4, off, later), '2026-11-11T19:00:00.000Z').outlook.cause).toMatchObject({
    milestoneKey: 'departure.DEP@PVG',
    slipMs: 9 * HOUR_MS,
    reason: 'OFLD',
    happened: false,
  });
  expect(at(leftLate(off), '2026-11-12T03:00:00.000Z').outlook.cause).toMatchObject({ reason: 'OFLD', happened: true });
  const elsewhere = { ...off, airport: 'DOH' };
  expect(at(upTo(4, elsewhere, later), '2026-11-11T19:00:00.000Z').outlook.cause?.reason).toBe('Weather');
});

test('missing cargo is a reason only until it is found', () => {
  const missing = status('DIS', 'PVG', '2026-11-11T17:00:00Z', { discrepancy: 'MSCA', pieces: 1 });
  const found = status('DIS', 'PVG', '2026-11-12T01:00:00Z', { discrepancy: 'FDCA', pieces: 1 });
  expect(at(leftLate(missing), '2026-11-12T03:00:00.000Z').outlook.cause?.reason).toBe('MSCA');
  expect(at(leftLate(missing, found), '2026-11-12T03:00:00.000Z').outlook.cause?.reason).toBeNull();
});

test('an overdue departure of an airline that reports promptly is late, and one that may only be unreported is not', () => {
  const heard = status('MAN', 'PVG', '2026-11-11T16:00:00Z', { ...TO_DOHA, ...ALL });
  const of = (createdAt: string, asOf: string, query: Partial<AirQuery> = {}) => {
    const { outlook, stations } = at(upTo(3, { ...heard, createdAt }), asOf, query);
    return [outlook.kind, outlook.doubt, stations[0]?.milestones.find(({ code }) => code === 'DEP')?.state];
  };
  expect(of('2026-11-11T16:10:00Z', '2026-11-12T02:00:00.000Z')).toEqual(['late', true, 'delayed']);
  // Reported ten hours after the fact: so may the departure be.
  expect(of('2026-11-12T02:00:00Z', '2026-11-12T02:00:00.000Z')).toEqual(['onTrack', false, 'notOccurred']);
  expect(of('2026-11-12T02:00:00Z', '2026-11-12T11:00:00.000Z')).toEqual(['late', true, 'delayed']);
  const answered = { answeredAt: '2026-11-11T19:00:00.000Z' };
  expect(of('2026-11-11T16:10:00Z', '2026-11-12T02:00:00.000Z', answered)).toEqual(['onTrack', false, 'notOccurred']);
});

test('statuses that one message repeats do not show how long an airline takes to report', () => {
  const answered = upTo(4).map((one) => ({ ...one, createdAt: '2026-11-11T18:30:00Z' }));
  expect(at(answered, '2026-11-11T19:00:00.000Z').reportLagMs).toBe(2.5 * HOUR_MS);
});

test('an unreported departure says since when it is due', () => {
  const heard = status('MAN', 'PVG', '2026-11-11T16:00:00Z', { ...TO_DOHA, ...ALL, createdAt: '2026-11-12T02:00:00Z' });
  const { outlook, reportLagMs } = at(upTo(3, heard), '2026-11-12T02:00:00.000Z');
  expect(reportLagMs).toBe(10 * HOUR_MS);
  expect(outlook).toMatchObject({ onTime: false, slipMs: 8 * HOUR_MS, next: { code: 'DEP', overdueSince: '2026-11-11T18:00:00.000Z' } });
});

test('an air waybill is silent once something is overdue for twelve hours and nothing was heard for two days', () => {
  const kindAt = (asOf: string): string => at(upTo(8), asOf).outlook.kind;
  expect(kindAt('2026-11-13T12:00:00.000Z')).toBe('late');
  expect(kindAt('2026-11-14T11:15:00.000Z')).toBe('late');
  expect(kindAt('2026-11-14T11:16:00.000Z')).toBe('silent');
  // Not overdue yet: the flight is three days ahead.
  expect(
    at(
      [status('BKD', 'PVG', '2026-11-05T02:00:00Z', { departure: { scheduled: '2026-11-10T02:00:00Z' }, ...TO_DOHA })],
      '2026-11-09T02:00:00.000Z',
    ).outlook.kind,
  ).toBe('onTrack');
});

test('after a silence nothing is expected of an air waybill, and what is over is not reported', () => {
  const { outlook, stations, legs } = at(upTo(8), '2026-11-16T00:00:00.000Z');
  expect(outlook).toMatchObject({
    kind: 'silent',
    expected: null,
    slipMs: null,
    cause: null,
    next: { stage: 'arrival', code: 'ARR', place: { iataCode: 'FRA' }, expected: null },
    lastHeard: '2026-11-12T11:15:00.000Z',
    since: '2026-11-12T11:15:00.000Z',
  });
  // When the airline said, not when we expected it.
  expect(outlook.next?.overdueSince).toBe('2026-11-12T18:00:00.000Z');
  const destination = stations.at(-1)?.milestones ?? [];
  expect(destination.find(({ stage }) => stage === 'arrival')).toMatchObject({
    expected: null,
    passed: true,
    slipMs: null,
    state: 'notOccurred',
  });
  expect(destination.find(({ stage }) => stage === 'delivered')).toMatchObject({ expected: null, passed: false });
  expect(legs.at(-1)).toMatchObject({ departs: '2026-11-12T11:15:00.000Z', arrives: null });
});

test('an air waybill whose airline never reports again is lost sight of, at a fixed moment, and not completed', () => {
  for (const asOf of ['2026-12-20T00:00:00.000Z', '2027-01-20T00:00:00.000Z']) {
    const state = at(upTo(8), asOf);
    expect(state).toMatchObject({ ended: 'noUpdate', endedAt: '2026-12-12T18:00:00.000Z', trackingState: 'ended', stage: 'finished' });
    expect(state.outlook).toMatchObject({ kind: 'lostSight', expected: null, next: null, since: state.endedAt });
    expect(airNode(state, 'arrival.ARR@FRA')).toMatchObject({ expected: null, passed: true });
  }
});

test('an airline that was not asked, or could not be reached, is neither silent nor lost sight of', () => {
  const of = (asOf: string, answeredAt: string) => {
    const state = at(upTo(8), asOf, { answeredAt });
    return [state.outlook.kind, state.ended];
  };
  const [silent, later, answered] = ['2026-11-16T00:00:00.000Z', '2027-01-20T00:00:00.000Z', '2026-11-12T12:00:00.000Z'];
  expect([of(silent, silent), of(later, later)]).toEqual([
    ['silent', null],
    ['lostSight', 'noUpdate'],
  ]);
  const known = of(answered, answered);
  expect([of(silent, answered), of(later, answered)]).toEqual([known, known]);
  // Its silence and its end only wait for a response, and are looked for within an hour.
  const next = [silent, later].map((asOf) => airNextChange(at(upTo(8), asOf, { answeredAt: answered })));
  expect(next).toEqual(['2026-11-16T01:00:00.001Z', '2027-01-20T01:00:00.001Z']);
});

test('tracking does not end while something is still expected', () => {
  const early = status('BKD', 'PVG', '2026-10-01T02:00:00Z', { ...TO_DOHA, departure: { scheduled: '2026-11-20T02:00:00Z' } });
  expect(at([early], '2026-11-15T00:00:00.000Z')).toMatchObject({
    ended: null,
    endsAt: '2026-12-20T02:00:00.000Z',
    outlook: { kind: 'onTrack' },
  });
});

test('an air waybill that has arrived names its next milestone, and is completed by its delivery', () => {
  expect(at(upTo(11), '2026-11-12T21:30:00.000Z').outlook).toMatchObject({
    kind: 'arrived',
    expected: '2026-11-12T18:05:00.000Z',
    slipMs: 5 * 60_000,
    carrierEta: null,
    next: { stage: 'customsClearance', place: { iataCode: 'FRA' } },
  });
  expect(at(airJourney(), '2026-11-20T00:00:00.000Z')).toMatchObject({
    trackingState: 'ended',
    outlook: { kind: 'completed', expected: '2026-11-12T18:05:00.000Z', next: null, since: '2026-11-13T09:30:00.000Z' },
  });
});

test('cargo received from its flight has arrived, also when no source reported the flight', () => {
  const untold = airJourney()
    .slice(0, 11)
    .filter(({ code, airport }) => !(code === 'ARR' && airport === 'FRA'));
  expect(at(untold, '2026-11-12T21:30:00.000Z').outlook).toMatchObject({ kind: 'arrived', expected: null });
});

test('the tracking state of an air waybill is unshipped until it leaves the origin', () => {
  const stateOf = (count: number): string => at(upTo(count), '2026-11-12T00:00:00.000Z').trackingState;
  expect([stateOf(4), stateOf(5)]).toEqual(['unshipped', 'tracking']);
  const first = status('DEP', 'PVG', '2026-11-11T18:20:00Z', { ...TO_DOHA, pieces: 3 });
  expect(at(upTo(4, first), '2026-11-11T19:00:00.000Z')).toMatchObject({ trackingState: 'tracking', atd: null });
});

test('a state of an air waybill says when it changes without a new event', () => {
  expect(airNextChange(at(upTo(4), '2026-11-11T17:00:00.000Z'))).toBe('2026-11-11T18:00:00.001Z');
  expect(airNextChange(at(airJourney(), '2026-11-20T00:00:00.000Z'))).toBeNull();
  const silent = airNextChange(at(upTo(8), '2026-11-14T08:00:00.000Z'));
  expect(silent).toBe('2026-11-14T11:15:00.001Z');
  expect(at(upTo(8), silent ?? '').outlook.kind).toBe('silent');
});
