import { expect, test } from 'vitest';
import type { TrackingEvent } from '../types.js';
import { call, move } from '../testing/dcsa.js';
import { eventsIn, normaliseDcsa, type NormaliseOptions } from './index.js';

const OPTIONS = { source: 'XXXX', receivedAt: '2026-12-01T00:00:00.000Z' };
const WHEN = '2026-01-09T02:00:00Z';

function readOne(raw: unknown, options: Partial<NormaliseOptions> = {}): TrackingEvent {
  const { events, problems } = normaliseDcsa(raw, { ...OPTIONS, ...options });
  expect(problems).toEqual([]);
  expect(events).toHaveLength(1);
  return events[0] as TrackingEvent;
}

/** A tree with every key respelled. */
function respelled(value: unknown, spell: (key: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item) => respelled(item, spell));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [spell(key), respelled(item, spell)]));
}

const LOADED = {
  ...move('LOAD', 'CNSHA', WHEN, { id: 'x', booking: 'BK1', bill: 'BL1', vessel: { vesselIMONumber: '9321483', vesselName: 'V' } }),
  seals: [{ sealNumber: 'S1' }],
};

test.each([
  ['lower case', (key: string) => key.toLowerCase()],
  ['upper case', (key: string) => key.toUpperCase()],
  [
    'camel case',
    (key: string) =>
      key
        .replace(/^(?:UN|ISO)/u, (word) => word.toLowerCase())
        .replace('IMO', 'Imo')
        .replace(/ID$/u, 'Id'),
  ],
  ['snake case', (key: string) => key.replace(/(?<=[a-z])(?=[A-Z])/gu, '_').toLowerCase()],
])('reads the fields of the standard in %s', (_name, spell) => {
  expect(readOne([respelled(LOADED, spell)])).toEqual(readOne([LOADED]));
});

test('a name in the spelling of the standard takes precedence over another spelling', () => {
  expect(readOne([{ ...LOADED, eventId: 'other' }]).sourceEventId).toBe('x');
});

test('reads a place, a vessel, a voyage and a mode at the root of the event', () => {
  const { transportCall: _call, ...rest } = LOADED as Record<string, unknown>;
  const root = { unLocationCode: 'GBFXT', locationName: 'Felixstowe', modeOfTransport: 'VESSEL', exportVoyageNumber: '12W' };
  expect(readOne([{ ...rest, ...root, vessel: { vesselName: 'V' } }])).toMatchObject({
    place: { unLocationCode: 'GBFXT', name: 'Felixstowe' },
    mode: 'VESSEL',
    voyage: '12W',
    vessel: { name: 'V' },
  });
});

test('reads a transport call in a list, and a place that is a text', () => {
  const { transportCall, ...rest } = LOADED as Record<string, unknown>;
  expect(readOne([{ ...rest, transportCall: [transportCall] }])).toEqual(readOne([LOADED]));
  const place = (location: string) => readOne([{ ...rest, transportCall: { modeOfTransport: 'VESSEL', location } }]).place;
  expect(place('KRPUS')).toMatchObject({ unLocationCode: 'KRPUS', name: null });
  expect(place('Busan New Port')).toMatchObject({ unLocationCode: null, name: 'Busan New Port' });
});

test('takes the container of a vessel call from its references, unless they name several', () => {
  const eq = (referenceValue: string) => ({ referenceType: 'EQ', referenceValue });
  const arrival = call('ARRI', 'NLRTM', WHEN, { id: 'x' });
  expect(readOne([{ ...arrival, references: [{ referenceType: 'PO', referenceValue: '7' }, eq('MSKU6011672')] }]).equipmentReference).toBe(
    'MSKU6011672',
  );
  expect(readOne([{ ...arrival, references: [eq('MSKU6011672'), eq('TGBU4419731')] }]).equipmentReference).toBeNull();
});

const A = { ...LOADED, eventID: 'a' };
const B = { ...LOADED, eventID: 'b' };

test.each<[string, unknown, number]>([
  ['a list', [A, B], 2],
  ['lists in a list', [[A], [B]], 2],
  ['events', { events: [A, B] }, 2],
  ['Events', { Events: [A, B] }, 2],
  ['events in data', { data: { events: [A, B] } }, 2],
  ['data', { data: [A, B] }, 2],
  ['several envelopes', [{ events: [A] }, { events: [B] }], 2],
  ['a page with metadata', { metadata: { page: 1 }, events: [A, B] }, 2],
  ['one list for each type', { equipmentEvents: [A], transportEvents: [B], transportCalls: [{ transportCallID: '1' }] }, 2],
  ['one event', A, 1],
  ['an empty list', { events: [], warnings: ['none'] }, 0],
])('finds the events in %s', (_name, raw, count) => {
  expect(eventsIn(raw)).toHaveLength(count);
  expect(normaliseDcsa(raw, OPTIONS).events).toHaveLength(count);
});

test('names that every JavaScript object has are unknown codes, types and sources', () => {
  for (const word of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    const { events, problems } = normaliseDcsa(
      [
        { ...LOADED, eventType: word },
        { ...LOADED, equipmentEventTypeCode: word },
      ],
      { ...OPTIONS, source: word },
    );
    expect(events.map(({ kind }) => kind)).toEqual(['OTHER', 'OTHER']);
    expect(problems).toMatchObject([
      { index: 0, path: 'eventType', code: 'unknown-code', value: word },
      { index: 1, path: 'equipmentEventTypeCode', code: 'unknown-code', value: word },
    ]);
  }
});

test('events without an id stay distinct by document, vessel, voyage, empty flag and facility, and keep their id from poll to poll', () => {
  const { eventID: _id, eventCreatedDateTime: _created, transportCall, ...bare } = LOADED as Record<string, unknown>;
  const at = (more: object) => ({ ...bare, transportCall: { ...(transportCall as object), ...more } });
  const raw = [
    at({}),
    at({ vessel: { vesselName: 'Other' } }),
    at({ exportVoyageNumber: '002W', importVoyageNumber: '002W' }),
    at({ facilityCode: 'T2' }),
    { ...at({}), emptyIndicatorCode: 'EMPTY' },
    { ...at({}), carrierBookingReference: 'BK2' },
    { ...at({}), documentID: 'D2' },
  ];
  const ids = (receivedAt: string) => normaliseDcsa(raw, { ...OPTIONS, receivedAt }).events.map(({ sourceEventId }) => sourceEventId);
  expect(new Set(ids(OPTIONS.receivedAt)).size).toBe(raw.length);
  expect(ids('2026-12-02T00:00:00.000Z')).toEqual(ids(OPTIONS.receivedAt));
});
