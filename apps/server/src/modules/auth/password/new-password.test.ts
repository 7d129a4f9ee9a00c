import { DEFAULT_PASSWORD_POLICY, PASSWORD_CLASSES, type PasswordPolicy } from '@seaberry/api-client/password-policy';
import { expect, it } from 'vitest';
import { newPassword, passwordTexts } from './rules.ts';

it('a generated password satisfies the policy, is unique, and has no ambiguous characters', () => {
  const passwords = Array.from({ length: 500 }, () => newPassword(DEFAULT_PASSWORD_POLICY));
  for (const password of passwords) {
    expect(passwordTexts(DEFAULT_PASSWORD_POLICY, password)).toEqual([]);
    expect(password).toMatch(/^(?:[a-zA-Z0-9]{4}-){3}[a-zA-Z0-9]{4}$/u);
    expect(password).not.toMatch(/[01OIl]/u);
  }
  expect(new Set(passwords).size).toBe(passwords.length);
});

it.each([20, 63, 64])('a generated password satisfies the longest policy, with every kind of character: %i', (minLength) => {
  const policy: PasswordPolicy = { minLength, maxLength: 64, classes: PASSWORD_CLASSES, notAccount: true };
  for (let round = 0; round < 50; round += 1) expect(passwordTexts(policy, newPassword(policy))).toEqual([]);
});
