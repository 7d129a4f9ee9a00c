import { expect, it } from 'vitest';
import { hashPassword, passwordFits } from './service.ts';

// Tests with a database replace the hash by a cheaper one, so this test checks the cost of the product.
it('a password is hashed with argon2id at the cost that OWASP recommends', async () => {
  const stored = await hashPassword('correct horse');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(await passwordFits(stored, 'correct horse')).toBe(true);
  expect(await passwordFits(stored, 'correct horsf')).toBe(false);
});
