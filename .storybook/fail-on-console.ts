/* oxlint-disable no-console -- this file listens to the console */
import { afterEach, beforeEach, expect } from 'vitest';

// An unexpected warning is a bug: React says through the console what will break tomorrow.
// Except of the tool itself: it fires events inside of an `act` that does not wait, also where code is brought on first use.
const OF_THE_TOOL = /^A component suspended inside an `act` scope/;
const real = { error: console.error, warn: console.warn };
let said: string[] = [];

beforeEach(() => {
  said = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...args: unknown[]) => {
      const text = args.map(String).join(' ');
      if (OF_THE_TOOL.test(text)) return;
      said.push(`console.${level}: ${text}`);
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
