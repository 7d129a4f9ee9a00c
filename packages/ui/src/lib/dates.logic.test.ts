import { describe, expect, it } from 'vitest';

import {
  addDays,
  dateFault,
  dayIn,
  daysIn,
  fromLocalDate,
  isPlainDate,
  monthStart,
  plainDate,
  toLocalDate,
  weekStart,
  writeDate,
  writeRange,
} from './dates.logic.js';
import { parseDate } from './dates.parse.js';

const TODAY = '2026-11-21';

describe('calendar days', () => {
  it('are recognised as valid or invalid', () => {
    expect(plainDate(2026, 2, 30)).toBeNull();
    expect(plainDate(2028, 2, 29)).toBe('2028-02-29');
    expect(isPlainDate('2026-11-31')).toBe(false);
    expect(isPlainDate('2026-1-1')).toBe(false);
  });

  it('are counted across months, leap days and clock changes', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
    expect(daysIn({ from: '2026-10-20', to: '2026-10-31' })).toBe(12);
    expect(monthStart('2026-01-31', -1)).toBe('2025-12-01');
    expect(weekStart(TODAY, 1)).toBe('2026-11-16');
    expect(weekStart('2026-11-22', 0)).toBe('2026-11-22');
  });

  it('survive the conversion to a Date, whatever the zone of the machine', () => {
    for (const date of ['2026-01-01', '2026-03-29', '2026-12-31']) expect(fromLocalDate(toLocalDate(date))).toBe(date);
  });

  it('differ between zones at one instant', () => {
    const now = Date.UTC(2026, 10, 20, 18);
    expect(dayIn('Asia/Shanghai', now)).toBe('2026-11-21');
    expect(dayIn('America/Los_Angeles', now)).toBe('2026-11-20');
  });

  it('have a reason when they are rejected', () => {
    const rule = { min: '2026-11-10', max: '2026-11-30', isDateDisabled: (date: string) => date === '2026-11-11' };
    expect(dateFault('2026-11-09', rule)).toBe('early');
    expect(dateFault('2026-12-01', rule)).toBe('late');
    expect(dateFault('2026-11-11', rule)).toBe('blocked');
    expect(dateFault('2026-11-12', rule)).toBeUndefined();
  });
});

describe('typed days', () => {
  it.each([
    '2026-11-21',
    '2026/11/21',
    '2026.11.21',
    '20261121',
    '２０２６－１１－２１',
    '2026年11月21日',
    '21 Nov 2026',
    '21 november',
    'Nov 21, 2026',
    '2026 Nov 21',
    '21/11/2026',
    '21-11-26',
    '21.11',
    ' 2026-11-21T08:00:00+08:00 ',
  ])('are read in English: %s', (typed) => {
    expect(parseDate(typed, 'en', TODAY)).toBe(TODAY);
  });

  it.each(['2026-11-21', '2026年11月21日', '11-21', '11月21日', '21/11/2026', '11/21/2026'])('are read in Chinese: %s', (typed) => {
    expect(parseDate(typed, 'zh-cn', TODAY)).toBe(TODAY);
  });

  it('are read day first in English and never guessed in Chinese', () => {
    expect(parseDate('03/04/2026', 'en', TODAY)).toBe('2026-04-03');
    expect(parseDate('03/04/2026', 'zh-tw', TODAY)).toBeNull();
    expect(parseDate('11/21/2026', 'en', TODAY)).toBeNull();
  });

  it.each(['', 'soon', '2026-02-30', '2026-13-01', '21', '21 Foo 2026', '1/2/3/4', '2026-11-21?', '99999999'])(
    'are rejected: %j',
    (typed) => {
      expect(parseDate(typed, 'en', TODAY)).toBeNull();
    },
  );

  it.each(['en', 'zh-cn', 'zh-tw'] as const)('are read in the format written in %s', (locale) => {
    for (const date of ['2026-01-02', '2026-09-30', '2028-02-29']) {
      expect(parseDate(writeDate(date, locale), locale, TODAY)).toBe(date);
    }
  });
});

it('writes the year of a range once when both days are in it', () => {
  const join = (from: string, to: string): string => `${from} – ${to}`;
  expect(writeRange({ from: '2026-11-09', to: '2026-12-04' }, 'en', join)).toBe('9 Nov – 4 Dec 2026');
  expect(writeRange({ from: '2026-11-09', to: '2026-12-04' }, 'zh-cn', join)).toBe('2026年11月9日 – 12月4日');
  expect(writeRange({ from: '2026-12-30', to: '2027-01-02' }, 'en', join)).toBe('30 Dec 2026 – 2 Jan 2027');
  expect(writeRange({ from: '2026-11-09', to: '2026-11-09' }, 'zh-tw', join)).toBe('2026年11月9日');
});
