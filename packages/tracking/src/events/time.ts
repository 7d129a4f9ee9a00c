import type { Instant } from '../types.js';

export interface ParsedTime {
  /** Null for an invalid text, and for a text without zone at a place whose zone is unknown. */
  at: Instant | null;
  /** True when the text carries an offset. */
  zoned: boolean;
  /** False when the text is no ISO 8601 date or time. */
  valid: boolean;
}

const INVALID: ParsedTime = { at: null, zoned: false, valid: false };
const MINUTE_MS = 60_000;
const DAY_LENGTH = 'YYYY-MM-DD'.length;

function twoDigits(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : Number.NaN;
}

interface LocalTime {
  /** The fields as if they were UTC, in ms. */
  local: number;
  /** Start of the zone; length of the text if it has none. */
  zoneAt: number;
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** Date and time fields, read without a regular expression as this runs twice per event; null for other text. */
function readLocal(text: string): LocalTime | null {
  const year = twoDigits(text, 0) * 100 + twoDigits(text, 2);
  const month = twoDigits(text, 5);
  const day = twoDigits(text, 8);
  // `Date.UTC` takes the years 0 to 99 for 1900 to 1999.
  if (year < 100) return null;
  if (text.charAt(4) !== '-' || text.charAt(7) !== '-' || !(month >= 1 && month <= 12 && day >= 1)) return null;
  if (day > (DAYS[month - 1] ?? 0) || (month === 2 && day === 29 && (year % 4 !== 0 || (year % 100 === 0 && year % 400 !== 0))))
    return null;
  const date = Date.UTC(year, month - 1, day);
  if (Number.isNaN(date)) return null;
  const clock = text.charAt(DAY_LENGTH);
  if (clock !== 'T' && clock !== ' ') return { local: date, zoneAt: DAY_LENGTH };
  return readClock(text, date);
}

function readClock(text: string, date: number): LocalTime | null {
  const hour = twoDigits(text, 11);
  const minute = twoDigits(text, 14);
  if (text.charAt(13) !== ':' || !(hour <= 23 && minute <= 59)) return null;
  let local = date + (hour * 60 + minute) * MINUTE_MS;
  if (text.charAt(16) !== ':') return { local, zoneAt: 16 };
  const second = twoDigits(text, 17);
  // Second 60 is a leap second.
  if (!(second <= 60)) return null;
  local += Math.min(second, 59) * 1000;
  let at = 19;
  if (text.charAt(at) !== '.' && text.charAt(at) !== ',') return { local, zoneAt: at };
  let scale = 100;
  for (at += 1; isDigit(text.charCodeAt(at)); at += 1) {
    local += Math.floor((text.charCodeAt(at) - 48) * scale);
    scale = scale > 1 ? scale / 10 : 0;
  }
  return at === 20 ? null : { local, zoneAt: at };
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;
const OFFSET = /^(?:Z|z|[+-]\d\d(?::?\d\d)?)$/u;

/** Cache of offsets: a source uses only a few. */
const offsetTexts = new Map<string, number>();

function offsetOf(text: string): number {
  const known = offsetTexts.get(text);
  if (known !== undefined) return known;
  const offset = OFFSET.test(text) ? offsetMs(text) : Number.NaN;
  if (offsetTexts.size < 200) offsetTexts.set(text, offset);
  return offset;
}

function offsetMs(text: string): number {
  if (text === 'Z' || text === 'z') return 0;
  const hours = Number(text.slice(1, 3));
  const minutes = text.length > 3 ? Number(text.slice(-2)) : 0;
  if (hours > 15 || minutes > 59) return Number.NaN;
  return (text.startsWith('-') ? -1 : 1) * (hours * 60 + minutes) * MINUTE_MS;
}

const DAY_MS = 86_400_000;
const TWO_DIGITS = Array.from({ length: 60 }, (_, n) => String(n).padStart(2, '0'));
/** Cache of days since 1970 by `YYYY-MM-DDT`: a response repeats a few dozen days thousands of times. */
const dayTexts = new Map<number, string>();
const DAY_TEXT_LIMIT = 5000;

function dayText(day: number): string {
  const known = dayTexts.get(day);
  if (known !== undefined) return known;
  const text = new Date(day * DAY_MS).toISOString().slice(0, 11);
  if (dayTexts.size >= DAY_TEXT_LIMIT) dayTexts.clear();
  dayTexts.set(day, text);
  return text;
}

/** Same result as `toISOString` in a third of the time. */
function toInstant(ms: number): Instant {
  const day = Math.floor(ms / DAY_MS);
  const rest = ms - day * DAY_MS;
  const hour = TWO_DIGITS[Math.floor(rest / 3_600_000)] ?? '';
  const minute = TWO_DIGITS[Math.floor(rest / MINUTE_MS) % 60] ?? '';
  const second = TWO_DIGITS[Math.floor(rest / 1000) % 60] ?? '';
  const fraction = rest % 1000;
  return `${dayText(day)}${hour}:${minute}:${second}.${fraction === 0 ? '000' : String(fraction).padStart(3, '0')}Z`;
}

/**
 * Reads ISO 8601 as carriers write it: with `Z`, with an offset, without either, or as a date alone.
 *
 * @param zone IANA zone of the place, used only for a text without offset. Without zone such a text yields no instant, since
 * a wrong zone could shift it to another day.
 */
export function parseTime(text: string, zone: string | null): ParsedTime {
  const read = readLocal(text);
  if (read === null) return INVALID;
  const { local, zoneAt } = read;
  if (zoneAt < text.length) {
    const offset = offsetOf(text.slice(zoneAt));
    return Number.isNaN(offset) ? INVALID : { at: toInstant(local - offset), zoned: true, valid: true };
  }
  const offset = zone === null ? null : zoneOffsetMs(zone, local);
  return { at: offset === null ? null : toInstant(local - offset), zoned: false, valid: true };
}

/** End of the day of an instant in a zone, in ms. */
export function endOfDay(at: Instant, zone: string): number {
  const ms = Date.parse(at);
  const offset = zoneOffsetMs(zone, ms) ?? 0;
  return Math.floor((ms + offset) / DAY_MS + 1) * DAY_MS - offset;
}

/** Offsets with half an hour, which no zone is named after. */
const HALF_HOURS: Readonly<Record<string, string>> = { '+03:30': 'Asia/Tehran', '+05:30': 'Asia/Kolkata', '+06:30': 'Asia/Yangon' };

/** Zone of the offset of a text, for a time at a place of an unknown zone; null for a text without offset, or with `Z`. */
export function zoneOfOffset(text: string): string | null {
  const [offset = '', sign, hours, minutes] = /([+-])(\d\d):?(\d\d)$/u.exec(text) ?? [];
  if (offset === '' || text.length < DAY_LENGTH + offset.length || Number(hours) > 12) return null;
  // These zones are named by the time from them to UTC.
  const whole = `Etc/GMT${sign === '+' ? '-' : '+'}${String(Number(hours))}`;
  return minutes === '00' ? whole : (HALF_HOURS[offset] ?? null);
}

/** Milliseconds since 1970 with the text read as UTC, only for ordering texts without zone; null for an invalid text. */
export const orderOfLocalText = (text: string): number | null => readLocal(text)?.local ?? null;

const clocks = new Map<string, Intl.DateTimeFormat | null>();

function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  let clock: Intl.DateTimeFormat | null = null;
  try {
    // Only for computing offsets: the parts are numbers and are never shown.
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    clock = null; // zone unknown to this runtime: the text stays without instant
  }
  clocks.set(zone, clock);
  return clock;
}

function offsetAt(clock: Intl.DateTimeFormat, utc: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(utc)) part[type] = Number(value);
  const wall = Date.UTC(
    part['year'] ?? 0,
    (part['month'] ?? 1) - 1,
    part['day'] ?? 1,
    part['hour'] ?? 0,
    part['minute'] ?? 0,
    part['second'] ?? 0,
  );
  return wall - Math.floor(utc / 1000) * 1000;
}

const offsets = new Map<string, number>();
const OFFSET_CACHE_LIMIT = 20_000;

/**
 * Offset of a zone at a local time, in ms east of UTC; null for an unknown zone. A local time that a clock change skips or repeats
 * takes the offset before the change.
 */
function zoneOffsetMs(zone: string, localMs: number): number | null {
  const key = `${zone}|${String(Math.floor(localMs / (15 * MINUTE_MS)))}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const clock = clockOf(zone);
  if (clock === null) return null;
  const before = offsetAt(clock, localMs - 24 * 60 * MINUTE_MS);
  const first = offsetAt(clock, localMs - before);
  const offset = first === before ? before : offsetAt(clock, localMs - first) === first ? first : before;
  if (offsets.size >= OFFSET_CACHE_LIMIT) offsets.clear();
  offsets.set(key, offset);
  return offset;
}
