import { readFileSync } from 'node:fs';

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

const titles = Object.keys(readWords()).map((title) => groupedTitle(title));

test('Each name in the order of the sidebar is one of its groups or pages.', () => {
  const ordered = titlesIn(sidebarOrder()).map((title) => title.replace(/ \p{Script=Han}+$/u, ''));
  expect(ordered.length).toBeGreaterThan(90);
  expect(ordered.filter((name) => !titles.some((title) => title === name || title.startsWith(`${name}/`)))).toEqual([]);
});

test('No two pages of the sidebar differ only in what follows a comma.', () => {
  const names = new Set(titles);
  expect(titles.filter((title) => title.includes(', ') && names.has(title.replace(/, [^/]*$/u, '')))).toEqual([]);
});
