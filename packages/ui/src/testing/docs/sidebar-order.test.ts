import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { groupedTitle, readWords } from './sidebar.js';

type Order = readonly (string | Order)[];

/** The order of the sidebar. Storybook reads it from the source as well, so it is written there and not imported. */
function sidebarOrder(): Order {
  const source = readFileSync(new URL('../../../../../.storybook/preview.tsx', import.meta.url), 'utf8');
  const [, list = '[]'] = /storySort: \{\s*order: (\[[^]*?\]),\s*method:/u.exec(source) ?? [];
  return JSON.parse(list.replaceAll(/,(\s*\])/gu, '$1').replaceAll("'", '"')) as Order;
}

/** Titles that an order names: `Recipes`, `Recipes/Tracking page`. */
const titlesIn = (order: Order, above = ''): string[] =>
  order.flatMap((each, at) => (typeof each === 'string' ? [`${above}${each}`] : titlesIn(each, `${above}${String(order[at - 1])}/`)));

/** Groups whose pages an order lists. */
const orderedGroups = (order: Order, above = ''): string[] =>
  order.flatMap((each, at) => {
    if (typeof each === 'string') return [];
    const group = `${above}${String(order[at - 1])}`;
    return [group, ...orderedGroups(each, `${group}/`)];
  });

const src = fileURLToPath(new URL('../..', import.meta.url));
/** Titles of Chinese pages that are not those of their English ones. */
const chineseTitles = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.zh.mdx'))
  .flatMap((path) => /<Meta title="([^"]+)"/u.exec(readFileSync(join(src, path), 'utf8'))?.[1] ?? []);

const titles = Object.keys(readWords()).map((title) => groupedTitle(title));

test('Each name in the order of the sidebar is one of its groups or pages.', () => {
  const ordered = titlesIn(sidebarOrder()).map((title) => title.replace(/ \p{Script=Han}+$/u, ''));
  expect(ordered.length).toBeGreaterThan(90);
  expect(ordered.filter((name) => !titles.some((title) => title === name || title.startsWith(`${name}/`)))).toEqual([]);
});

test('Each page of a group with an order is in it, and a Chinese page is after its English one.', () => {
  const order = sidebarOrder();
  const ordered = titlesIn(order);
  const groups = new Set(orderedGroups(order));
  const listed = [...titles, ...chineseTitles].filter((title) => groups.has(title.replace(/\/[^/]*$/u, '')));
  expect(listed.length).toBeGreaterThan(100);
  expect(listed.filter((title) => !ordered.includes(title) && !groups.has(title))).toEqual([]);
  expect(chineseTitles.filter((title) => ordered[ordered.indexOf(title) - 1] !== title.replace(/ \p{Script=Han}+$/u, ''))).toEqual([]);
});

test('No two pages of the sidebar differ only in what follows a comma.', () => {
  const names = new Set(titles);
  expect(titles.filter((title) => title.includes(', ') && names.has(title.replace(/, [^/]*$/u, '')))).toEqual([]);
});
