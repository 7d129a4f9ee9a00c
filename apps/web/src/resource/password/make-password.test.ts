import { expect, test } from 'vitest';

import { isGoodPassword } from '../../shared/password.logic.ts';
import { makePassword } from './make-password.ts';

test('a made password is good, new each time, and holds nothing that is taken for something else', () => {
  const made = Array.from({ length: 200 }, makePassword);
  expect(made.every(isGoodPassword)).toBe(true);
  expect(new Set(made).size).toBe(made.length);
  expect(made.join('')).not.toMatch(/[0O1Il]/);
});
