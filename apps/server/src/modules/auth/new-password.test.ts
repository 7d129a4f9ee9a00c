import { expect, it } from 'vitest';
import { newPassword } from './new-password.ts';
import { assertGoodPassword } from './password.ts';

it('fits the rule for passwords, is never the same, and holds nothing that is misread', () => {
  const made = Array.from({ length: 500 }, newPassword);
  for (const password of made) {
    expect(() => assertGoodPassword(password)).not.toThrow();
    expect(password).toMatch(/^(?:[a-zA-Z0-9]{4}-){3}[a-zA-Z0-9]{4}$/u);
    expect(password).not.toMatch(/[01OIl]/u);
  }
  expect(new Set(made).size).toBe(made.length);
});
