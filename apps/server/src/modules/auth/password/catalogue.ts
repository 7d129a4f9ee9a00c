import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent passwords of published breaches, in lower case: attackers try them first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const PRODUCT = 'seaberry';

/** Only the letters of a text, e.g. `seaberry` of `Seaberry-2026`. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/\P{L}/gu, '');

/**
 * Whether a password is common, or only the name of the product or one of these names (account, company) with digits and symbols.
 * @param names For an email address, the part before the @ is one of the names too.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  if (COMMON.has(password.trim().toLowerCase())) return true;
  const letters = lettersOf(password);
  return (
    letters !== '' && [PRODUCT, ...names.flatMap((name) => [name, name.split('@')[0] ?? ''])].some((name) => lettersOf(name) === letters)
  );
}
