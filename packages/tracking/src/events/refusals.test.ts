import { expect, test } from 'vitest';
import { call, journey, move } from '../testing/dcsa.js';
import { normaliseDcsa, readDcsa } from './index.js';

const OPTIONS = { source: 'XXXX', receivedAt: '2026-03-01T00:00:00.000Z' };
const WHEN = '2026-01-09T02:00:00Z';

test.each([
  '9999-12-31T23:59:59Z',
  '9999-12-31T23:59:59-05:00',
  '0001-01-01T00:00:00Z',
  '1969-12-31T23:00:00Z',
  '2029-03-02T00:00:00Z',
  '9999-12-31',
])('the date %s is refused as a time in every field', (date) => {
  const { events, problems } = normaliseDcsa(
    [
      { ...call('ARRI', 'NLRTM', date, { as: 'EST', statedAt: WHEN }), eventID: 'when' },
      { ...call('ARRI', 'NLRTM', WHEN), eventID: 'said', eventCreatedDateTime: date },
    ],
    OPTIONS,
  );
  expect(events).toMatchObject([{ occursAt: null, occursAtText: null }, { createdAt: OPTIONS.receivedAt }]);
  expect(problems).toMatchObject([
    { sourceEventId: 'when', path: 'eventDateTime', code: 'bad-time', effect: 'kept', value: date },
    { sourceEventId: 'said', path: 'eventCreatedDateTime', code: 'bad-time', effect: 'kept' },
  ]);
});

test('an actual that is more than a day ahead is reported and has no time; an estimate keeps its own', () => {
  const { events, problems } = normaliseDcsa(
    [
      call('ARRI', 'NLRTM', '2026-03-03T00:00:00Z', { statedAt: WHEN }),
      call('ARRI', 'NLRTM', '2026-03-01T20:00:00Z', { statedAt: WHEN }),
      call('ARRI', 'NLRTM', '2026-03-03T00:00:00Z', { as: 'EST', statedAt: WHEN }),
    ],
    OPTIONS,
  );
  expect(events.map(({ occursAt }) => occursAt)).toEqual([null, '2026-03-01T20:00:00.000Z', '2026-03-03T00:00:00.000Z']);
  expect(problems).toMatchObject([{ index: 0, path: 'eventDateTime', code: 'bad-time' }]);
});

test('a creation time more than a day ahead is reported and replaced by the time of receipt; the version of its statement stays the same', () => {
  const statedAt = (at: string, receivedAt = OPTIONS.receivedAt) =>
    normaliseDcsa([call('ARRI', 'NLRTM', '2026-04-01T00:00:00Z', { id: 'eta', as: 'EST', statedAt: at })], { ...OPTIONS, receivedAt });
  const ahead = statedAt('2026-04-01T00:00:00Z');
  expect(ahead.events).toMatchObject([{ createdAt: OPTIONS.receivedAt, occursAt: '2026-04-01T00:00:00.000Z' }]);
  expect(ahead.problems).toMatchObject([{ path: 'eventCreatedDateTime', code: 'bad-time', effect: 'kept' }]);
  expect(statedAt('2026-04-01T00:00:00Z', '2026-03-05T00:00:00.000Z').events[0]?.id).toBe(ahead.events[0]?.id);
  expect(statedAt('2026-03-01T20:00:00Z')).toMatchObject({ events: [{ createdAt: '2026-03-01T20:00:00.000Z' }], problems: [] });
});

test('an IMO number of zeros is read as no number', () => {
  const { events, problems } = normaliseDcsa(
    [call('ARRI', 'NLRTM', WHEN, { vessel: { vesselIMONumber: '0000000', vesselName: 'V' } })],
    OPTIONS,
  );
  expect(events[0]?.vessel).toEqual({ imo: null, name: 'V' });
  expect(problems).toMatchObject([{ path: 'transportCall.vessel.vesselIMONumber', code: 'bad-check-digit', value: '0000000' }]);
});

