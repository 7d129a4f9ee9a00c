/* oxlint-disable no-console -- this file listens to the console */
import { afterEach, beforeEach, expect } from 'vitest';

// An unexpected warning is a bug: React warns in the console about future errors.
const real = { error: console.error, warn: console.warn };
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      said.push(`console.${level}: ${args.map(String).join(' ')}`);
      real[level](...args);
    };
  }
});

afterEach(() => {
  const all = said;
  console.error = real.error;
  console.warn = real.warn;
  expect(all, all.join('\n')).toEqual([]);
});
