import { BCP47, type Locale } from '@seaberry/i18n';

/**
 * Calendar day as a string, `2026-11-21`. It has no time and no zone, so it is never a `Date`: a `Date` is an instant, which is a different
 * day elsewhere.
 */
export type PlainDate = string;

/** Range of days, both ends included. */
export interface DateRange {
  readonly from: PlainDate;
  readonly to: PlainDate;
}

/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const DAY_MS = 86_400_000;

/** First day of the week by language (CLDR). */
export const WEEK_START: Readonly<Record<Locale, Weekday>> = { en: 1, 'zh-cn': 1, 'zh-tw': 0 };

/** The day, or null for an invalid date: `plainDate(2026, 2, 30)`. */
export function plainDate(year: number, month: number, day: number): PlainDate | null {
  const ms = Date.UTC(year, month - 1, day);
  const made = new Date(ms);
  const real = year >= 1000 && year <= 9999 && made.getUTCMonth() === month - 1 && made.getUTCDate() === day;
  return real ? made.toISOString().slice(0, 10) : null;
}

/** Whether a string is a valid day in the form `YYYY-MM-DD`. */
export function isPlainDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && plainDate(...partsOf(text)) === text;
}

/** Year, month (from 1) and day. */
export function partsOf(date: PlainDate): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

const utcOf = (date: PlainDate): number => {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day);
};

export function addDays(date: PlainDate, days: number): PlainDate {
  return new Date(utcOf(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of days in a range, both ends included. */
export function daysIn({ from, to }: DateRange): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_MS) + 1;
}

export function inOrder(one: PlainDate, other: PlainDate): DateRange {
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}

export function monthStart(date: PlainDate, months = 0): PlainDate {
  const [year, month] = partsOf(date);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

export function weekStart(date: PlainDate, first: Weekday): PlainDate {
  const day = new Date(utcOf(date)).getUTCDay();
  return addDays(date, -((day - first + 7) % 7));
}

/** Day in a zone (IANA) at an instant (epoch ms). */
export function dayIn(timeZone: string, now: number): PlainDate {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(now);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** Noon of the day in the local zone, for libraries that need a `Date`. Noon exists in every zone on every day. */
export function toLocalDate(date: PlainDate): Date {
  const [year, month, day] = partsOf(date);
  return new Date(year, month - 1, day, 12);
}

/** The day of a `Date` that `toLocalDate` or a calendar made. */
export function fromLocalDate(date: Date): PlainDate {
  return plainDate(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a day in a language; the default is `21 Nov 2026`, `2026年11月21日`. */
export function writeDate(
  date: PlainDate,
  locale: Locale,
  options: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' },
): string {
  const key = `${locale}${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(BCP47[locale], { ...options, timeZone: 'UTC' });
  formats.set(key, format);
  return format.format(utcOf(date));
}

/** Formats a range; a common year appears once: `9 Nov – 4 Dec 2026`, `2026年11月9日 – 12月4日`. */
export function writeRange({ from, to }: DateRange, locale: Locale, join: (from: string, to: string) => string): string {
  const [first, last] = [writeDate(from, locale), writeDate(to, locale)];
  if (from === to) return first;
  if (partsOf(from)[0] !== partsOf(to)[0]) return join(first, last);
  const short = (date: PlainDate): string => writeDate(date, locale, { day: 'numeric', month: 'short' });
  return locale === 'en' ? join(short(from), last) : join(first, short(to));
}

export type DateFault = 'early' | 'late' | 'blocked';

export interface DateRule {
  readonly min?: PlainDate | undefined;
  readonly max?: PlainDate | undefined;
  readonly isDateDisabled?: ((date: PlainDate) => boolean) | undefined;
}

export function dateFault(date: PlainDate, { min, max, isDateDisabled }: DateRule): DateFault | undefined {
  if (min !== undefined && date < min) return 'early';
  if (max !== undefined && date > max) return 'late';
  return isDateDisabled?.(date) ? 'blocked' : undefined;
}
