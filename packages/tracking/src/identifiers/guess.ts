import { carrierByPrefix } from '../carriers/lookup.js';
import type { ReferenceType } from '../types.js';
import { checkContainerNumber } from './container.js';
import { normaliseIdentifier } from './normalise.js';
import { checkAwbNumber, checkBillOfLading, checkBookingReference } from './numbers.js';

export interface ReferenceGuess {
  value: string;
  type: ReferenceType | 'AWB';
  /** `sure` only when the check digit of a container number or a carrier prefix proves it. */
  certainty: 'sure' | 'likely';
}

/**
 * Guesses the reference type of a text, for the search box and the add form.
 *
 * @returns null when it cannot be a reference at all
 */
export function guessReferenceType(text: string): ReferenceGuess | null {
  const container = checkContainerNumber(text);
  const { value } = container;
  if (container.checkDigit === 'ok') return { value, type: 'CONTAINER', certainty: 'sure' };
  if (container.validPattern) return { value, type: 'CONTAINER', certainty: 'likely' };
  const awb = checkAwbNumber(value);
  // One in ten numbers of eleven digits passes by chance, for example a booking number.
  if (awb.checkDigit === 'ok') return { value: awb.value, type: 'AWB', certainty: 'likely' };
  if (checkBillOfLading(value).validPattern && carrierByPrefix(value) !== null) {
    return { value, type: 'BL', certainty: 'sure' };
  }
  if (checkBillOfLading(value).validPattern && /^[A-Z]{3,4}[A-Z0-9]{6,}$/u.test(value)) {
    return { value, type: 'BL', certainty: 'likely' };
  }
  return checkBookingReference(value).validPattern && /\d/u.test(value) ? { value, type: 'BOOKING', certainty: 'likely' } : null;
}

const PREFIX_AND_NUMBER = /^[A-Z]{4}(?=[A-Z0-9]*\d)/u;

/** Whether two spellings are one reference: carriers write a bill of lading with or without their four-letter prefix. */
export function sameReference(a: string, b: string): boolean {
  const left = normaliseIdentifier(a);
  const right = normaliseIdentifier(b);
  if (left === right) return left !== '';
  const [long, short] = left.length > right.length ? [left, right] : [right, left];
  return short !== '' && long.length - short.length === 4 && PREFIX_AND_NUMBER.test(long) && long.endsWith(short);
}
