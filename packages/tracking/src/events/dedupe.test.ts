import { expect, test } from 'vitest';
import { call, derive, read } from '../testing/dcsa.js';
import { byStatement, dedupeEvents } from './dedupe.js';
import { normaliseDcsa30 } from './normalise.js';

const eta = (id: string, when: string, statedAt: string): Record<string, unknown> =>
  call('ARRI', 'NLRTM', when, { id, as: 'EST', statedAt });

test('an event that arrives twice counts once', () => {
  const events = read(eta('a', '2026-02-10T10:00:00Z', '2026-01-10T00:00:00Z'));
  expect(dedupeEvents([...events, ...events]).current).toHaveLength(1);
});

test('the newest version of an event is current and the older ones are its history', () => {
  const events = read(eta('a', '2026-02-11T10:00:00Z', '2026-01-12T00:00:00Z'), eta('a', '2026-02-10T10:00:00Z', '2026-01-10T00:00:00Z'));
  const { current, history } = dedupeEvents(events);
  expect(current.map(({ occursAt }) => occursAt)).toEqual(['2026-02-11T10:00:00.000Z']);
  expect(history.map(({ occursAt }) => occursAt)).toEqual(['2026-02-10T10:00:00.000Z']);
});

test('two facts that share one id and one time both stay', () => {
  const statedAt = '2026-01-10T00:00:00Z';
  const events = read(eta('a', '2026-02-10T10:00:00Z', statedAt), call('DEPA', 'CNSHA', '2026-01-09T00:00:00Z', { id: 'a', statedAt }));
  expect(dedupeEvents(events).current).toHaveLength(2);
});

test('removes all earlier versions of a retracted event, and accepts a later version', () => {
  const versions = read(eta('a', '2026-02-10T10:00:00Z', '2026-01-10T00:00:00Z'), eta('a', '2026-02-11T10:00:00Z', '2026-01-11T00:00:00Z'));
  const [retraction] = normaliseDcsa30(
    [{ metadata: { eventID: 'r', eventCreatedDateTime: '2026-01-12T00:00:00Z', eventType: 'TRANSPORT', retractedEventID: 'a' } }],
    {
      source: 'MAEU',
      receivedAt: '2026-01-12T00:00:00.000Z',
    },
  ).events;
  const later = read(eta('a', '2026-02-12T10:00:00Z', '2026-01-13T00:00:00Z'));
  const retractions = retraction === undefined ? [] : [retraction];
  const taken = dedupeEvents([...retractions, ...versions]);
  expect(taken.current).toEqual([]);
  expect(taken.retracted).toHaveLength(3);
  expect(dedupeEvents([...versions, ...later, ...retractions]).current.map(({ occursAt }) => occursAt)).toEqual([
    '2026-02-12T10:00:00.000Z',
  ]);
});

test('another source cannot retract an event', () => {
  const events = read(eta('a', '2026-02-10T10:00:00Z', '2026-01-10T00:00:00Z'));
  const foreign = normaliseDcsa30(
    [{ metadata: { eventID: 'r', eventCreatedDateTime: '2026-01-12T00:00:00Z', eventType: 'TRANSPORT', retractedEventID: 'a' } }],
    {
      source: 'ONEY',
      receivedAt: '2026-01-12T00:00:00.000Z',
    },
  ).events;
  expect(dedupeEvents([...events, ...foreign]).current).toHaveLength(1);
});

test('of statements made at one time the plan is the oldest and the actual the newest, whatever their ids are', () => {
  const statedAt = '2026-01-10T00:00:00Z';
  const stated = (id: string, as: 'PLN' | 'EST' | 'ACT', n: string) =>
    call('ARRI', 'NLRTM', `2026-02-${n}T00:00:00Z`, { id, as, statedAt });
  for (const [plan, estimate] of [
    ['a', 'z'],
    ['z', 'a'],
  ] as const) {
    const raw = [stated(estimate, 'EST', '15'), stated('m', 'ACT', '16'), stated(plan, 'PLN', '08')];
    expect(
      read(...raw)
        .toSorted(byStatement)
        .map(({ classifier }) => classifier),
    ).toEqual(['PLN', 'EST', 'ACT']);
    const { outlook, eta } = derive([raw[0], raw[2]], {}, '2026-01-12T00:00:00.000Z');
    expect([outlook.kind, outlook.promise?.at, eta]).toEqual(['late', '2026-02-08T00:00:00.000Z', '2026-02-15T00:00:00.000Z']);
  }
});
