import { expect, test } from 'vitest';
import { BOX, call, derive, document, FEEDER, journey, milestone, MOTHER, move, query, read, THIRD } from '../testing/dcsa.js';
import { bindJourneys } from './bind.js';

const DAY_MS = 86_400_000;

/** The same journey, `days` later. */
const shifted = (raw: ReadonlyArray<Record<string, unknown>>, days: number, suffix: string): Array<Record<string, unknown>> =>
  raw.map((event) => {
    const shift = (value: unknown): unknown =>
      typeof value === 'string' ? new Date(Date.parse(value) + days * DAY_MS).toISOString() : value;
    return {
      ...event,
      eventID: `${String(event['eventID'])}${suffix}`,
      eventDateTime: shift(event['eventDateTime']),
      eventCreatedDateTime: shift(event['eventCreatedDateTime']),
    };
  });

const withoutDocuments = (raw: ReadonlyArray<Record<string, unknown>>): Array<Record<string, unknown>> =>
  raw.filter(({ eventType }) => eventType !== 'SHIPMENT');
const ids = (raw: ReadonlyArray<Record<string, unknown>>): string[] =>
  read(...raw)
    .map(({ id }) => id)
    .toSorted();

test('a container query takes the newest journey of the box', () => {
  const past = withoutDocuments(journey());
  const present = shifted(withoutDocuments(journey()), 60, '-b').slice(0, 5);
  const state = derive([...past, ...present], {}, '2026-04-01T00:00:00.000Z');
  expect(state).toMatchObject({ stage: 'departed', atd: '2026-03-10T10:00:00.000Z', ended: null });
  expect([...state.foreignEventIds].toSorted()).toEqual(ids(past));
});

test('keeps the journey of a booking query even when the response has a newer one', () => {
  const past = journey({ booking: 'BK1' });
  const present = shifted(journey({ booking: 'BK2' }), 60, '-b').slice(0, 6);
  const state = derive([...past, ...present], { referenceType: 'BOOKING', reference: 'bk1' });
  expect(state).toMatchObject({ stage: 'finished', atd: '2026-01-09T10:00:00.000Z' });
  expect([...state.foreignEventIds].toSorted()).toEqual(ids(present));
});

test('a bill of lading is found with or without the prefix of its carrier', () => {
  const events = withoutDocuments(journey({ bill: '6123456789' })).slice(0, 5);
  const next = shifted(withoutDocuments(journey({ bill: '6999999999' })), 60, '-b');
  const state = derive([...events, ...next], { referenceType: 'BL', reference: 'COSU6123456789' });
  expect(state.stage).toBe('departed');
});

test('events that name only the booking and events that name only the bill are joined by an event that names both', () => {
  const events = [
    document('CONF', 'BKG', '2026-01-02T02:00:00Z', { booking: 'BK1' }),
    move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { booking: 'BK1', bill: 'BL1' }),
    move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { bill: 'BL1' }),
  ];
  const state = derive(events, { referenceType: 'BL', reference: 'BL1' });
  expect(state.stage).toBe('loaded');
  expect(milestone(state, 'booked@-#0').actual).toBe('2026-01-02T02:00:00.000Z');
  expect(state.foreignEventIds).toEqual([]);
});

test('a box that is only on another bill of the same booking is left out', () => {
  const events = [
    move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { booking: 'BK1', bill: 'BL1' }),
    move('GTIN', 'CNSHA', '2026-01-07T03:00:00Z', { booking: 'BK1', bill: 'BL2', box: 'TGBU4419731' }),
  ];
  expect(derive(events, { referenceType: 'BL', reference: 'BL1' }).containers.map(({ number }) => number)).toEqual([BOX]);
  expect(derive(events, { referenceType: 'BOOKING', reference: 'BK1' }).containers).toHaveLength(2);
});

test('the empty return of the journey before does not end this one', () => {
  const events = [
    move('GTIN', 'CNSHA', '2026-01-02T02:00:00Z', { empty: 'EMPTY', facility: 'DEPO' }),
    ...withoutDocuments(journey()).slice(0, 2),
  ];
  const state = derive(events);
  expect(state).toMatchObject({ stage: 'gatedIn', ended: null });
  expect(state.foreignEventIds).toHaveLength(1);
});

