import { checkResult, type IdentifierCheck } from './check.js';
import { normaliseIdentifier } from './normalise.js';

/** ISO 6346: three owner letters, category U (container), J (detachable equipment) or Z (chassis), six digits, check digit. */
const CONTAINER = /^[A-Z]{3}[UJZ]\d{7}$/u;

/** ISO 6346: digits as they are, A–Z from 10 up without the multiples of 11. */
function iso6346Value(charCode: number): number {
  const letter = charCode - 65;
  return letter < 0 ? charCode - 48 : 10 + letter + Math.floor((letter + 9) / 10);
}

/**
 * The check digit of a container number (ISO 6346): characters' values times 2^position, modulo 11, 10 counting as 0.
 *
 * @param text at least the first ten characters, upper case, e.g. `CSQU305438`
 * @returns null when the first ten characters are not four letters and six digits
 */
export function computeIso6346CheckDigit(text: string): number | null {
  if (!/^[A-Z]{4}\d{6}/u.test(text)) return null;
  let sum = 0;
  for (let i = 0; i < 10; i += 1) sum += iso6346Value(text.charCodeAt(i)) * 2 ** i;
  return (sum % 11) % 10;
}

/** Checks a container number of ISO 6346. Containers outside it exist (DCSA allows 15 characters), so only warn. */
export function checkContainerNumber(text: string): IdentifierCheck {
  const value = normaliseIdentifier(text);
  return checkResult(value, CONTAINER.test(value), computeIso6346CheckDigit(value));
}
