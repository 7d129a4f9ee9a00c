import { expect, test } from 'vitest';
import { orderOfLocalText, parseTime } from './time.js';

test.each([
  ['2019-11-12T07:41:00+08:30', '2019-11-11T23:11:00.000Z'],
  ['2019-11-12T07:41:00.1234567+0800', '2019-11-11T23:41:00.123Z'],
  ['2019-11-12T07:41Z', '2019-11-12T07:41:00.000Z'],
  ['2019-11-12 07:41:05-05', '2019-11-12T12:41:05.000Z'],
  ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
  ['1969-12-31T23:59:59.999Z', '1969-12-31T23:59:59.999Z'],
])('%s is the instant %s', (text, at) => {
  expect(parseTime(text, 'America/New_York')).toEqual({ at, zoned: true, valid: true });
});

test.each([
  '',
  'soon',
  '2026-13-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2023-02-29',
  '2026-01-01T24:00:00Z',
  '2026-01-01T10:61:00Z',
  '12/01/2026',
  '2026-01-01T10:00:00+25:00',
  '2026-1-1',
  '2026-01-01T10:00:00.Z',
])('%j is no time', (text) => {
  expect(parseTime(text, null)).toEqual({ at: null, zoned: false, valid: false });
});

test('a time without zone is read in the zone of its place', () => {
  expect(parseTime('2026-01-05T08:00:00', 'Asia/Shanghai')).toEqual({ at: '2026-01-05T00:00:00.000Z', zoned: false, valid: true });
  expect(parseTime('2026-07-05T08:00:00', 'America/Los_Angeles').at).toBe('2026-07-05T15:00:00.000Z');
  expect(parseTime('2026-01-05', 'Europe/Amsterdam').at).toBe('2026-01-04T23:00:00.000Z');
});

test('a time without zone at a place without zone is no instant and is never shifted', () => {
  expect(parseTime('2026-01-05T08:00:00', null)).toEqual({ at: null, zoned: false, valid: true });
  expect(parseTime('2026-01-05T08:00:00', 'Nowhere/Land').at).toBeNull();
});

test('local times around a change to or from summer time are read', () => {
  expect(parseTime('2026-03-29T01:30:00', 'Europe/Amsterdam').at).toBe('2026-03-29T00:30:00.000Z');
  expect(parseTime('2026-03-29T03:30:00', 'Europe/Amsterdam').at).toBe('2026-03-29T01:30:00.000Z');
  expect(parseTime('2026-10-25T03:30:00', 'Europe/Amsterdam').at).toBe('2026-10-25T02:30:00.000Z');
});

test('texts without zone can be ordered', () => {
  expect(orderOfLocalText('2026-01-05')).toBeLessThan(orderOfLocalText('2026-01-05T00:01') ?? 0);
  expect(orderOfLocalText('x')).toBeNull();
});
