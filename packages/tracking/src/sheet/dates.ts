import { isCalendarDate } from '../rules/index.js';
import { toHalfWidth } from '../identifiers/normalise.js';

const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T](?:0?0:00(?::00)?|12:00(?::00)? ?AM))?$/iu;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[ T](?:0?0:00(?::00)?|12:00(?::00)? ?AM))?$/iu;
const EIGHT_DIGITS = /^(20\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/u;

const isoDate = (year = '', month = '', day = ''): string => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A date with the year last, if one of day and month is beyond 12 or both are equal; else null. */
function yearLast(plain: string): string | null {
  const [, first = '', , second = '', year = ''] = YEAR_LAST.exec(plain) ?? [];
  const [a, b] = [Number(first), Number(second)];
  if (year === '' || (a > 12 && b > 12) || (a <= 12 && b <= 12 && a !== b)) return null;
  return a > 12 ? isoDate(year, second, first) : isoDate(year, first, second);
}

/** A date as sheets write it, also with its midnight, as `YYYY-MM-DD`; any other text unchanged. The calendar may not have it. */
export function readSheetDate(text: string): string {
  const plain = toHalfWidth(text).trim();
  const match = YEAR_FIRST.exec(plain) ?? EIGHT_DIGITS.exec(plain);
  return match ? isoDate(match[1], match[2], match[3]) : (yearLast(plain) ?? text);
}

/** Number of 1970-01-01 in a workbook, which counts days from the end of 1899. */
const SERIAL_1970 = 25_569;
const SERIALS = { first: 36_526, last: 73_415 };
const DAY_MS = 86_400_000;

/** As {@link readSheetDate}, for a column of dates: there a number of five digits is a day as workbooks count them. */
export function readDateCell(text: string): string {
  const serial = /^(\d{5})(?:\.0+)?$/u.exec(toHalfWidth(text).trim());
  const days = Number(serial?.[1] ?? 0);
  if (days < SERIALS.first || days > SERIALS.last) return readSheetDate(text);
  return new Date((days - SERIAL_1970) * DAY_MS).toISOString().slice(0, 10);
}

/** Why a cell of a column of dates is no date: not one at all, day and month may be exchanged, or the calendar has no such day. */
export type DateFault = 'sheetDate' | 'ambiguousDate' | 'noSuchDay';

/** @param text from {@link readDateCell}, and no date of the calendar */
export function dateFaultOf(text: string): DateFault {
  if (YEAR_LAST.test(toHalfWidth(text).trim()))
    return Math.max(...text.split(/[-/.]/u, 2).map(Number)) > 12 ? 'sheetDate' : 'ambiguousDate';
  const [year = '', month = '', day = ''] = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text.split('-') : [];
  // A year that is too far away is no missing day.
  return day !== '' && isCalendarDate(`${year}-01-01`) && !isCalendarDate(`${year}-${month}-${day}`) ? 'noSuchDay' : 'sheetDate';
}