const good = move('LOAD', 'CNSHA', WHEN, { id: 'good' });

test.each<[string, unknown, string]>([
  ['events that can be used', journey(), 'events'],
  ['one good event among junk', ['x', null, good], 'events'],
  ['no events', { events: [] }, 'empty'],
  ['a list of errors', { errors: [{ code: 'E1', message: 'try later' }] }, 'unusable'],
  ['a list of texts', ['x', 7, null], 'unusable'],
  ['events of unknown types', [{ ...good, eventType: 'COSMIC' }], 'unusable'],
  ['no list', { message: 'try later' }, 'unreadable'],
  ['a text', '<html>', 'unreadable'],
])('classifies a response with %s', (_name, raw, outcome) => {
  expect(readDcsa(raw, OPTIONS).outcome).toBe(outcome);
});

test('every raw event is returned with its parsed event', () => {
  const { events } = readDcsa([good, 'x'], OPTIONS);
  expect(events).toMatchObject([
    { raw: good, event: { sourceEventId: 'good' }, problems: [] },
    { raw: 'x', event: null, problems: [{ index: 1, code: 'not-an-object' }] },
  ]);
});

test('a refusal names the event and the field as the standard of that version does', () => {
  const beta = {
    metadata: { eventID: 'b', eventType: 'EQUIPMENT' },
    payload: { eventClassifierCode: 'MAYBE', equipmentEventTypeCode: 'LOAD' },
  };
  const v3 = {
    eventID: 'v3',
    eventClassification: { eventType: 'EQUIPMENT', equipmentEventType: 'LOADED' },
    equipmentDetails: { emptyIndicator: 'HALF' },
  };
  const { problems } = readDcsa(
    [{}, { eventID: 'no-code', eventType: 'EQUIPMENT' }, { ...good, transportCall: 'CNSHA', equipmentReference: {} }, beta, v3],
    OPTIONS,
  );
  const named = problems.map(({ index, sourceEventId, path, code, effect }) => [index, sourceEventId, path, code, effect]);
  expect(named).toEqual(
    expect.arrayContaining([
      [0, null, 'eventType', 'missing', 'dropped'],
      [1, 'no-code', 'equipmentEventTypeCode', 'missing', 'dropped'],
      [2, 'good', 'transportCall', 'wrong-type', 'kept'],
      [2, 'good', 'equipmentReference', 'wrong-type', 'kept'],
      [3, 'b', 'payload.eventClassifierCode', 'unknown-code', 'kept'],
      [3, 'b', 'payload.eventDateTime', 'missing', 'kept'],
      [3, 'b', 'metadata.eventCreatedDateTime', 'missing', 'kept'],
      [4, 'v3', 'eventClassification.eventClassifier', 'missing', 'dropped'],
    ]),
  );
  expect(readDcsa({ note: 'x' }, OPTIONS).problems).toMatchObject([{ path: 'events', code: 'missing' }]);
});

test('a text of more than 200 characters is no value, is reported, and stays in the raw event', () => {
  const [fits, long] = ['9'.repeat(200), '9'.repeat(201)];
  const raw = (text: string): Record<string, unknown> => ({
    ...call('ARRI', 'NLRTM', WHEN, { vessel: { vesselIMONumber: '9321483', vesselName: text } }),
    changeRemark: text,
    seals: [{ sealNumber: text }],
  });
  const sent = [raw(fits), raw(long)];
  const { events } = readDcsa(sent, OPTIONS);
  expect(events).toMatchObject([
    { event: { vessel: { name: fits }, remark: fits, seals: [fits] }, problems: [] },
    {
      raw: sent[1],
      event: { vessel: { imo: '9321483', name: null }, remark: null, seals: [] },
      problems: ['transportCall.vessel.vesselName', 'changeRemark', 'seals.0.sealNumber'].map((path) => ({
        index: 1,
        path,
        code: 'too-long',
        effect: 'kept',
      })),
    },
  ]);
});
