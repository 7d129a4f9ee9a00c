import * as z from 'zod/mini';

import { isGoodPassword } from '../../../shared/password.logic.ts';
import { judged, missing } from '../lib/judge.ts';

export interface PasswordValues {
  passwordOld: string;
  passwordNew: string;
  again: string;
}

export const NO_PASSWORDS: PasswordValues = { passwordOld: '', passwordNew: '', again: '' };

const schema = z.object({ passwordNew: z.string().check(z.refine(isGoodPassword, 'passwordRule')) });

export const passwordSchema = judged<PasswordValues>(
  schema,
  (values) => values,
  (values) => ({
    ...missing(values, ['passwordOld', 'passwordNew', 'again']),
    ...(values.again && values.again !== values.passwordNew ? { again: 'mismatch' } : {}),
  }),
);

export type Strength = 'weak' | 'fair' | 'strong';

/** A modest guess, by length and kinds of characters; null while nothing is entered. It never hinders. */
export function strengthOf(password: string): Strength | null {
  if (password === '') return null;
  if (!isGoodPassword(password)) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 6) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
