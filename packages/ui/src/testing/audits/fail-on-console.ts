/* oxlint-disable no-console -- this file listens to the console */
import { afterEach, beforeEach, expect } from 'vitest';

// An unexpected warning is a bug: React warns in the console about future errors.
const real = { error: console.error, warn: console.warn };
let logged: string[] = [];

/**
 * Warning about a click of the testing library that opens lazy code, since the library does not await `act`. React prints it once in a
 * page, so it falls on whichever test is first, and is no fault of a component.
 */
const ABOUT_THE_CLICK = 'A component suspended inside an `act` scope';

beforeEach(() => {
  logged = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      if (!String(args[0]).startsWith(ABOUT_THE_CLICK)) logged.push(`console.${level}: ${args.map(String).join(' ')}`);
      real[level](...args);
    };
  }
});

afterEach(() => {
  const all = logged;
  console.error = real.error;
  console.warn = real.warn;
  expect(all, all.join('\n')).toEqual([]);
});
