import { airlineOfAwb } from '../../carriers/airlines.js';
import type { IdentifierCheck } from '../../identifiers/check.js';
import { toHalfWidth } from '../../identifiers/normalise.js';
import { checkAwbNumber } from '../../identifiers/numbers.js';

/** A number as spreadsheets write it, also with groups of thousands or decimals. */
const NUMBER = /^\d{1,3}(?:,?\d{3})*(?:\.0+)?$|^\d+(?:\.0+)?$/u;

/**
 * Checks the cell of an air waybill. A spreadsheet that takes it for a number drops its leading zeros: they are added where the number then has
 * the right check digit and the prefix of a known airline.
 */
export function readAwb(text: string): IdentifierCheck {
  const plain = toHalfWidth(text).trim().replace(/^'/u, '');
  if (!NUMBER.test(plain)) return checkAwbNumber(plain);
  const digits = plain.replace(/\.0+$/u, '').replaceAll(',', '');
  const padded = checkAwbNumber(digits.padStart(11, '0'));
  return digits.length >= 9 && padded.checkDigit === 'ok' && airlineOfAwb(padded.value) ? padded : checkAwbNumber(digits);
}
