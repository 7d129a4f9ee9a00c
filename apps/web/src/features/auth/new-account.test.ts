import { ApiError } from '@seaberry/api-client';
import type { PasswordPolicy } from '@seaberry/api-client/password-policy';
import { describe, expect, test } from 'vitest';

import { isTarget } from '../../shared/codes/target.ts';
import { registerProblems, resetProblems } from './new-account.logic.ts';
import { requiresCaptcha, refusedFields, withAccount } from '../../shared/codes/refusal.ts';
import { isOver, phaseOf } from './scan.logic.ts';

test.each<[string, boolean]>([
  ['nora@example.com', true],
  [' 13812345678 ', true],
  ['+86 138-1234-5678', true],
  ['0086 13812345678', true],
  ['nora', false],
  ['nora@', false],
  ['12812345678', false],
  ['', false],
])('a code can be sent to %j: %s', (text, expected) => {
  expect(isTarget(text)).toBe(expected);
});

const POLICY: PasswordPolicy = { minLength: 8, maxLength: 64, classes: ['letter', 'digit'], notAccount: true };

describe('missing fields', () => {
  const complete = { account: 'nora@example.com', code: '123456', password: 'seaberry1', confirm: 'seaberry1' };

  test('are none in a complete form', () => {
    expect(resetProblems(complete, POLICY)).toEqual({});
    expect(resetProblems({ ...complete, password: 'x', confirm: 'x' }, null)).toEqual({});
    expect(registerProblems({ ...complete, nickName: 'Nora', companyName: 'North' }, { terms: true, privacy: true }, POLICY)).toEqual({});
  });

  test('include a missing password and two different ones', () => {
    expect(resetProblems({ ...complete, confirm: 'x' }, POLICY)).toEqual({ confirm: 'mismatch' });
    expect(resetProblems({ ...complete, confirm: '' }, POLICY)).toEqual({ confirm: 'required' });
  });

  test('include a password that breaks the policy, or equals the account name', () => {
    for (const password of ['short1', complete.account]) {
      expect(resetProblems({ ...complete, password, confirm: password }, POLICY)).toEqual({ password: 'passwordRule' });
    }
  });

  test('are listed in the order of the form', () => {
    const empty = { account: '', code: ' ', password: '', confirm: '', nickName: ' ', companyName: '' };
    expect(Object.keys(registerProblems(empty, { terms: false, privacy: false }, POLICY))).toEqual([
      'account',
      'code',
      'password',
      'confirm',
      'nickName',
      'companyName',
      'terms',
      'privacy',
    ]);
  });
});

describe('field errors of the server', () => {
  const refusal = (code: string, fields?: Record<string, string[]>): ApiError =>
    new ApiError('business', 'Why.', { call: 'sysAuth.register', code, ...(fields ? { fields } : {}) });

  test.each([
    ['target', 'account'],
    ['registered', 'account'],
    ['codeWrong', 'code'],
  ])('show %s at %s', (code, field) => {
    expect(refusedFields(refusal(code))).toEqual({ [field]: 'Why.' });
  });

  test('are assigned by name, with the account for sign-in by code under `phone`', () => {
    expect(refusedFields(refusal('400', { phone: ['a', 'b'], nickName: ['c'] }))).toEqual({ account: 'a b', nickName: 'c' });
  });

  test('without a field concern the whole form', () => {
    expect(refusedFields(refusal('D1027'))).toEqual({});
    expect(refusedFields(new Error('x'))).toEqual({});
    expect(requiresCaptcha(refusal('D0008'))).toBe(true);
    expect(requiresCaptcha(refusal('codeTooSoon'))).toBe(false);
  });
});

test('a new attempt clears the error of the account only', () => {
  expect(withAccount({ account: 'a', code: 'b' }, undefined)).toEqual({ code: 'b' });
  expect(Object.keys(withAccount<'account' | 'code'>({ code: 'b' }, 'a'))).toEqual(['account', 'code']);
});

test('a state of the server is mapped to a phase of the scan', () => {
  expect(
    ['waiting', 'scanned', 'confirmed', 'refused', 'expired', 'later'].map((state) => [phaseOf(state), isOver(phaseOf(state))]),
  ).toEqual([
    ['waiting', false],
    ['scanned', false],
    ['confirmed', true],
    ['refused', true],
    ['expired', true],
    ['waiting', false],
  ]);
});
