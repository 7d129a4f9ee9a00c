import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { apiNames, goneNames } from './api-names.mjs';

const read = (path: string): string => readFileSync(new URL(`../../packages/${path}`, import.meta.url), 'utf8');
const packages = ['tracking', 'i18n', 'api-client', 'ui'];

/** Names that the last release exported and the sources do not. */
const gone = packages.flatMap((name) => {
  const released = JSON.parse(read(`${name}/released-api.json`)) as Record<string, string>;
  const before = Object.fromEntries(Object.entries(released).map(([entry, names]) => [entry, names.split(' ').filter(Boolean)]));
  const now = apiNames(read(`${name}/api-report.txt`));
  const every = Object.values(now).flat();
  return goneNames(before, now).map((one) => ({ ...one, package: name, now: every }));
});

const hasWord = (page: string, word: string): boolean => new RegExp(`(?<!\\w)${word}(?!\\w)`).test(page);

/** Words that one line of the page must have: the name, for a member that of its owner too, for a message that moved both groups. */
function wordsFor({ entry, name, now }: (typeof gone)[number]): string[][] {
  if (name === '') return [[entry]];
  const [catalogue = '', group = '', key] = name.split('.');
  // The page names a component where its props are meant.
  if (key === undefined) return [name.replace(/Props(?=\.)/, '').split('.')];
  const moved = now.filter((other) => other.startsWith(`${catalogue}.`) && other.endsWith(`.${key}`));
  return moved.length > 0 ? moved.map((other) => [group, other.split('.')[1] ?? '']) : [[key]];
}

describe('the page Migration', () => {
  it.each(['migration.mdx', 'migration.zh.mdx'])('has every name that is gone since the last release: %s', (file) => {
    const lines = read(`ui/src/project/${file}`).split('\n');
    expect(gone.length).toBeGreaterThan(20);
    const missing = gone.filter((one) => !lines.some((line) => wordsFor(one).some((words) => words.every((word) => hasWord(line, word)))));
    expect(missing.map((one) => `${one.package} ${one.entry} ${one.name}`)).toEqual([]);
  });
});

describe('names of an API', () => {
  const report = (members: string): string => `## .
# index.d.ts
export * from './a/index.js';
export { type B as C, d } from './b.js';
# a/index.d.ts
export interface A<T extends string = string> extends Omit<Base, 'x'> {
${members}}
export interface Base {
    y?: string;
}
## ./a
# a/index.d.ts: above
## ./*`;

  it('are those of an entry and of what it re-exports, with members', () => {
    expect(apiNames(report('    one: string;\n'))).toEqual({
      '.': ['A', 'A.one', 'A.y', 'Base', 'Base.y', 'C', 'd'],
      './a': ['A', 'A.one', 'A.y', 'Base', 'Base.y'],
      './*': [],
    });
  });

  it('are compared by entry, name and member', () => {
    const before = apiNames(report('    one: string;\n'));
    expect(goneNames(before, apiNames(report('')))).toEqual([
      { entry: '.', name: 'A.one' },
      { entry: './a', name: 'A.one' },
    ]);
    expect(goneNames({ ...before, './gone': ['x'] }, before)).toEqual([{ entry: './gone', name: '' }]);
    // Members of another kind of type are unknown.
    expect(goneNames(before, { ...before, './a': ['A', 'Base', 'Base.y'] })).toEqual([]);
  });
});
