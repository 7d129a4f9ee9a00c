import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const OF_THE_BROWSER = /\btype\s*[=:]\s*\{?\s*["'`](?:date|datetime-local|month|week|time)["'`]/u;

it('days and times are entered with our own fields, never with those of the browser, which follow its language', () => {
  const sources = globSync('{packages/ui,apps/web}/src/**/*.{ts,tsx,mdx}', { cwd: root }).filter((file) => !file.endsWith('.gen.ts'));
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((file) => OF_THE_BROWSER.test(readFileSync(`${root}${file}`, 'utf8')))).toEqual([]);
});
