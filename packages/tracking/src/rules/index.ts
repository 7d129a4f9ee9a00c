/**
 * Named validation rules, each written once, for the contract, the server and browsers (`@seaberry/tracking/rules`). Every pattern runs in
 * linear time (`scripts/check-patterns.mjs`); callers check the length first.
 */

/** E-mail address: one `@`, a domain of at least two labels (product specification §5). */
export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)$/u;
/** Characters, RFC 5321 §4.5.3.1.3. */
export const EMAIL_MAX = 254;

/**
 * Phone number of mainland China: 11 digits, the first 1, the second 3 to 9 (product specification §5). One of another country as E.164:
 * `+`, country code and number, 7 to 15 digits.
 */
export const PHONE = /^(?:1[3-9]\d{9}|\+(?!86)[1-9]\d{6,14})$/u;

/** A phone number as it is stored: without blanks, dashes, brackets and the code of China. */
export const plainPhone = (text: string): string => text.replaceAll(/[\s().\u2010-\u2015-]/gu, '').replace(/^(?:\+|00)86(?=1\d{10}$)/u, '');

/** UN/LOCODE: country (ISO 3166-1 alpha-2), then three letters or digits 2–9. */
export const LOCODE = /^[A-Z]{2}[A-Z2-9]{3}$/u;

/** A carrier by its SCAC: two to four capital letters. */
export const SCAC = /^[A-Z]{2,4}$/u;
/** SCAC of an ocean carrier. Shorter texts are taken for names where both may be typed: ONE, MSC. */
export const OCEAN_SCAC = /^[A-Z]{4}$/u;

/** IATA designator of an airline: two capital letters, or a letter and a digit in either order. */
export const AIRLINE = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/u;
/** IATA code of an airport: three capital letters. */
export const AIRPORT = /^[A-Z]{3}$/u;

/** Date `YYYY-MM-DD`; `isCalendarDate` says whether the calendar has it. */
export const DATE = /^\d{4}-\d{2}-\d{2}$/u;

/** UUID of any version in either case (RFC 9562). */
export const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

export const isUuid = (text: string): boolean => UUID.test(text);

/** Whether the calendar has a date `YYYY-MM-DD`, of the years 1900 to 2100: any other is a typing error. */
export function isCalendarDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && text >= '1900' && text < '2101' && new Date(at).toISOString().startsWith(text);
}

/** Characters that begin a formula; spreadsheets of East Asia also accept the full-width ones. */
const FORMULA = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/u;
/** Beginning of a formula after a character that another program may take for the end of a cell. */
const INNER_FORMULA = /([;\t\r\n])([^\S\t\r\n]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gu;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)*%?$/u;

/** Text that no spreadsheet runs as a formula: each formula gets a leading apostrophe. Numbers stay. */
function harmless(text: string): string {
  if (NUMBER.test(text)) return text;
  const inner = text.replaceAll(INNER_FORMULA, "$1'$2");
  return FORMULA.test(inner) ? `'${inner}` : inner;
}

/** CSV cell (RFC 4180), quoted where necessary, that no spreadsheet runs as a formula. */
export function csvCell(text: string): string {
  const cell = harmless(text);
  return /[",;\t\r\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
