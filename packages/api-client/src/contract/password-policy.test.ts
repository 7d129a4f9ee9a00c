import { expect, it } from 'vitest';
import {
  brokenPasswordRules,
  DEFAULT_PASSWORD_POLICY,
  drawPassword,
  PASSWORD_CLASSES,
  passwordRules,
  type PasswordPolicy,
} from './password-policy.js';

const STRICT: PasswordPolicy = { minLength: 12, maxLength: 20, classes: PASSWORD_CLASSES, notAccount: true };

it.each([
  ['harbour 42', []],
  ['港口港口港口港口7', []],
  ['short 1', ['length']],
  ['lantern over berth nine', []],
  ['8241773011', []],
  ['🚢'.repeat(7), ['length']],
  ['🚢'.repeat(128), []],
  ['', ['length']],
  ['x'.repeat(129), ['length']],
])('the default policy requires eight to 128 characters of any kind: %s', (password, broken) => {
  expect(brokenPasswordRules(DEFAULT_PASSWORD_POLICY, password)).toEqual(broken);
});

it.each([
  ['Harbour-2026', []],
  ['harbour-2026', ['upper']],
  ['HARBOUR-2026', ['lower']],
  // A blank is no symbol.
  ['Harbour 2026', ['symbol']],
  ['-------------', ['letter', 'digit', 'lower', 'upper']],
])('a policy reports the rules that a password breaks: %s', (password, broken) => {
  expect(brokenPasswordRules(STRICT, password)).toEqual(broken);
});

it.each([
  ['north-2026', 'North-2026'],
  ['north-2026', ' north-2026 '],
  ['north-2026@example.com', 'north-2026'],
  ['north-2026@example.com', 'North-2026@example.com'],
])('the name of the account is rejected as a password: %s', (account, password) => {
  expect(brokenPasswordRules(DEFAULT_PASSWORD_POLICY, password, account)).toEqual(['account']);
  expect(brokenPasswordRules({ ...DEFAULT_PASSWORD_POLICY, notAccount: false }, password, account)).toEqual([]);
  expect(brokenPasswordRules(DEFAULT_PASSWORD_POLICY, password)).toEqual([]);
});

it('rules are listed in one order, however the policy is configured', () => {
  expect(passwordRules({ ...STRICT, classes: ['symbol', 'letter'] })).toEqual(['length', 'letter', 'symbol', 'account']);
  expect(passwordRules({ ...STRICT, classes: [], notAccount: false })).toEqual(['length']);
});

it('a generated password that breaks the policy is generated again', () => {
  let picked = 0;
  // A password has 16 characters, in four groups of four. The first attempt picks the first character of each list, so no capital letter.
  const pick = (characters: string): string => ((picked += 1) <= 16 ? characters.charAt(0) : characters.charAt(characters.length - 1));
  expect(drawPassword({ ...DEFAULT_PASSWORD_POLICY, classes: ['upper'] }, pick)).toBe('Z999-Z999-Z999-Z999');
});
