import { expect, test } from 'vitest';

import { isGoodPassword, passwordFault, policyOf } from './password-policy.ts';

const stated = { minLength: 10, maxLength: 64, classes: ['upper', 'emoji'], notAccount: true };
const policy = policyOf({ passwordPolicy: stated });

test('rules of the server are used, and unknown ones are left to it', () => {
  expect(policy).toEqual({ ...stated, classes: ['upper'] });
  expect(isGoodPassword(policy, 'Harbour 42')).toBe(true);
  expect(isGoodPassword(policy, 'harbour 42')).toBe(false);
});

test('without a policy only the server validates', () => {
  expect(policyOf(undefined)).toBeNull();
  expect(policyOf({})).toBeNull();
  expect(isGoodPassword(null, 'x')).toBe(true);
});

test('an optional field is validated by its value', () => {
  expect(passwordFault(policy, '', 'nora')).toEqual({});
  expect(passwordFault(policy, undefined, 'nora')).toEqual({});
  expect(passwordFault(policy, 'short', 'nora')).toEqual({ password: 'passwordRule' });
  expect(passwordFault(policy, 'Nora-North', 'nora-north')).toEqual({ password: 'passwordRule' });
});