test('an empty container that is moved between depots after its return begins no journey', () => {
  const tail = [
    move('GTOT', 'NLRTM', '2026-02-18T10:00:00Z', { empty: 'EMPTY', facility: 'DEPO' }),
    move('GTIN', 'NLRTM', '2026-02-18T16:00:00Z', { empty: 'EMPTY', facility: 'DEPO', facilityCode: 'OTHER' }),
  ];
  const state = derive([...withoutDocuments(journey()), ...tail]);
  expect(state).toMatchObject({ stage: 'finished', ended: 'emptyReturned', endedAt: '2026-02-16T10:00:00.000Z', foreignEventIds: [] });
});

test('an estimate made before a journey was over belongs to it, one made after its end to the next', () => {
  const past = withoutDocuments(journey());
  const late = move('GTIN', 'NLRTM', '2026-02-25T00:00:00Z', {
    as: 'EST',
    statedAt: '2026-02-12T00:00:00Z',
    empty: 'EMPTY',
    facility: 'DEPO',
  });
  expect(derive([...past, late])).toMatchObject({ ended: 'emptyReturned', foreignEventIds: [] });
  const next = move('GTOT', 'NLRTM', '2026-03-05T00:00:00Z', {
    as: 'PLN',
    statedAt: '2026-03-01T00:00:00Z',
    empty: 'EMPTY',
    facility: 'DEPO',
  });
  const state = derive([...past, next], { polCode: 'NLRTM', podCode: 'CNSHA' }, '2026-03-02T00:00:00.000Z');
  expect(state).toMatchObject({ stage: null, ended: null });
  expect(state.foreignEventIds).toHaveLength(past.length);
});

test('a missing empty return does not join two journeys', () => {
  const past = withoutDocuments(journey()).slice(0, 12);
  const present = shifted(withoutDocuments(journey()), 60, '-b').slice(0, 5);
  const state = derive([...past, ...present], {}, '2026-04-01T00:00:00.000Z');
  expect(state.stage).toBe('departed');
  expect(state.foreignEventIds).toHaveLength(past.length);
});

test('a vessel call without references belongs to the journey with that vessel', () => {
  const past = withoutDocuments(journey());
  const present = [
    move('GTOT', 'CNSHA', '2026-03-01T02:00:00Z', { empty: 'EMPTY', facility: 'DEPO' }),
    move('LOAD', 'CNSHA', '2026-03-05T02:00:00Z', { vessel: THIRD }),
  ];
  const calls = [
    call('DEPA', 'CNSHA', '2026-03-05T10:00:00Z', { vessel: THIRD }),
    call('ARRI', 'DEHAM', '2026-02-19T10:00:00Z', { vessel: MOTHER }),
    call('ARRI', 'NLRTM', '2026-03-30T10:00:00Z', { as: 'EST', statedAt: '2026-03-05T00:00:00Z', vessel: THIRD }),
  ];
  const state = derive([...past, ...present, ...calls], {}, '2026-03-10T00:00:00.000Z');
  expect(state).toMatchObject({ atd: '2026-03-05T10:00:00.000Z', eta: '2026-03-30T10:00:00.000Z', ata: null });
  expect(state.foreignEventIds).toHaveLength(past.length + 1);
});

test('a box is known with and without its check digit', () => {
  const events = [move('LOAD', 'CNSHA', '2026-01-09T02:00:00Z', { box: BOX.slice(0, 10), vessel: FEEDER })];
  expect(derive(events).stage).toBe('loaded');
});

test('requested containers limit the bill; a number unknown to the carrier does not hide its containers', () => {
  const events = read(move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z'), move('GTIN', 'CNSHA', '2026-01-07T02:00:00Z', { box: 'TGBU4419731' }));
  const numbers = (containers: string[]): string[] =>
    bindJourneys(events, query({ referenceType: 'BL', reference: 'BL1', containers })).containers.map(({ number }) => number);
  expect(numbers([])).toEqual([BOX, 'TGBU4419731']);
  expect(numbers(['tgbu 441973-1'])).toEqual(['TGBU4419731']);
  expect(numbers(['CSNU6829160'])).toEqual([BOX, 'TGBU4419731']);
});
