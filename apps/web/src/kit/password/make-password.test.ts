import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { expect, test } from 'vitest';

import { isGoodPassword } from '../../session/password-policy.ts';
import { makePassword } from './make-password.ts';

const LONG: PasswordPolicy = { minLength: 30, maxLength: 64, classes: ['lower', 'upper', 'digit', 'symbol'], notAccount: true };

test.each([[null], [LONG]])('a generated password is valid, unique, and has no ambiguous characters', (policy) => {
  const made = Array.from({ length: 200 }, () => makePassword(policy));
  expect(made.every((password) => isGoodPassword({ ...LONG, minLength: policy?.minLength ?? 16 }, password))).toBe(true);
  expect(new Set(made).size).toBe(made.length);
  expect(made.join('')).not.toMatch(/[0O1Il]/);
});
