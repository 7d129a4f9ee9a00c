import { BCP47, type Locale } from './locales.js';

export type DateStyle = 'dateTime' | 'date' | 'dateShort' | 'time' | 'dateTimeLong' | 'dateTimeSeconds';

export interface Formatters {
  locale: Locale;
  /**
   * Local time at a place. `dateTime` and `dateShort` have a year only more than 183 days from the present of the formatters.
   *
   * @param instant ISO 8601 with offset or `Z`; null gives an empty string.
   * @param timeZone IANA zone of the place; null shows UTC.
   */
  instant(instant: string | null | undefined, timeZone: string | null | undefined, style?: DateStyle): string;
  /** Offset of a zone at an instant, e.g. `GMT+8`, the same in all languages; `UTC` when the zone is unknown. */
  zone(instant: string | null | undefined, timeZone: string | null | undefined): string;
  /** Signed slip in days and hours from ms: `+2 d 4 h`, `−6 h`, `±0`. */
  slip(ms: number): string;
  /** Unsigned length of time from ms: `3 d 4 h`, `12 min`. */
  duration(ms: number): string;
  /** Distance of an instant from another one, `2 days ago`, `in 3 hours`. */
  relative(instant: string, now: string | number): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  /** Mass from kilograms, to the gram: `24,310 kg`. */
  weight(kilograms: number): string;
  /** Volume from cubic metres, to the litre: `67.7 m³`. */
  volume(cubicMetres: number): string;
  /** A balance or a price in berries: `1 berry`, `2,400 berries`. */
  berries(amount: number): string;
  /** Names one after the other, without a word between them: `Shanghai, Ningbo`, `上海、宁波`. */
  list(names: readonly string[]): string;
  /** Sort order of texts in this language, with digits by value. */
  compare(a: string, b: string): number;
}

const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  dateTime: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTimeLong: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  dateTimeSeconds: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  },
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dateShort: { day: 'numeric', month: 'short' },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

/** Styles without a year, and those that replace them far from the present. */
const WITH_YEAR: Partial<Record<DateStyle, DateStyle>> = { dateTime: 'dateTimeLong', dateShort: 'date' };

/** Days from the present up to which a date without a year is read as the nearest one: half a year. */
const YEARLESS_DAYS = 183;

const UNITS: Record<Locale, { d: string; h: string; min: string; join: string }> = {
  en: { d: ' d', h: ' h', min: ' min', join: ' ' },
  'zh-cn': { d: ' 天', h: ' 小时', min: ' 分钟', join: ' ' },
  'zh-tw': { d: ' 天', h: ' 小時', min: ' 分鐘', join: ' ' },
};

const BERRIES: Record<Locale, (count: number, formatted: string) => string> = {
  en: (count, formatted) => `${formatted} ${count === 1 ? 'berry' : 'berries'}`,
  'zh-cn': (_count, formatted) => `${formatted} 积分`,
  'zh-tw': (_count, formatted) => `${formatted} 點`,
};

const SEPARATOR: Record<Locale, string> = { en: ', ', 'zh-cn': '、', 'zh-tw': '、' };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const cache = new Map<Locale, Formatters>();
/** Formatters by language and day: the same object during a day, so that it can be a dependency of a hook. */
const cacheOfDays = new Map<string, Formatters>();
const MAX_DAYS = 30;

/**
 * Formatter of one language: dates with zones, slips, numbers. Cached, since `Intl` objects are expensive to create.
 *
 * @param present Time of which dates are read, ISO 8601 or ms since the epoch; its day counts. Without it, short dates never have a year.
 */
export function createFormatters(locale: Locale, present?: string | number): Formatters {
  let base = cache.get(locale);
  if (!base) cache.set(locale, (base = build(locale)));
  const today = present === undefined ? Number.NaN : dayOf(present);
  return Number.isNaN(today) ? base : atDay(base, today);
}

const dayOf = (instant: string | number): number => Math.floor((typeof instant === 'number' ? instant : Date.parse(instant)) / DAY);

