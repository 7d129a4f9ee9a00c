import fc from 'fast-check';
import { expect, test } from 'vitest';

import { FSU, logisticsEvent, messageOptions, oneRecord, xfsu } from '../testing/air-messages.js';
import { readAirMessage, type AirMessageResult } from './index.js';

const read = (message: unknown): AirMessageResult => readAirMessage(message, messageOptions);
const BIG = 999_000;

test('no message throws, whatever it is made of', () => {
  const pieces = [
    ...FSU.split(/(?=[/\n])/u),
    ...xfsu().split(/(?=[<>])/u),
    '\u0000',
    '&#x110000;',
    '<![CDATA[',
    '/'.repeat(90),
    '{',
    '"@id"',
  ];
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 }), (parts) => {
      for (const text of [parts.join(''), `FSU/14\n${parts.join('')}`, `<a>${parts.join('')}</a>`])
        expect(read(text).problems).toBeDefined();
    }),
    { numRuns: 150 },
  );
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue({ maxDepth: 3 }), (whole, field) => {
      expect(read(whole).problems).toBeDefined();
      expect(
        read(oneRecord({ ...logisticsEvent('1', 'DEP', 'x'), 'cargo#eventLocation': field, eventCode: field })).problems,
      ).toBeDefined();
    }),
    { numRuns: 150 },
  );
});

test('names of object properties, for example __proto__, are read as text and change no object', () => {
  const before = Object.keys(Object.prototype);
  const evil = JSON.parse('{"__proto__":{"polluted":true},"eventCode":"__proto__","eventTimeType":"constructor"}') as unknown;
  for (const message of [
    evil,
    { '@graph': [evil] },
    'FSU/14\n157-53806270PVGFRA/T10\nOSI/__proto__',
    xfsu('<__proto__><constructor/></__proto__>'),
  ]) {
    expect(read(message).events.map(({ code }) => code)).not.toContain('DEP');
  }
  expect(Object.keys(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['a message over the limit', 'x'.repeat(1_000_001), 'too-long'],
  ['a text line of a million characters', `FSU/14\n${'A'.repeat(BIG)}`, 'too-long'],
  ['lines without end', `FSU/14\n157-53806270PVGFRA/T10\n${'RCS/11NOV1600/PVG\n'.repeat(25_000)}`, 'too-long'],
  ['elements in elements', '<a>'.repeat(200_000), 'too-deep'],
  ['elements without end', `<a>${'<b/>'.repeat(200_000)}</a>`, 'too-long'],
  ['blanks in a tag', `<a${' '.repeat(BIG)}`, 'not-well-formed'],
  ['a name without end', `<${'a'.repeat(BIG)}`, 'not-well-formed'],
  ['ampersands', `<a>${'&'.repeat(BIG)}</a>`, 'not-a-message'],
  ['a graph in a graph', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'too-deep'],
  ['a list without end', JSON.stringify(Array.from({ length: 60_000 }, () => ({}))), 'too-long'],
])('%s is refused', (_, message, code) => {
  const { events, problems } = read(message);
  expect(events).toEqual([]);
  expect(problems.map((one) => one.code)).toContain(code);
});

test('continuations without end are reported once', () => {
  const { events, problems } = read(`FSU/14\n157-53806270PVGFRA/T10\nDEP/QR1234\n${'/A0220\n'.repeat(15_000)}`);
  expect(events).toHaveLength(1);
  expect(problems.filter(({ code }) => code === 'too-long')).toHaveLength(1);
});

test('at most a hundred unit load devices of a part are read, since they are repeated for each of its flights', () => {
  const part = [
    '<SpecifiedEvent><OccurrenceDateTime>2026-11-11T16:00:00Z</OccurrenceDateTime></SpecifiedEvent>',
    '<UtilizedUnitLoadTransportEquipment><ID>12345</ID></UtilizedUnitLoadTransportEquipment>'.repeat(3000),
    '<SpecifiedLogisticsTransportMovement/>'.repeat(300),
  ].join('');
  const { events } = read(
    xfsu(`<ReportedStatus><ReasonCode>DEP</ReasonCode><AssociatedStatusConsignment>${part}</AssociatedStatusConsignment></ReportedStatus>`),
  );
  expect(events).toHaveLength(300);
  expect(events.every(({ ulds }) => ulds.length === 100)).toBe(true);
});
