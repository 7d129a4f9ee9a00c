import { expect, it } from 'vitest';
import { FieldErrors } from '../../../http/errors.ts';
import { readInstant, readTimes } from './rules.ts';

it.each([
  ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00.000Z'],
  ['2026-03-01T10:00:00.250+08:00', '2026-03-01T02:00:00.250Z'],
  ['2026-03-01T00:30-05:00', '2026-03-01T05:30:00.000Z'],
  ['2026-03-01 10:00:00', '2026-03-01T10:00:00.000Z'],
  [' 2026-03-01 ', '2026-03-01T00:00:00.000Z'],
  ['2026-02-29', null],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-13-01', null],
  ['2026-03-01T25:00Z', null],
  ['0000-01-01', null],
  ['1', null],
  ['yesterday', null],
  ["2026-03-01'; drop table audit_log; --", null],
])('the time %s is %s', (text, at) => {
  expect(readInstant(text)).toBe(at);
});

it('a missing end is open, and all invalid dates are reported at once', () => {
  expect(readTimes({ startTime: '', endTime: null })).toEqual({ from: null, to: null });
  const refused = (() => {
    try {
      return readTimes({ startTime: 'x', endTime: '2026-02-30' });
    } catch (error) {
      return error;
    }
  })();
  expect(refused).toBeInstanceOf(FieldErrors);
  expect((refused as FieldErrors).fields).toEqual({ startTime: ['date'], endTime: ['date'] });
});
