import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
/** State and functions as props, which a server component cannot have. */
const OF_CLIENT = /\buse[A-Z][A-Za-z]*\(|\bon[A-Z][A-Za-z]*=\{|=>/u;

it('an example with state or functions can be copied into an app with server components', () => {
  const files = globSync('**/examples/*.tsx', { cwd: src });
  expect(files.length).toBeGreaterThan(200);
  const missing = files.filter((file) => {
    const source = readFileSync(`${src}${file}`, 'utf8');
    return OF_CLIENT.test(source) && !source.startsWith("'use client';");
  });
  expect(missing).toEqual([]);
});
