import { expect, test } from 'vitest';

import { fittedWidths } from './fitted-widths.ts';

const needs = { reference: 264, route: 250, state: 170, heard: 80 };

test('columns have what they need where there is room for all', () => {
  expect(fittedWidths(needs, 800)).toEqual(needs);
});

test('the widest columns share what the others leave, and none of the others has more than it needs', () => {
  expect(fittedWidths(needs, 700)).toEqual({ reference: 225, route: 225, state: 170, heard: 80 });
  expect(fittedWidths(needs, 755)).toEqual({ reference: 255, route: 250, state: 170, heard: 80 });
});

test('columns that yield are narrowed first, in their order, and only as far as they may', () => {
  const yielding = { state: 150, heard: 60, absent: 10 };
  expect(fittedWidths(needs, 750, yielding)).toEqual({ ...needs, state: 156 });
  expect(fittedWidths(needs, 734, yielding)).toEqual({ ...needs, state: 150, heard: 70 });
  expect(fittedWidths(needs, 710, yielding)).toEqual({ reference: 250, route: 250, state: 150, heard: 60 });
  expect(fittedWidths(needs, 800, yielding)).toEqual(needs);
  expect(fittedWidths(needs, 500, yielding)).toEqual(needs);
});

test('where that would be too little, the table scrolls and nothing is cut', () => {
  expect(fittedWidths(needs, 500)).toEqual(needs);
});

test('a column that needs less than the least width of the table takes that from the others', () => {
  expect(fittedWidths({ ...needs, heard: 50 }, 740, { state: 150 })).toEqual({ ...needs, state: 162, heard: 64 });
});