function atDay(base: Formatters, today: number): Formatters {
  const id = `${base.locale} ${today}`;
  const known = cacheOfDays.get(id);
  if (known) return known;
  // In a demonstration, a day of the server takes a minute.
  if (cacheOfDays.size >= MAX_DAYS) cacheOfDays.clear();
  const made: Formatters = {
    ...base,
    instant(instant, timeZone, style = 'dateTime') {
      const isFar = instant != null && Math.abs(dayOf(instant) - today) > YEARLESS_DAYS;
      return base.instant(instant, timeZone, (isFar && WITH_YEAR[style]) || style);
    },
  };
  cacheOfDays.set(id, made);
  return made;
}

function build(locale: Locale): Formatters {
  const tag = BCP47[locale];
  const dates = new Map<string, Intl.DateTimeFormat>();
  const numbers = new Map<string, Intl.NumberFormat>();
  // Created on first use: together they take some 10 ms of page load.
  let relative: Intl.RelativeTimeFormat | undefined;
  let collator: Intl.Collator | undefined;

  const dateFormat = (timeZone: string, key: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
    const id = `${key}|${timeZone}`;
    let format = dates.get(id);
    if (!format) {
      try {
        format = new Intl.DateTimeFormat(tag, { ...options, timeZone });
      } catch {
        // For a zone unknown to this runtime the time is in UTC, and `zone()` shows that.
        format = new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' });
      }
      dates.set(id, format);
    }
    return format;
  };

  const number: Formatters['number'] = (value, options = {}) => {
    const id = JSON.stringify(options);
    let format = numbers.get(id);
    if (!format) {
      format = new Intl.NumberFormat(tag, options);
      numbers.set(id, format);
    }
    return format.format(value);
  };

  return {
    locale,
    instant(instant, timeZone, style = 'dateTime') {
      const ms = instant ? Date.parse(instant) : Number.NaN;
      return Number.isNaN(ms) ? '' : dateFormat(timeZone ?? 'UTC', style, STYLES[style]).format(ms);
    },
    zone(instant, timeZone) {
      if (!timeZone || timeZone === 'UTC') return 'UTC';
      const ms = instant ? Date.parse(instant) : Date.UTC(2026, 0, 1);
      const parts = dateFormat(timeZone, 'zone', { timeZoneName: 'shortOffset' }).formatToParts(Number.isNaN(ms) ? 0 : ms);
      return parts.find((part) => part.type === 'timeZoneName')?.value ?? timeZone;
    },
    slip(ms) {
      if (Math.abs(ms) < 30 * MINUTE) return '±0';
      return `${ms > 0 ? '+' : '−'}${length(Math.abs(ms), locale)}`;
    },
    duration: (ms) => length(Math.abs(ms), locale),
    relative(instant, now) {
      const diff = Date.parse(instant) - (typeof now === 'number' ? now : Date.parse(now));
      const size = Math.abs(diff);
      relative ??= new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
      if (size < HOUR) return relative.format(Math.round(diff / MINUTE), 'minute');
      if (size < DAY) return relative.format(Math.round(diff / HOUR), 'hour');
      return relative.format(Math.round(diff / DAY), 'day');
    },
    number,
    weight: (kilograms) => number(kilograms, { style: 'unit', unit: 'kilogram', maximumFractionDigits: 3 }),
    volume: (cubicMetres) => `${number(cubicMetres, { maximumFractionDigits: 3 })} m³`,
    berries: (amount) => BERRIES[locale](amount, number(amount)),
    list: (names) => names.join(SEPARATOR[locale]),
    compare: (a, b) => (collator ??= new Intl.Collator(tag, { numeric: true })).compare(a, b),
  };
}

/** At most two units: days and hours, hours, or minutes. */
function length(ms: number, locale: Locale): string {
  const unit = UNITS[locale];
  if (ms < HOUR) return `${Math.round(ms / MINUTE)}${unit.min}`;
  const hours = Math.round(ms / HOUR);
  const days = Math.floor(hours / 24);
  const rest = hours % 24;
  if (days === 0) return `${hours}${unit.h}`;
  return rest === 0 ? `${days}${unit.d}` : `${days}${unit.d}${unit.join}${rest}${unit.h}`;
}
