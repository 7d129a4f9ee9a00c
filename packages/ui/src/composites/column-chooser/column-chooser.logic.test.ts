import { expect, it } from 'vitest';

import { isCalled, isSearchable, isUntouched, showAll } from './column-chooser.logic.js';

const columns = [
  { id: 'a', header: 'Reference' },
  { id: 'b', header: 'Carrier' },
  { id: 'c', header: '预计到港 ETA', defaultHidden: true },
];

it('shows all columns, including initially hidden ones', () => {
  expect(showAll(columns, {}, true)).toEqual({ order: ['a', 'b', 'c'], hidden: [] });
});

it('hides all but the first column in the current order', () => {
  expect(showAll(columns, { order: ['b', 'a', 'c'] }, false).hidden).toEqual(['a', 'c']);
});

it('hides all but the required columns', () => {
  const fixed = columns.map((column) => ({ ...column, alwaysShown: column.id === 'b' }));
  expect(showAll(fixed, {}, false).hidden).toEqual(['a', 'c']);
});

it('finds a column by a part of its name', () => {
  expect(columns.filter((column) => isCalled(column, ' eTa ')).map(({ id }) => id)).toEqual(['c']);
  expect(columns.filter((column) => isCalled(column, 'ＣＡＲ')).map(({ id }) => id)).toEqual(['b']);
  expect(columns.filter((column) => isCalled(column, '  '))).toHaveLength(3);
});

it('has a search only for many columns', () => {
  const many = (count: number): typeof columns => Array.from({ length: count }, (_, at) => ({ id: String(at), header: String(at) }));
  expect(isSearchable(many(12))).toBe(false);
  expect(isSearchable(many(13))).toBe(true);
});

it('recognises an unchanged layout', () => {
  expect(isUntouched({})).toBe(true);
  expect(isUntouched({ order: undefined })).toBe(true);
  expect(isUntouched({ pinnedEnd: [] })).toBe(false);
});
