import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { firstExampleOf } from '../stories/story-files.js';

const src = fileURLToPath(new URL('../..', import.meta.url));
const guides = ['components', 'composites', 'tracking'].flatMap((layer) =>
  readdirSync(join(src, layer), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => join(src, layer, path)),
);

/** Stories of a guide whose code is an example file. */
function examplesOf(guide: string): string[] {
  const stories = join(dirname(guide), `${basename(guide).replace(/(?:\.zh)?\.mdx$/u, '')}.stories.tsx`);
  if (!existsSync(stories)) return [];
  const names = [...readFileSync(stories, 'utf8').matchAll(/^export const (\w+) = example\(/gmu)].map(([, name = '']) => name);
  const shown = [...readFileSync(guide, 'utf8').matchAll(/<(?:Open)?Canvas of=\{stories\.(\w+)\}/gu)].map(([, name = '']) => name);
  return shown.filter((name) => names.includes(name));
}

test('Each guide of a component shows code to copy, with its imports.', () => {
  expect(guides.length).toBeGreaterThan(100);
  expect(guides.filter((guide) => examplesOf(guide).length === 0).map((guide) => basename(guide))).toEqual([]);
});

test('Each guide opens with the code of the first of its examples.', () => {
  const wrong = guides.flatMap((guide) => {
    const modules = [...readFileSync(guide, 'utf8').matchAll(/import \* as \w+ from '\.\/([\w.-]+\.stories)'/gu)];
    const opened = modules.flatMap(([, file = '']) => firstExampleOf(join(dirname(guide), `${file}.tsx`)) ?? []);
    return opened.length === 1 && opened[0] === examplesOf(guide)[0] ? [] : [`${basename(guide)}: ${opened.join(', ')}`];
  });
  expect(wrong).toEqual([]);
});

test('The first picture of each guide is that of an example, not a matrix without code.', () => {
  const first = guides.map((guide) => [guide, /<(?:Open)?Canvas of=\{(?:\w+)\.(\w+)\}/u.exec(readFileSync(guide, 'utf8'))?.[1]] as const);
  expect(first.filter(([guide, story]) => story !== examplesOf(guide)[0]).map(([guide]) => basename(guide))).toEqual([]);
});

test('No example equals another one but for the name of its function.', () => {
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\/examples\/[^/]+\.tsx$/u.test(path));
  expect(all.length).toBeGreaterThan(100);
  const first = new Map<string, string>();
  const repeated = all.flatMap((path) => {
    const body = readFileSync(join(src, path), 'utf8').replace(/^export function \w+/mu, 'export function');
    const seen = first.get(body);
    if (seen === undefined) first.set(body, path);
    return seen === undefined ? [] : [`${path} equals ${seen}`];
  });
  expect(repeated).toEqual([]);
});

test('No example has a class of the library, which a page that copies it has not.', () => {
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\/examples\/[^/]+\.tsx$/u.test(path));
  expect(all.filter((path) => /\bsb:/u.test(readFileSync(join(src, path), 'utf8')))).toEqual([]);
});

/** Here the date is what the example is about. */
const ABOUT_A_DATE = ['components/cron-input/examples/change-of-clocks.tsx'];

test('No example has the day of the stories or the name of one, which an app that copies it has not.', () => {
  const all = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\/examples\/[^/]+\.tsx$/u.test(path));
  const dated = all.filter((path) => /\b(?:today|now)="|\bid: 'story'/u.test(readFileSync(join(src, path), 'utf8')));
  expect(dated).toEqual(ABOUT_A_DATE);
});
