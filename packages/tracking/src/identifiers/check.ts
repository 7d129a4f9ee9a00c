/** Result of checking one number. A failed check warns and never refuses: real boxes fail it too. */
export interface IdentifierCheck {
  /** The normalised text. */
  value: string;
  /** True when the text has the form of such a number. */
  validPattern: boolean;
  /** `none` when the form has no check digit or the text has not the form. */
  checkDigit: 'ok' | 'bad' | 'none';
  /** The digit that the rule asks for; null when it cannot be computed. */
  expected: string | null;
}

/** True when form and check digit hold. */
export const isValidCheck = (check: IdentifierCheck): boolean => check.validPattern && check.checkDigit !== 'bad';

export function checkResult(value: string, validPattern: boolean, expected: number | null): IdentifierCheck {
  if (!validPattern || expected === null) {
    return { value, validPattern, checkDigit: 'none', expected: expected === null ? null : String(expected) };
  }
  const digit = String(expected);
  return { value, validPattern, checkDigit: value.endsWith(digit) ? 'ok' : 'bad', expected: digit };
}

/** A form without check digit. */
export const patternResult = (value: string, pattern: RegExp): IdentifierCheck => checkResult(value, pattern.test(value), null);
