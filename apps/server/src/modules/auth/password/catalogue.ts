import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords of breaches that occur most often, in lower case: the ones that attackers try first. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

const PRODUCT = 'seaberry';

/** Letters alone: `Seaberry-2026` is `seaberry`. */
const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/\P{L}/gu, '');

/**
 * Whether a password is common, or only the name of the product or one of these names (account, company) with digits and symbols.
 * @param names Of an email address the part before the @ counts too.
 */
export function isCommonPassword(password: string, names: readonly string[] = []): boolean {
  if (COMMON.has(password.trim().toLowerCase())) return true;
  const letters = lettersOf(password);
  return (
    letters !== '' && [PRODUCT, ...names.flatMap((name) => [name, name.split('@')[0] ?? ''])].some((name) => lettersOf(name) === letters)
  );
}
