import { expect, it } from 'vitest';

import { moveItems, searchItems, splitItems } from './transfer.logic.js';

const items = [
  { id: 'cosco', label: 'COSCO', keywords: ['zhongyuan'] },
  { id: 'msc', label: 'MSC' },
  { id: 'oocl', label: 'OOCL', disabled: true },
];

it('keeps the order of selection and drops unknown ids', () => {
  const { available, chosen } = splitItems(items, ['msc', 'gone', 'cosco']);
  expect(available.map(({ id }) => id)).toEqual(['oocl']);
  expect(chosen.map(({ id }) => id)).toEqual(['msc', 'cosco']);
});

it('finds by label and keyword', () => {
  expect(searchItems(items, 'ZHONG').map(({ id }) => id)).toEqual(['cosco']);
  expect(searchItems(items, ' ')).toBe(items);
});

it('moves only enabled items, each once', () => {
  expect(moveItems(items, ['msc'], new Set(['oocl', 'cosco', 'msc']), 'chosen')).toEqual(['msc', 'cosco']);
  expect(moveItems(items, ['msc', 'oocl'], new Set(['msc', 'oocl']), 'available')).toEqual(['oocl']);
});
