import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** Passwords of tests cost little: a hash names its own cost, so verifying one is quick as well. `service.test.ts` checks the real cost. */
vi.mock('@node-rs/argon2', async (load) => {
  const real = await load<typeof argon2>();
  const hash: typeof argon2.hash = (password, options) => real.hash(password, { ...options, memoryCost: 64, timeCost: 1 });
  return { ...real, hash };
});
