import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import type { StandardSchema } from '@seaberry/ui/form';
import * as z from 'zod/mini';

import { isGoodPassword } from '../../../session/password-policy.ts';
import { valuesSchema, missing } from '../../../kit/form/values-schema.ts';

export interface PasswordValues {
  passwordOld: string;
  passwordNew: string;
  again: string;
}

export const NO_PASSWORDS: PasswordValues = { passwordOld: '', passwordNew: '', again: '' };

/** @param account Account of the password. */
export const passwordSchema = (policy: PasswordPolicy | null, account?: string): StandardSchema<PasswordValues> =>
  valuesSchema<PasswordValues>(
    z.object({ passwordNew: z.string().check(z.refine((text) => isGoodPassword(policy, text, account), 'passwordRule')) }),
    (values) => values,
    (values) => ({
      ...missing(values, ['passwordOld', 'passwordNew', 'again']),
      ...(values.again && values.again !== values.passwordNew ? { again: 'mismatch' } : {}),
    }),
  );

export type Strength = 'weak' | 'fair' | 'strong';

/** Estimated strength, by length and kinds of characters; null while empty. For information only. */
export function strengthOf(policy: PasswordPolicy | null, password: string): Strength | null {
  if (password === '') return null;
  if (!isGoodPassword(policy, password)) return 'weak';
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (different < 6) return 'weak';
  return password.length >= 14 || (password.length >= 10 && kinds >= 3) ? 'strong' : 'fair';
}
