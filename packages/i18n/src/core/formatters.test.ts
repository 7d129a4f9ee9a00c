import { describe, expect, it } from 'vitest';
import { createFormatters } from './formatters.js';
import { LOCALES, negotiateLocale } from './locales.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const en = createFormatters('en');

describe('instants', () => {
  // The time zone of the machine must never show: these tests run in three zones.
  it('shows an instant in the zone of its place, whatever the zone of the machine', () => {
    expect(en.instant('2026-12-01T05:00:00Z', 'Europe/Amsterdam')).toBe('1 Dec, 06:00');
    expect(en.instant('2026-12-01T20:00:00Z', 'Asia/Shanghai', 'date')).toBe('2 Dec 2026');
    expect(en.instant('2026-12-01T20:00:00Z', null, 'date')).toBe('1 Dec 2026');
  });

  it('names the zone, with daylight saving', () => {
    for (const locale of LOCALES) {
      const { zone } = createFormatters(locale);
      expect(zone('2026-12-01T05:00:00Z', 'Europe/Amsterdam')).toBe('GMT+1');
      expect(zone('2026-07-01T05:00:00Z', 'Europe/Amsterdam')).toBe('GMT+2');
      expect(zone('2026-12-01T05:00:00Z', 'America/Los_Angeles')).toBe('GMT-8');
      expect(zone('2026-12-01T05:00:00Z', 'Asia/Kolkata')).toBe('GMT+5:30');
    }
    expect(en.zone('2026-07-01T05:00:00Z', null)).toBe('UTC');
  });

  it('shows midnight as 00 in every language', () => {
    for (const locale of LOCALES) expect(createFormatters(locale).instant('2026-01-01T00:00:00Z', 'UTC', 'time')).toBe('00:00');
  });

  it('gives an empty text without an instant, and UTC for an unknown zone', () => {
    expect(en.instant(null, 'UTC')).toBe('');
    expect(en.instant('rubbish', 'UTC')).toBe('');
    expect(en.instant('2026-01-01T00:00:00Z', 'Mars/Olympus', 'time')).toBe('00:00');
  });
});

describe('dates without a year', () => {
  const PRESENT = '2026-11-21T08:00:00Z';
  const { instant } = createFormatters('en', PRESENT);

  it('have their year more than 183 days from the present, before and after it', () => {
    expect(instant('2026-02-03T05:00:00Z', 'UTC', 'dateShort')).toBe('3 Feb 2026');
    expect(instant('2027-02-03T05:00:00Z', 'UTC', 'dateShort')).toBe('3 Feb');
    expect(instant('2027-11-03T05:00:00Z', 'UTC', 'dateShort')).toBe('3 Nov 2027');
    expect(instant('2024-02-03T05:00:00Z', 'Asia/Shanghai')).toBe('3 Feb 2024, 13:00');
    expect(instant('2024-02-03T05:00:00Z', 'UTC', 'time')).toBe('05:00');
  });

  it('count whole days', () => {
    expect(instant('2026-05-22T00:00:00Z', 'UTC', 'dateShort')).toBe('22 May');
    expect(instant('2026-05-21T23:59:00Z', 'UTC', 'dateShort')).toBe('21 May 2026');
    expect(instant('2027-05-23T23:59:00Z', 'UTC', 'dateShort')).toBe('23 May');
    expect(instant('2027-05-24T00:00:00Z', 'UTC', 'dateShort')).toBe('24 May 2027');
  });

  it('have their year in every language', () => {
    for (const locale of ['zh-cn', 'zh-tw'] as const)
      expect(createFormatters(locale, PRESENT).instant('2026-02-03T05:00:00Z', 'UTC', 'dateShort')).toBe('2026年2月3日');
  });

  it('never have it without a present, nor for an unknown time', () => {
    expect(en.instant('2024-02-03T05:00:00Z', 'UTC', 'dateShort')).toBe('3 Feb');
    expect(createFormatters('en', 'soon')).toBe(en);
    expect([instant(null, 'UTC'), instant('rubbish', 'UTC')]).toEqual(['', '']);
  });

  it('come from one object during a day, also after many other days', () => {
    const today = createFormatters('en', PRESENT);
    expect(createFormatters('en', Date.parse(PRESENT) + 3_600_000)).toBe(today);
    for (let day = 1; day < 100; day += 1) createFormatters('en', Date.parse(PRESENT) + day * DAY);
    expect(createFormatters('en', PRESENT).instant('2026-02-03T05:00:00Z', 'UTC', 'dateShort')).toBe('3 Feb 2026');
  });
});

it('separates names as each language does', () => {
  expect(en.list(['Shanghai', 'Ningbo'])).toBe('Shanghai, Ningbo');
  for (const locale of ['zh-cn', 'zh-tw'] as const) expect(createFormatters(locale).list(['上海', '宁波'])).toBe('上海、宁波');
});

describe('slips', () => {
  it.each([
    [2 * DAY + 4 * HOUR, '+2 d 4 h'],
    [-6 * HOUR, '−6 h'],
    [5 * DAY, '+5 d'],
    // The slip is the difference of two times that are shown with their hours, however long it is.
    [12 * DAY + 5 * HOUR, '+12 d 5 h'],
    [10 * 60_000, '±0'],
    [45 * 60_000, '+45 min'],
  ])('%d ms is %s', (ms, text) => {
    expect(en.slip(ms)).toBe(text);
  });

  it('uses the words of each language', () => {
    expect(createFormatters('zh-cn').slip(2 * DAY + 4 * HOUR)).toBe('+2 天 4 小时');
    expect(createFormatters('zh-tw').slip(-6 * HOUR)).toBe('−6 小時');
  });

  it('rounds up into the next unit instead of showing 24 hours', () => {
    expect(en.duration(23.9 * HOUR)).toBe('1 d');
  });
});

describe('quantities', () => {
  it('writes weights, volumes and berries with their unit, in each language', () => {
    expect(en.weight(24_310)).toBe('24,310 kg');
    expect(createFormatters('zh-tw').weight(24_310.5)).toBe('24,310.5 公斤');
    expect(en.volume(67.7)).toBe('67.7 m³');
    expect([en.berries(1), en.berries(2400)]).toEqual(['1 berry', '2,400 berries']);
    expect(createFormatters('zh-cn').berries(2400)).toBe('2,400 积分');
  });
});

describe('negotiateLocale', () => {
  it.each([
    ['zh-TW,zh;q=0.9', 'zh-tw'],
    ['zh-Hant-HK', 'zh-tw'],
    ['zh-CN', 'zh-cn'],
    ['zh', 'zh-cn'],
    ['fr,en;q=0.5', 'en'],
    ['de', 'en'],
    ['', 'en'],
  ])('%s gives %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});
