import { expect, test } from 'vitest';

import { DEFAULT_SETTINGS } from '../anomalies/settings.js';
import { day } from '../testing/any-journey.js';
import { call, derive, MOTHER, query, read } from '../testing/dcsa.js';
import type { Outlook, ShipmentState, TrackingEvent } from '../types.js';
import { deriveShipment } from './derive-shipment.js';
import { END_AFTER_DAYS } from './ended.js';
import { nextChange } from './next-change.js';

type Raw = Record<string, unknown>;
const FIRST_STATED = '2026-01-01T00:00:00Z';
const received = (at: string, ...raw: Raw[]): TrackingEvent[] => read(...raw).map((event) => ({ ...event, receivedAt: at }));
const outlook = (events: readonly TrackingEvent[], asOf: string): Outlook =>
  deriveShipment(events, query(), DEFAULT_SETTINGS, asOf).outlook;

const etd = call('DEPA', 'CNSHA', day(9), { as: 'EST', statedAt: FIRST_STATED, vessel: MOTHER });
const eta = call('ARRI', 'NLRTM', day(39), { as: 'EST', statedAt: FIRST_STATED, vessel: MOTHER });
const sailed = call('DEPA', 'CNSHA', day(12), { statedAt: day(12), vessel: MOTHER });

test('a bill that is added today while its carrier has been silent for weeks is silent today', () => {
  expect(outlook(received(day(60), etd, eta, sailed), day(60))).toMatchObject({ kind: 'silent', lastHeard: day(12) });
});

test('messages within a day after the first belong to the first response', () => {
  const events = [...received(day(60), etd, eta), ...received(day(60, 20), sailed)];
  expect(outlook(events, day(60, 21))).toMatchObject({ kind: 'silent', lastHeard: day(12) });
});

test('an event that is received long after it was created counts as heard when it is received', () => {
  const late = received(day(58), sailed);
  expect(outlook([...received(day(2), etd, eta), ...late], day(60))).toMatchObject({ kind: 'late', lastHeard: day(58) });
  expect(outlook([...received(day(2), etd, eta), ...late], day(64)).kind).toBe('silent');
});

test('a repeated report under another id is no news', () => {
  const repeated = received(day(58), { ...sailed, eventID: 'again' });
  expect(outlook([...received(day(2), etd, eta), ...received(day(12), sailed), ...repeated], day(60))).toMatchObject({
    kind: 'silent',
    lastHeard: day(12),
  });
});

test('a creation in the future is heard when it is received, and a silence begins then', () => {
  const ahead = received(
    day(12),
    { ...sailed, eventCreatedDateTime: day(39) },
    { ...eta, eventID: 'ahead', eventCreatedDateTime: day(39) },
  );
  expect(outlook(ahead, day(20)).lastHeard).toBe(day(12));
  expect(outlook(ahead, day(45))).toMatchObject({ kind: 'silent', lastHeard: day(12) });
});

test('time in which the carrier was not asked, or could not be reached, is no silence and ends nothing, until it answers again', () => {
  const underWay = [call('DEPA', 'CNSHA', day(9), { vessel: MOTHER }), eta];
  const arrived = [...underWay, call('ARRI', 'NLRTM', day(39), { vessel: MOTHER })];
  const at = (raw: unknown[], n: number, answered: number): ShipmentState => derive(raw, { answeredAt: day(answered) }, day(n));
  const kinds = (raw: unknown[], n: number, answered: number): unknown[] => {
    const { outlook, ended, anomalies, signals } = at(raw, n, answered);
    return [outlook.kind, ended, anomalies.length, signals.length];
  };
  expect([kinds(underWay, 42, 42), kinds(underWay, 42, 20)]).toEqual([
    ['silent', null, 0, 1],
    ['onTrack', null, 0, 0],
  ]);
  expect(kinds(underWay, 200, 20)).toEqual(['onTrack', null, 0, 0]);
  expect(kinds(underWay, 200, 200)).toEqual(['lostSight', 'noUpdate', 0, 0]);
  expect(kinds(arrived, 200, 40)).toEqual(['arrived', null, 0, 0]);
  expect(at(arrived, 200, 200)).toMatchObject({ ended: 'sinceArrival', endedAt: day(39 + END_AFTER_DAYS) });
});

test('an end or a silence that only waits for a response is looked for again within an hour, and at its own time before', () => {
  const underWay = [call('DEPA', 'CNSHA', day(9), { vessel: MOTHER }), eta];
  const arrived = [...underWay, call('ARRI', 'NLRTM', day(39), { vessel: MOTHER })];
  const next = (raw: unknown[], n: number, answered: number): string | null =>
    nextChange(derive(raw, { answeredAt: day(answered) }, day(n)));
  const anHourAfter = (n: number): string => day(n).replace('T00:00:00.000Z', 'T01:00:00.001Z');
  expect([next(arrived, 200, 40), next(underWay, 42, 20)]).toEqual([anHourAfter(200), anHourAfter(42)]);
  expect(next(arrived, 90, 90)).toBe(day(39 + END_AFTER_DAYS).replace('.000Z', '.001Z'));
  // It is silent already: only its end is to come.
  expect(next(underWay, 42, 42)).not.toBe(anHourAfter(42));
});
