import { checkResult, patternResult, type IdentifierCheck } from './check.js';
import { normaliseIdentifier, toHalfWidth } from './normalise.js';
import { AIRPORT, EMAIL, EMAIL_MAX, LOCODE, PHONE, plainPhone, SCAC } from '../rules/index.js';

/** IATA air waybill: three digits of the airline, seven of the serial number, check digit. */
const AWB = /^\d{11}$/u;

/**
 * Check digit of an air waybill: the seven-digit serial number modulo 7, hence 0 to 6.
 *
 * @param text at least ten digits without dash
 */
export function computeAwbCheckDigit(text: string): number | null {
  return /^\d{10}/u.test(text) ? Number(text.slice(3, 10)) % 7 : null;
}

const AWB_LABEL = /^(?:AWB|MAWB)(?:NO\.?)?[:.#]?(?=\d{11}$)/u;

/** Accepts `157-53806270`, `157 5380 6270`, `15753806270` and `AWB 157-53806270`; `value` has no dash. */
export function checkAwbNumber(text: string): IdentifierCheck {
  const value = normaliseIdentifier(text).replace(AWB_LABEL, '');
  return checkResult(value, AWB.test(value), computeAwbCheckDigit(value));
}

/** Formats an air waybill as `157-53806270`; other text is unchanged. */
export function formatAwb(text: string): string {
  const value = normaliseIdentifier(text);
  return AWB.test(value) ? `${value.slice(0, 3)}-${value.slice(3)}` : text;
}

/** Check digit of an IMO ship number: six digits times 7 … 2, last digit of the sum. */
export function computeImoCheckDigit(text: string): number | null {
  if (!/^\d{6}/u.test(text)) return null;
  let sum = 0;
  for (let i = 0; i < 6; i += 1) sum += (text.charCodeAt(i) - 48) * (7 - i);
  return sum % 10;
}

/** Accepts `9321483` and `IMO 9321483`; `value` has the seven digits only. */
export function checkImoNumber(text: string): IdentifierCheck {
  const value = normaliseIdentifier(text).replace(/^IMO/u, '');
  // All zeros pass the check digit, but sources send them in place of a number.
  return checkResult(value, /^(?!0{7})\d{7}$/u.test(value), computeImoCheckDigit(value));
}

/** Maritime mobile service identity of a ship: nine digits, the first 2 to 7; no check digit exists. */
export const checkMmsi = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text).replace(/^MMSI/u, ''), /^[2-7]\d{8}$/u);

/** IATA code of an airport: three letters. */
export const checkIataAirport = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text), AIRPORT);

/** IATA flight number: airline of two characters, one to four digits, at most one letter. */
export const checkFlightNumber = (text: string): IdentifierCheck =>
  patternResult(normaliseIdentifier(text), /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])\d{1,4}[A-Z]?$/u);

/** Bill of lading: 5 to 20 letters, digits or slashes, at least one digit; no check digit exists. */
export const checkBillOfLading = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text), /^(?=.*\d)[A-Z0-9/]{5,20}$/u);

/** Carrier booking reference: 4 to 35 letters, digits, slashes, underscores or dots. */
export const checkBookingReference = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text), /^[A-Z0-9/_.]{4,35}$/u);

/** Standard carrier alpha code: two to four letters. */
export const checkScac = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text), SCAC);

/** UN/LOCODE: two letters of the country, three letters or digits 2–9. */
export const checkUnLocationCode = (text: string): IdentifierCheck => patternResult(normaliseIdentifier(text), LOCODE);

/** Mobile number of mainland China or number in E.164; the country code +86 is removed. */
export const checkPhone = (text: string): IdentifierCheck => patternResult(plainPhone(normaliseIdentifier(text)), PHONE);

/** Phone number in E.164, e.g. `+8613800138000`; null when invalid. */
export function phoneToE164(text: string): string | null {
  const { value, validPattern } = checkPhone(text);
  if (!validPattern) return null;
  return value.startsWith('+') ? value : `+86${value}`;
}

/** An e-mail address of the usual form. `value` is trimmed; only the domain is put to lower case. */
export function checkEmail(text: string): IdentifierCheck {
  const trimmed = toHalfWidth(text).trim();
  const at = trimmed.lastIndexOf('@');
  const value = at < 0 ? trimmed : trimmed.slice(0, at) + trimmed.slice(at).toLowerCase();
  const local = value.slice(0, Math.max(at, 0));
  const dots = local.startsWith('.') || local.endsWith('.') || local.includes('..');
  return checkResult(value, value.length <= EMAIL_MAX && !dots && EMAIL.test(value), null);
}

/** Absolute http, https or ftp URL. */
export function checkUrl(text: string): IdentifierCheck {
  const value = text.trim();
  return checkResult(value, /^(?:https?|ftp):\/\/[^\s/?#.][^\s/?#]*(?:[/?#]\S*)?$/iu.test(value), null);
}
