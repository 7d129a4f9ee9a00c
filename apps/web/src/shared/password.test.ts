import { expect, test } from 'vitest';

import { isGoodPassword } from './password.logic.ts';

test.each([
  ['abcdefg1', true],
  ['海运货物跟踪系统1', true],
  ['abcdef1', false],
  ['abcdefgh', false],
  ['12345678', false],
  ['short1', false],
  [`a1${'x'.repeat(62)}`, true],
  [`a1${'x'.repeat(63)}`, false],
])('%s is a good password: %s', (text, expected) => {
  expect(isGoodPassword(text)).toBe(expected);
});
