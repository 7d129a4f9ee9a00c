import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
/** State and functions as props, which a server component cannot have. */
const OF_CLIENT = /\buse[A-Z][A-Za-z]*\(|\bon[A-Z][A-Za-z]*=\{|=>/u;
/** A function as a value: of a prop, a property, an element of a list, or an argument. */
const passed = (name: string): RegExp => new RegExp(String.raw`(?:=\{|[:,{[(])\s*${name}\s*[,}\])]`, 'u');
/** Functions that the file declares and passes on; a component of that kind is only rendered. */
const passesFunction = (source: string): boolean =>
  [...source.matchAll(/\bfunction\*?\s+(\w+)/gu)].some(([, name = '']) => passed(name).test(source));

it('an example with state or functions can be copied into an app with server components', () => {
  const files = globSync('**/examples/*.tsx', { cwd: src });
  expect(files.length).toBeGreaterThan(200);
  const missing = files.filter((file) => {
    const source = readFileSync(`${src}${file}`, 'utf8');
    return (OF_CLIENT.test(source) || passesFunction(source)) && !source.startsWith("'use client';");
  });
  expect(missing).toEqual([]);
});
