import { describe, expect, it } from 'vitest';

import { secondsOf, weekdayIn } from './clock.js';

const saturday = Date.parse('2026-11-21T20:00:07Z');

describe('the clock', () => {
  it.each([
    ['en', 'UTC', 'Saturday'],
    ['en', 'Asia/Shanghai', 'Sunday'],
    ['zh-cn', 'Asia/Shanghai', '星期日'],
    ['zh-tw', 'America/Los_Angeles', '星期六'],
  ] as const)('names the day in %s in the zone %s', (locale, zone, day) => {
    expect(weekdayIn(locale, zone, saturday)).toBe(day);
  });

  it('formats seconds with two digits', () => {
    expect(secondsOf(saturday)).toBe('07');
    expect(secondsOf(saturday + 53_999)).toBe('00');
  });
});
