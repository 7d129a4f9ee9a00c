/** Result of checking a number, code or address. For a number of a shipment a failed check only warns, since some real containers fail it. */
export interface IdentifierCheck {
  /** The normalised text. */
  value: string;
  /** The text has the form of such a number. */
  validPattern: boolean;
  /** `none` when the form has no check digit or the text does not match the form. */
  checkDigit: 'ok' | 'bad' | 'none';
  /** Correct check digit; null when it cannot be computed. */
  expected: string | null;
}

export const isValidCheck = (check: IdentifierCheck): boolean => check.validPattern && check.checkDigit !== 'bad';

export function checkResult(value: string, validPattern: boolean, expected: number | null): IdentifierCheck {
  if (!validPattern || expected === null) {
    return { value, validPattern, checkDigit: 'none', expected: expected === null ? null : String(expected) };
  }
  const digit = String(expected);
  return { value, validPattern, checkDigit: value.endsWith(digit) ? 'ok' : 'bad', expected: digit };
}

export const patternResult = (value: string, pattern: RegExp): IdentifierCheck => checkResult(value, pattern.test(value), null);
